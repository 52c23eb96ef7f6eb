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

/** Whether the visitor or the browser asks for sparing use of the network (Network Information API). */
export function hasLittleData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  if (typeof connection !== 'object' || connection === null) return false;
  const type: unknown = Reflect.get(connection, 'effectiveType');
  return Reflect.get(connection, 'saveData') === true || type === 'slow-2g' || type === '2g';
}
