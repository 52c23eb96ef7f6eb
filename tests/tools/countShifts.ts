declare global {
  interface Window {
    moved: string[];
  }
}

/** The maximum layout shift of a page when its typeface loads: half of what counts as good (web.dev, Cumulative Layout Shift). */
export const maxShift = 0.05;

type Source = { node?: Node; previousRect: DOMRect; currentRect: DOMRect };

/**
 * Writes the layout shifts of a page to `window.moved`: the score of each, and the old and new places of what moved. Runs in the
 * page, before its scripts.
 */
export function countShifts(): void {
  const box = ({ x, y, width, height }: DOMRect) => `${x},${y} ${width}×${height}`;
  const described = ({ node, previousRect, currentRect }: Source) =>
    `${node?.nodeName} "${node?.textContent?.slice(0, 30)}" ${box(previousRect)} → ${box(currentRect)}`;
  window.moved = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const sources: Source[] = Reflect.get(entry, 'sources');
      window.moved.push(`${Reflect.get(entry, 'value')}: ${sources.map(described).join('; ')}`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
