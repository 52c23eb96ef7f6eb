import { type ReactNode, useDeferredValue } from 'react';
import type { ResolvedPage } from '../resolved/types.ts';
import { useSite, useTranslator } from '../shared/site.ts';
import { styled } from '../styles/styled.ts';
import { Part } from '../ui/Part.tsx';
import { FloatingActions } from './FloatingActions.tsx';
import { Footer } from './Footer.tsx';
import { Header, headerLinkTo } from './Header.tsx';
import { Toasts } from './Toasts.tsx';

const SkipLink = styled.a`
  position: absolute;
  top: 0.5rem;
  inset-inline-start: 0.5rem;
  z-index: 30;
  padding: var(--space-s) var(--space-l);
  border-radius: var(--radius-button);
  background: var(--surface);
  font-weight: 600;
`;

const Main = styled.main`
  /* On a short page, the footer extends to the bottom of the window. */
  min-height: calc(100vh - 24rem);
  outline: none;
`;

type Props = {
  page: ResolvedPage;
  /** Rendered above the header. */
  top: ReactNode;
  children: ReactNode;
};

/** The frame around the blocks of every page. */
export function Layout({ page, top, children }: Props) {
  // After client-side navigation, the page renders first. A second render marks its link in the header.
  const deferredPage = useDeferredValue(page);
  const current = headerLinkTo(useSite(), deferredPage.path);
  return (
    <>
      <SkipLink href="#main" className="visually-hidden">
        {useTranslator()('skipToContent')}
      </SkipLink>
      {top}
      <Part name="header">
        <Header current={current} action={deferredPage.header} versions={deferredPage.versions} />
      </Part>
      <Main id="main" tabIndex={-1}>
        {children}
      </Main>
      <Part name="footer">
        <Footer versions={deferredPage.versions} />
      </Part>
      <FloatingActions page={page} />
      <Toasts />
    </>
  );
}
