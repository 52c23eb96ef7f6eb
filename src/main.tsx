import { hydrateRoot } from 'react-dom/client';
import { pathOfDocument } from '../schema/browser.ts';
import { preparePage } from './blocks/index.ts';
import { prerenderedParts } from './renderer/prerenderedParts.ts';
import { createHistory } from './shared/router.ts';
import type { StartedPage, VisitorSite } from './shared/site.ts';
import { showToast } from './shared/toast.ts';
import { translator } from './shared/words.ts';
import { reloadedKey } from './start/early.ts';
import { readStartData } from './start/startData.ts';
import { loadStyles } from './styles/loadStyles.ts';
import { Prerendered } from './ui/Part.tsx';
import { createDocuments, fetchDocument } from './visit/documents.ts';
import { loadOnHistory, PageBoundary, workWithoutCode } from './visit/PageBoundary.tsx';
import { VisitedSite, visitedHead } from './visit/VisitedSite.tsx';
import { createVisit, type Positions } from './visit/visit.ts';

const start = readStartData();
const entry = start?.code[0];

// A prerendered page contains its styles and its head. Client-side navigation needs the stylesheet of all pages, and code for the head.
const documents = createDocuments(async (page) => {
  await Promise.all([preparePage(page, knownSite), loadStyles(), visitedHead.load()]);
}, entry);

/** The end of the HTML, which code in the browser's cache can precede. */
const htmlArrived =
  document.readyState === 'loading' &&
  new Promise((resolve) => addEventListener('DOMContentLoaded', resolve));

/** Undefined until site.json has loaded. */
let knownSite: VisitorSite | undefined;

/**
 * Fetches site.json and the page's document from the URLs in the start data, and hydrates the prerendered page. Resolves with both,
 * or with undefined if the browser loads another page.
 */
async function startPage(): Promise<StartedPage | undefined> {
  const root = document.getElementById('root');
  if (!root || !start) throw new Error('No #root or start data.');

  const [site, page] = await Promise.all([
    fetchSite(start.site),
    fetchDocument(pathOfDocument(start.document), entry),
    htmlArrived,
  ]);
  knownSite = site;
  const isComplete = await preparePage(page, site).then(
    () => true,
    () => false,
  );
  if (!isComplete) {
    if (window.early?.reloadOnce()) return undefined;
    // Their parts remain as they were prerendered (Part.tsx).
    console.warn('Some files did not load.');
  }
  // The visitor went back or forward before the code ran, so the browser's URL is that of another page.
  if (window.early && window.early.pathname !== window.location.pathname) {
    loadOnHistory();
    return undefined;
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
      <Prerendered value={prerenderedParts(page)}>
        <VisitedSite site={site} documents={documents} visit={visit} />
      </Prerendered>
    </PageBoundary>,
    // Both boundaries log what they catch (Part, PageBoundary).
    { onCaughtError: () => {} },
  );
  if (import.meta.env.PROD && site.analytics) {
    import('./visit/analytics.ts').then(
      (code) => code.startAnalytics(site, visit),
      // A content blocker may block the file. The page works without it.
      () => {},
    );
  }
  // Otherwise, the next page with missing files would be reloaded, too.
  if (isComplete) forgetReload();
  return { site, page };
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
    // Storage is blocked: the positions last until the next full load.
  }
}

async function fetchSite(url: string): Promise<VisitorSite> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered with status ${response.status}`);
  return response.json();
}

const started = startPage();
started.catch((error) => {
  if (window.early?.reloadOnce()) return;
  workWithoutCode();
  // The prerendered page is readable and its links work.
  console.warn('Not all of the page loaded. It works as it does without scripts.', error);
});

/** Called once all code has loaded. If code fails to load on a later page, the early script may reload once more. */
function forgetReload(): void {
  try {
    sessionStorage.removeItem(reloadedKey);
  } catch {
    // Storage is blocked: nothing was stored.
  }
}

if (import.meta.hot) {
  import('./dev/connect.ts').then(({ connectToDevServer }) =>
    connectToDevServer(documents, started),
  );
}
