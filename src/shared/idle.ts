// Safari has no idle callbacks.
const hasIdle = typeof window !== 'undefined' && 'requestIdleCallback' in window;

/** Calls `work` when the browser is idle. Returns a handle for `cancelIdle`. */
export function whenIdle(work: () => void): number {
  return hasIdle ? requestIdleCallback(work) : window.setTimeout(work, 200);
}

export function cancelIdle(handle: number): void {
  if (hasIdle) cancelIdleCallback(handle);
  else window.clearTimeout(handle);
}
