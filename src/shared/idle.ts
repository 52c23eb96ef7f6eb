// Safari has no idle callbacks.
const hasIdle = typeof window !== 'undefined' && 'requestIdleCallback' in window;

/** Calls back when the browser has nothing else to do. Returns what `cancelIdle` takes. */
export function whenIdle(work: () => void): number {
  return hasIdle ? requestIdleCallback(work) : window.setTimeout(work, 200);
}

export function cancelIdle(handle: number): void {
  if (hasIdle) cancelIdleCallback(handle);
  else window.clearTimeout(handle);
}
