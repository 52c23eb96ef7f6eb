import type { Diagnostic, Page } from '../../schema/index.ts';
import { preparePage } from '../blocks/index.ts';
import type { StartedPage } from '../shared/site.ts';
import type { Documents } from '../visit/documents.ts';
import { visitedHead } from '../visit/VisitedSite.tsx';
import { problemsMarkup } from './problems.ts';
import './reload.ts';

const overlayTag = 'site-problems';

/**
 * In dev: shows saved documents immediately, and their errors in an overlay over the last valid page. `started` resolves with what
 * the page shows first, so that the server can send what was saved in the meantime.
 */
export function connectToDevServer(
  documents: Documents,
  started: Promise<StartedPage | undefined>,
): void {
  import.meta.hot?.on('site:pages', async (pages: Page[]) => {
    const { site } = (await started) ?? {};
    for (const page of pages) {
      await Promise.all([preparePage(page, site), visitedHead.load()]);
      documents.put(page.path, page);
    }
  });
  import.meta.hot?.on('site:problems', (diagnostics: Diagnostic[]) => {
    document.querySelector(overlayTag)?.remove();
    if (diagnostics.length === 0) return;
    const overlay = document.createElement(overlayTag);
    overlay.style.cssText =
      'position:fixed;inset:0 0 auto;z-index:100;max-height:100vh;overflow:auto;box-shadow:0 8px 40px #0006';
    overlay.attachShadow({ mode: 'open' }).innerHTML = problemsMarkup(
      diagnostics,
      'The page below is the last good one. It updates after you fix and save the document.',
    );
    document.body.append(overlay);
  });
  started.then(
    (state) => state && import.meta.hot?.send('site:shown', state),
    // The page has reported the error.
    () => {},
  );
}
