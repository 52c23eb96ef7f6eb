import type { Page } from '../../schema/index.ts';
import { blockRegistry } from '../blocks/index.ts';

/** Loads the code of a page's blocks. Rejects when any of it cannot be loaded. */
export async function preparePage({ blocks }: Page): Promise<void> {
  await Promise.all(blocks.map(({ type }) => blockRegistry[type].load()));
}
