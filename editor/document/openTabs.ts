// Tracks which tabs of this browser have which documents open. Uses the Web Locks API: a lock ends with its tab, even in a crash.

import type { Opening } from './drafts.ts';

const lockOf = ({ site, name, tab }: Opening) => `open ${site} ${encodeURIComponent(name)} ${tab}`;

/** Tells other tabs that a document is open in this one. Returns a function that ends it. */
export function holdOpen(opening: Opening): () => void {
  const ended = new AbortController();
  navigator.locks.request(
    lockOf(opening),
    () => new Promise<void>((resolve) => ended.signal.addEventListener('abort', () => resolve())),
  );
  return () => ended.abort();
}

/** Reports whether a document is open in a tab, now and when that tab closes it. Returns a function that stops it. */
export function watchOpen(opening: Opening, report: (isOpen: boolean) => void): () => void {
  const ended = new AbortController();
  const lock = lockOf(opening);
  navigator.locks.request(lock, { ifAvailable: true }, (free) => report(free === null));
  navigator.locks
    .request(lock, { signal: ended.signal }, () => report(false))
    .catch((error: Error) => {
      if (error.name !== 'AbortError') throw error;
    });
  return () => ended.abort();
}
