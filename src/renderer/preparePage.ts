import type { DrawingName, Page } from '../../schema/index.ts';
import { drawingRegistry } from '../art/index.ts';
import { blockRegistry } from '../blocks/index.ts';
import { head } from './head.ts';

/** Loads all that drawing a page needs where it is not prerendered. Rejects when a part cannot be had. */
export async function prepareWholePage(page: Page): Promise<void> {
  await Promise.all([head.load(), preparePage(page)]);
}

/** Loads the code of all blocks and drawings of a page. Rejects when a part cannot be had. */
export async function preparePage(page: Page): Promise<void> {
  await Promise.all([
    ...page.blocks.map(({ type }) => blockRegistry[type].load()),
    ...drawingsIn(page).map((name) => drawingRegistry[name].load()),
  ]);
}

/** The names of the drawings that a page shows. */
function drawingsIn(page: Page): DrawingName[] {
  return page.blocks
    .flatMap((block) => {
      if (block.type === 'hero') return [block.drawing];
      if (block.type === 'before-after') return [block.beforeDrawing, block.afterDrawing];
      return [];
    })
    .filter((name) => name !== undefined);
}
