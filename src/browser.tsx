import { hydrateRoot } from 'react-dom/client';
import { pathOfDocument } from '../schema/paths.ts';
import { preparePage } from './renderer/preparePage.ts';
import { createHistory } from './shared/router.ts';
import type { VisitorSite } from './shared/site.ts';
import { showToast } from './shared/toast.ts';
import { translator } from './shared/words.ts';
import { readStartData } from './start/startData.ts';
import { reloadedKey } from './start/storageKeys.ts';
import { loadStyles } from './styles/loadStyles.ts';
import { createDocuments, fetchDocument } from './visit/documents.ts';
import { loadOnHistory, PageBoundary } from './visit/PageBoundary.tsx';
import { VisitedSite } from './visit/VisitedSite.tsx';
import { createVisit, type Positions } from './visit/visit.ts';

// A prerendered page has its styles; a later one needs those of all pages.
const documents = createDocuments(async (page) => {
  await Promise.all([preparePage(page), loadStyles()]);
});

/** Fetches the page's document and site.json, whose addresses are in its start data, and hydrates the prerendered page. */
async function startPage(): Promise<void> {
  const root = document.getElementById('root');
  const start = readStartData();
  if (!root || !start) throw new Error('The page does not say what it was made from.');

  const [site, page] = await Promise.all([
    fetchSite(start.site),
    fetchDocument(pathOfDocument(start.document)).then(async (document) => {
      await preparePage(document);
      return document;
    }),
  ]);
  // Back or Forward has left the page before its code ran, so it is not the page of the browser's address.
  if (window.early && window.early.pathname !== window.location.pathname) {
    loadOnHistory();
    return;
  }
  const visit = createVisit({
    documents,
    page,
    history: createHistory(),
    browser: {
      scrollTop: () => window.scrollY,
      isOnline: () => navigator.onLine,
      load: (address) => window.location.assign(address),
      reload: () => window.location.reload(),
      showError: () => showToast('error', translator(site)('notLoaded')),
      readPositions,
      storePositions,
    },
  });
  hydrateRoot(
    root,
    <PageBoundary root={root}>
      <VisitedSite site={site} documents={documents} visit={visit} />
    </PageBoundary>,
    // Both boundaries log what they catch (BlockBoundary, PageBoundary).
    { onCaughtError: () => {} },
  );
}

/** In sessionStorage: the scroll positions of the tab's history entries. */
const positionsKey = 'positions';

function readPositions(): Positions {
  try {
    return JSON.parse(sessionStorage[positionsKey] ?? '{}');
  } catch {
    return {};
  }
}

function storePositions(positions: Positions): void {
  try {
    sessionStorage[positionsKey] = JSON.stringify(positions);
  } catch {
    // Blocked storage: the positions last until the next full load.
  }
}

async function fetchSite(url: string): Promise<VisitorSite> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered with status ${response.status}`);
  return response.json();
}

startPage().then(rememberStarted, (error) => {
  if (window.early?.onCodeFailed()) return;
  loadOnHistory();
  // The prerendered page is readable and its links work, so it stays as a page without script.
  console.warn('The page stays without script: not all of it could be loaded.', error);
});

/** The code has loaded. If it is missing on a later page, the early script may reload again. */
function rememberStarted(): void {
  try {
    sessionStorage.removeItem(reloadedKey);
  } catch {
    // Blocked storage: nothing was remembered.
  }
}

if (import.meta.hot) {
  import('./dev/connect.ts').then(({ connectToDevServer }) => connectToDevServer(documents));
}
