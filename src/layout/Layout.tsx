import { type ReactNode, Suspense, useDeferredValue } from 'react';
import { styled } from 'styled-components';
import type { Page } from '../../schema/index.ts';
import { FloatingActions } from './FloatingActions.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { LeadForm } from './LeadForm.tsx';
import { Toasts } from './Toasts.tsx';

const SkipLink = styled.a`
  position: absolute;
  top: 0.5rem;
  left: 0.5rem;
  z-index: 30;
  padding: 0.75rem 1.25rem;
  border-radius: var(--radius-button);
  background: var(--surface);
  font-weight: 600;
`;

const Main = styled.main`
  outline: none;
`;

type Props = { page: Page; strip: ReactNode; children: ReactNode };

/** What stands around every page's blocks. Like them, header and footer are hydrated each in its own time. */
export function Layout({ page, strip, children }: Props) {
  return (
    <>
      <SkipLink href="#main" className="visually-hidden">
        Skip to content
      </SkipLink>
      {strip}
      <Suspense>
        <Header page={useDeferredValue(page)} />
      </Suspense>
      <Main id="main" tabIndex={-1}>
        {children}
      </Main>
      <Suspense>
        <Footer />
      </Suspense>
      {page.floatingActions && <FloatingActions {...page.floatingActions} />}
      <LeadForm dialog={page.dialog} />
      <Toasts />
    </>
  );
}
