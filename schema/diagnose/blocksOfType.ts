import type { BlockOf, BlockType } from '../blocks/index.ts';
import type { Page } from '../page.ts';
import type { Documents, SourceTree, ValuePath } from './types.ts';

type Found<Type extends BlockType> = {
  block: BlockOf<Type>;
  path: ValuePath;
  page: Page;
  source: SourceTree;
};

/** The blocks of one type on all pages, each with its path, its page and its text. */
export function blocksOfType<Type extends BlockType>(
  { pages }: Documents,
  type: Type,
): Found<Type>[] {
  return pages.flatMap(({ page, source }) =>
    page.blocks.flatMap((block, index) =>
      isOfType(block, type) ? [{ block, path: ['blocks', index], page, source }] : [],
    ),
  );
}

function isOfType<Type extends BlockType>(
  block: { type: BlockType },
  type: Type,
): block is BlockOf<Type> {
  return block.type === type;
}
