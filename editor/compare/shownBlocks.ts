import { valueAt } from '../../schema/inspect.ts';

/**
 * The elements of each block of a prerendered page. React puts comments around each block, since each is hydrated
 * separately. A banner that is the first block is above the header, and has no elements here.
 */
export function blocksIn(page: Document, list: unknown): Element[][] {
  const blocks: Element[][] = valueAt(list, [0, 'type']) === 'banner' ? [[]] : [];
  const view = page.defaultView;
  let depth = 0;
  for (const node of page.querySelector('main')?.childNodes ?? []) {
    if (node.nodeType === node.COMMENT_NODE) {
      const isStart = node.nodeValue?.startsWith('$') ?? false;
      if (isStart && depth === 0) blocks.push([]);
      depth += isStart ? 1 : -1;
    } else if (depth > 0 && view && node instanceof view.Element) {
      blocks.at(-1)?.push(node);
    }
  }
  return blocks;
}

/**
 * The scroll position of one page while the other is at `top`. `pairs` are matching positions of both pages, ascending in
 * both; positions between two pairs are interpolated.
 */
export function alongside(top: number, pairs: readonly (readonly [number, number])[]): number {
  let [own, there] = [0, 0];
  for (const [nextOwn, nextThere] of pairs) {
    if (nextOwn <= own || nextThere < there) continue;
    if (top < nextOwn) return there + ((top - own) / (nextOwn - own)) * (nextThere - there);
    [own, there] = [nextOwn, nextThere];
  }
  return there;
}
