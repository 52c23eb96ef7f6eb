import type { Page } from '../page.ts';
import type { ValuePath } from './types.ts';

/** Every id of a page that a link can scroll to, with the way to it. */
export function anchorsIn({ blocks }: Page): { id: string; path: ValuePath }[] {
  return blocks.flatMap((block, index) => {
    const own = block.id === undefined ? [] : [{ id: block.id, path: ['blocks', index, 'id'] }];
    if (block.type !== 'legal') return own;
    const sections = block.items.map(({ id }, item) => ({
      id,
      path: ['blocks', index, 'items', item, 'id'],
    }));
    return [...own, ...sections];
  });
}
