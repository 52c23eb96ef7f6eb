import type { Block, Page, ValuePath } from '../../schema/index.ts';
import { picturesIn } from '../../schema/inspect.ts';
import type { PlacedPicture, ShownPicture } from '../shown/types.ts';
import type { Layout } from './layout.ts';
import { layoutOf, openedLayoutOf } from './layouts.ts';
import { originalPicture } from './shownPicture.ts';

/** A picture of a page, with its path in the page and its layout. */
export type PictureUse = {
  picture: PlacedPicture;
  path: ValuePath;
  layout: Layout;
  /** Its layout when a visitor opens it; undefined if visitors cannot open it. */
  opened: Layout | undefined;
  /** `first` in the first block below the header, which is in the first view. */
  loading?: 'first';
};

/** The pictures of a page, in the order of its blocks. */
export function pictureUses(page: { blocks: readonly Block[] }): PictureUse[] {
  const { blocks } = page;
  const first = blocks[0]?.type === 'banner' ? 1 : 0;
  return picturesIn(page).flatMap(({ path, picture }) => {
    const [, index, ...inBlock] = path;
    const block = blocks[Number(index)];
    if (!block) return [];
    const layout = layoutOf(block, inBlock);
    const opened = openedLayoutOf(block, inBlock);
    return [{ picture, path, layout, opened, ...(index === first && { loading: 'first' }) }];
  });
}

/** Returns a copy of a page with `shown` set on each picture. A page without pictures is returned unchanged. */
export function showPictures<Shown extends { blocks: readonly Block[] }>(
  page: Shown,
  shownOf: (use: PictureUse) => ShownPicture,
): Shown {
  if (picturesIn(page).length === 0) return page;
  const shown = structuredClone(page);
  for (const use of pictureUses(shown)) use.picture.shown = shownOf(use);
  return shown;
}

/** Like showPictures, with the original file of each picture, for the dev server and the editor. */
export function showOriginals<Shown extends Pick<Page, 'blocks'>>(page: Shown): Shown {
  return showPictures(page, ({ picture, loading }) => originalPicture(picture, loading));
}

/** Like showOriginals, for one block. */
export function showBlockOriginals(block: Block): Block {
  return showOriginals({ blocks: [block] }).blocks[0] ?? block;
}
