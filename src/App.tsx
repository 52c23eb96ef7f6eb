import type { ReactNode, Ref } from 'react';
import type { Page } from '../schema/index.ts';
import { PageRenderer } from './renderer/PageRenderer.tsx';
import { SiteProvider, type VisitorSite } from './shared/site.ts';
import { GlobalStyle } from './theme/GlobalStyle.ts';

type Props = {
  site: VisitorSite;
  page: Page;
  /** The elements of the document's head, unless they are prerendered. */
  head?: ReactNode;
  /** The text that screen readers announce. Default: none. */
  announcement?: string;
  /** The element with the announcement. It gets the focus after client-side navigation. */
  start?: Ref<HTMLParagraphElement>;
};

/** The layout around the current page. There is no list of routes: each document is one. */
export function App({ site, page, head, announcement = '', start }: Props) {
  return (
    <SiteProvider value={site}>
      <GlobalStyle />
      <p ref={start} tabIndex={-1} role="status" className="visually-hidden">
        {announcement}
      </p>
      {head}
      <PageRenderer page={page} />
    </SiteProvider>
  );
}
