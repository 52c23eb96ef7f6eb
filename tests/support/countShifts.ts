declare global {
  interface Window {
    moved: number;
  }
}

/** Adds up the layout shifts of a page in `window.moved`. Runs in the page, before its scripts. */
export function countShifts(): void {
  window.moved = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.moved += Number(Reflect.get(entry, 'value'));
  }).observe({ type: 'layout-shift', buffered: true });
}
