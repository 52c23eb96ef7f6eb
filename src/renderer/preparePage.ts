import type { Page } from '../../schema/index.ts';
import { blockRegistry } from '../blocks/index.ts';
import { loadHead } from './PageHead.tsx';

/** Loads the code of a page's blocks. Rejects when any of it cannot be loaded. A prerendered page brings its head along. */
export async function loadBlocks({ blocks }: Page): Promise<void> {
  await Promise.all(blocks.map(({ type }) => blockRegistry[type].load()));
}

/** Loads the code of a page that is not prerendered. Rejects when any of it cannot be loaded. */
export async function preparePage(page: Page): Promise<void> {
  await Promise.all([loadBlocks(page), loadHead()]);
}
