// Which documents are open in which tabs of this browser, by the Web Locks API: a lock ends with its tab, even in a crash.

import type { Opening } from './drafts.ts';

const lockOf = ({ site, name, tab }: Opening) => `open ${site} ${encodeURIComponent(name)} ${tab}`;

/** Lets other tabs know that a document is open in this one. Returns a function that ends it. */
export function holdOpen(opening: Opening): () => void {
  const ended = new AbortController();
  navigator.locks.request(
    lockOf(opening),
    () => new Promise<void>((resolve) => ended.signal.addEventListener('abort', () => resolve())),
  );
  return () => ended.abort();
}

/** Whether a document is open in a tab. */
export function isOpen(opening: Opening): Promise<boolean> {
  return navigator.locks.request(lockOf(opening), { ifAvailable: true }, (lock) => lock === null);
}

/** Calls a listener when the tab in which a document is open closes it. Returns a function that stops listening. */
export function whenClosed(opening: Opening, listener: () => void): () => void {
  const ended = new AbortController();
  navigator.locks
    .request(lockOf(opening), { signal: ended.signal }, listener)
    .catch((error: Error) => {
      if (error.name !== 'AbortError') throw error;
    });
  return () => ended.abort();
}
