import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import type { Page, Site } from '../schema/index.ts';
import { notFoundPath } from '../schema/paths.ts';
import { PageRenderer } from './renderer/PageRenderer.tsx';
import { SiteProvider } from './shared/site.ts';
import { replayEarlyClick } from './start/earlyClick.ts';
import { GlobalStyle } from './theme/GlobalStyle.ts';
import { useFont } from './theme/useFont.ts';
import type { Documents } from './visit/documents.ts';
import { useArrival } from './visit/useArrival.ts';
import { useLinks } from './visit/useLinks.ts';
import { usePage } from './visit/usePage.ts';
import { usePrefetchInView } from './visit/usePrefetchInView.ts';

type Props = {
  site: Site;
  documents: Documents;
  /** The document that the page came with. */
  first: Page;
};

/** The whole site. There is no table of routes: the documents are the routes. */
export function App({ site, documents, first }: Props) {
  return (
    <SiteProvider value={site}>
      <GlobalStyle />
      <CurrentPage documents={documents} first={first} />
    </SiteProvider>
  );
}

function CurrentPage({ documents, first }: Pick<Props, 'documents' | 'first'>) {
  const page = usePage(documents, first);
  const start = useRef<HTMLParagraphElement>(null);
  const { hash } = useLocation();
  // Back to a place on a page, or on to one that is named: all above it has to be there.
  const isNewPage = useNavigationType() !== 'POP' && hash === '';
  useLinks(documents);
  useFont(page);
  usePrefetchInView(documents, page);
  useArrival(page, start);
  useEffect(() => {
    if (page.path === notFoundPath) {
      console.warn(`404: no page at ${window.location.pathname}`);
    }
  }, [page]);
  useEffect(replayEarlyClick, []);

  return (
    <>
      <p ref={start} tabIndex={-1} role="status" className="visually-hidden">
        {page === first ? '' : page.title}
      </p>
      <PageRenderer document={page} inSteps={isNewPage} />
    </>
  );
}
