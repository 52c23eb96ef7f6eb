import { documentPath, embedsFolder } from '../../schema/browser.ts';
import type { Path } from '../shared/router.ts';

/** The effect of a link inside the site: it opens the form dialog, or leads to a page. */
type LinkMeaning = { kind: 'lead-form'; link: HTMLAnchorElement } | { kind: 'page'; to: Path };

/**
 * The effect of the link around an event's target, on the page with the URL `current`. Undefined for a link that the browser
 * handles: to another site or language, a new tab, a download, a file, a phone number. A link within the page keeps the page's query.
 */
export function linkMeaning(
  target: EventTarget | null,
  current: Path = window.location,
): LinkMeaning | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link?.href) return undefined;
  if (link.dataset.action === 'lead-form') return { kind: 'lead-form', link };
  if (link.origin !== window.location.origin || link.target || link.hasAttribute('download')) {
    return undefined;
  }
  if (/^\/\/|\.[a-z0-9]+$/i.test(link.pathname)) return undefined;
  if (link.pathname.startsWith(embedsFolder)) return undefined;
  // Pages in another language need another site.json (src/prerender/htmlDocument.ts).
  const { elsewhere } = document.documentElement.dataset;
  if (elsewhere && RegExp(elsewhere).test(link.pathname)) return undefined;
  const { search, hash } = link;
  const pathname = documentPath(link.pathname);
  const isOnPage = hash !== '' && search === '' && pathname === documentPath(current.pathname);
  // The browser resolves "#…" against its own URL, which is not that of the shown page while Back waits for a document.
  const isWithinPage = isOnPage || link.getAttribute('href')?.startsWith('#');
  return {
    kind: 'page',
    to: isWithinPage
      ? { pathname: current.pathname, search: current.search, hash }
      : { pathname, search, hash },
  };
}

/** Whether a click is unhandled and has no modifier key, which would open a new tab, a new window or a download. */
export function isUnmodifiedClick(event: MouseEvent): boolean {
  return (
    event.button === 0 &&
    !event.defaultPrevented &&
    !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
  );
}
