import type { Page } from '../../schema/index.ts';
import { adoptDrawings, loadDrawings } from '../art/index.ts';
import { drawingsIn } from '../blocks/drawingsIn.ts';
import { blockRegistry } from '../blocks/index.ts';
import type { PageAsset } from '../shared/pageAsset.ts';
import { loadHead } from './PageHead.tsx';

const loadBlocks = async ({ blocks }: Page) => {
  await Promise.all(blocks.map(({ type }) => blockRegistry[type].load()));
};

/** What React needs to render a page. A prerendered page brings its drawings and its head along. */
export const pageCode: readonly PageAsset[] = [
  { adopt: (_root, page) => loadBlocks(page), load: loadBlocks },
  {
    adopt: async (root) => adoptDrawings(root),
    load: ({ blocks }) => loadDrawings(drawingsIn(blocks)),
  },
  { load: loadHead },
];

/** Loads the code and drawings of a page that is not prerendered. Rejects when any of them cannot be loaded. */
export async function preparePage(page: Page): Promise<void> {
  await Promise.all(pageCode.map(({ load }) => load(page)));
}
