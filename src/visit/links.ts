import type { Path } from 'react-router-dom';
import { documentPath } from '../shared/paths.ts';

/** What following a link means inside the site. */
type LinkMeaning = { kind: 'lead-form'; link: HTMLAnchorElement } | { kind: 'page'; to: Path };

/**
 * What the link at an event's target means on the page with the address `here`. Undefined for a link that is the browser's
 * own: to another site, a new tab, a download, a file, a telephone number. A link within the page keeps its query.
 */
export function linkMeaning(
  target: EventTarget | null,
  here: Path = window.location,
): LinkMeaning | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link?.href) return undefined;
  if (link.dataset.action === 'lead-form') return { kind: 'lead-form', link };
  if (link.origin !== window.location.origin || link.target || link.hasAttribute('download')) {
    return undefined;
  }
  if (/^\/\/|\.[a-z0-9]+$/i.test(link.pathname)) return undefined;
  const { search, hash } = link;
  const pathname = documentPath(link.pathname);
  const isOnPage = hash !== '' && search === '' && pathname === documentPath(here.pathname);
  // The browser reads "#…" by its own address, which is that of another page while Back waits for one.
  const isWithinPage = isOnPage || link.getAttribute('href')?.startsWith('#');
  return {
    kind: 'page',
    to: isWithinPage
      ? { pathname: here.pathname, search: here.search, hash }
      : { pathname, search, hash },
  };
}

/** Whether a click is a plain one, not a request for a new tab or window. */
export function isPlainClick(event: MouseEvent): boolean {
  return (
    event.button === 0 &&
    !event.defaultPrevented &&
    !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
  );
}
