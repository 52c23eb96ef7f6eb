import { type ReactNode, Suspense, useDeferredValue } from 'react';
import type { Page } from '../../schema/index.ts';
import { useSite } from '../shared/site.ts';
import { useTranslator } from '../shared/words.ts';
import { styled } from '../styles/styled.ts';
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

type Props = { page: Page; strip: ReactNode; children: ReactNode };

/** The frame around the blocks of every page. Header and footer are hydrated separately, like each block. */
export function Layout({ page, strip, children }: Props) {
  // After client-side navigation, the page renders first. A second render marks its link in the header.
  const shown = useDeferredValue(page);
  const current = headerLinkTo(useSite(), shown.path);
  return (
    <>
      <SkipLink href="#main" className="visually-hidden">
        {useTranslator()('skipToContent')}
      </SkipLink>
      {strip}
      <Suspense>
        <Header current={current} action={shown.header} />
      </Suspense>
      <Main id="main" tabIndex={-1}>
        {children}
      </Main>
      <Suspense>
        <Footer />
      </Suspense>
      <FloatingActions page={page} />
      <Toasts />
    </>
  );
}
