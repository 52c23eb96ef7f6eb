declare global {
  interface Window {
    moved: number;
  }
}

/**
 * Adds up the layout shifts of a page in `window.moved`, from the second frame after its HTML is parsed. Runs in the page, before
 * its scripts. Earlier shifts depend on the machine: a hero that is painted in part moves when the rest of the HTML arrives
 * (docs/performance.md, "Goals that were not reached").
 */
export function countShifts(): void {
  window.moved = 0;
  let start = Number.POSITIVE_INFINITY;
  document.addEventListener('DOMContentLoaded', () => {
    requestAnimationFrame(() =>
      requestAnimationFrame((now) => {
        start = now;
      }),
    );
  });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (entry.startTime >= start) window.moved += Number(Reflect.get(entry, 'value'));
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
