import { valueAt } from '../../schema/inspect.ts';
import { partsIn } from '../site.ts';

/**
 * The elements of each block of a prerendered page. A banner that is the first block is above the header, and has no elements
 * here.
 */
export function blocksIn(page: Document, list: unknown): Element[][] {
  const blocks = partsIn(page.querySelector('main'));
  return valueAt(list, [0, 'type']) === 'banner' ? [[], ...blocks] : blocks;
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
