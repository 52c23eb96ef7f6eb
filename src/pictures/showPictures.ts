import { picturesIn } from '../../schema/diagnose/pictures.ts';
import type { ValuePath } from '../../schema/diagnose/types.ts';
import type { Block, Page, Picture } from '../../schema/index.ts';
import { type Layout, layoutOf, openedLayoutOf } from './layouts.ts';
import { originalMarkup } from './markup.ts';

/** A picture of a page and where it stands. */
export type PictureUse = {
  picture: Picture;
  path: ValuePath;
  layout: Layout;
  /** Where a visitor who opens it sees it. */
  opened: Layout | undefined;
  /** Whether it is in the first block below the header, which a visitor sees at once. */
  isFirst: boolean;
};

/** The pictures of the blocks of a page, in their order. */
export function pictureUses(page: { blocks: readonly Block[] }): PictureUse[] {
  const { blocks } = page;
  const first = blocks[0]?.type === 'banner' ? 1 : 0;
  return picturesIn(page).flatMap(({ path, picture }) => {
    const [, index, ...inBlock] = path;
    const block = blocks[Number(index)];
    const isFirst = index === first;
    if (!block) return [];
    const layout = layoutOf(block, inBlock);
    return [{ picture, path, layout, opened: openedLayoutOf(block, inBlock), isFirst }];
  });
}

/**
 * A page whose pictures have the elements that show them, which `markupOf` makes. A page without pictures is returned itself.
 */
export function showPictures<Shown extends { blocks: readonly Block[] }>(
  page: Shown,
  markupOf: (use: PictureUse) => string,
): Shown {
  if (picturesIn(page).length === 0) return page;
  const shown = structuredClone(page);
  for (const use of pictureUses(shown)) use.picture.markup = markupOf(use);
  return shown;
}

/** The same with each picture as it is in its folder, for the dev server and the editor. */
export function showOriginals<Shown extends Pick<Page, 'blocks'>>(page: Shown): Shown {
  return showPictures(page, ({ picture, isFirst }) => originalMarkup(picture, { isFirst }));
}

/** A block of a page in the same way. */
export function showBlockOriginals(block: Block): Block {
  return showOriginals({ blocks: [block] }).blocks[0] ?? block;
}
