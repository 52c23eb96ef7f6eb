// One tab at a time edits a site, so that two never write over each other.

/**
 * Locks a site for this tab. Resolves to false if another tab has it, unless `isForced`: then that one stops. `onLost` is called
 * when another tab does so. The site is released when this tab is closed, or with `signal`.
 */
export function holdSite(
  site: string,
  { isForced, onLost, signal }: { isForced: boolean; onLost: () => void; signal: AbortSignal },
): Promise<boolean> {
  // Without locks, as in an old browser, the tabs merge each other's saves like those of two people.
  if (!('locks' in navigator)) return Promise.resolve(true);
  return new Promise((resolve) => {
    const until = new Promise<void>((end) => {
      signal.addEventListener('abort', () => end());
    });
    const mode = isForced ? { steal: true } : { ifAvailable: true };
    navigator.locks
      .request(`editor ${site}`, mode, (lock) => {
        resolve(lock !== null);
        return lock ? until : undefined;
      })
      .catch(() => {
        // A request that was refused before it had an answer.
        resolve(false);
        onLost();
      });
  });
}
