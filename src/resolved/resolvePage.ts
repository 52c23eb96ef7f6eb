import { type Block, blockSchema } from '../../schema/index.ts';
import { picturesBy } from '../../schema/inspect.ts';
import { drawingsOf } from './drawings.ts';
import type {
  Drawings,
  PlacedPicture,
  ResolvedBlock,
  ResolvedPage,
  ResolvedPicture,
} from './types.ts';

/** A picture in a block. */
export type PictureUse = {
  picture: PlacedPicture;
  block: Block;
  /** Its path in the block. */
  path: readonly (string | number)[];
  /** `first` in the first block below the header, which is in the first view. */
  loading?: 'first';
};

/** The files that pages show. */
export type Files = {
  drawings: Drawings;
  pictureOf: (use: PictureUse) => ResolvedPicture;
  /** The URL of the file with the icons of a block; undefined for a block without icons. */
  iconsOf: (block: Block) => string | undefined;
};

/** The pictures of a page, in the order of its blocks. */
export function picturesOn({ blocks }: { blocks: readonly Block[] }): PictureUse[] {
  return blocks.flatMap((block, index) => picturesOf(block, index === firstOf(blocks)));
}

/** The index of the first block below the header. */
function firstOf([block]: readonly Block[]): number {
  return block?.type === 'banner' ? 1 : 0;
}

function picturesOf(block: ResolvedBlock, isFirst: boolean): PictureUse[] {
  const blockPictures = picturesBy(blockSchema, block);
  const listed = (block.entries ?? []).flatMap(({ picture }, index) =>
    picture ? [{ picture, path: ['entries', index, 'picture'] }] : [],
  );
  return [...blockPictures, ...listed].map(({ picture, path }) => ({
    ...{ picture, path, block },
    ...(isFirst && { loading: 'first' }),
  }));
}

/** A page with the files that it shows, and without `$schema`, which only code editors use. */
export function resolvePage({ $schema: _, ...page }: ResolvedPage, files: Files): ResolvedPage {
  const first = firstOf(page.blocks);
  const blocks = page.blocks.map((block, index) => resolveBlock(block, files, index === first));
  return { ...page, blocks };
}

/**
 * A block with the files that it shows; the same object if it shows none. A missing drawing is skipped: validation reports it.
 */
export function resolveBlock(block: ResolvedBlock, files: Files, isFirst = true): ResolvedBlock {
  const hasPictures = picturesOf(block, isFirst).length > 0;
  const drawings = drawingsOf(block, files.drawings);
  const iconFile = files.iconsOf(block);
  if (!hasPictures && !drawings && !iconFile) return block;
  const resolved = structuredClone(block);
  for (const use of picturesOf(resolved, isFirst)) use.picture.resolved = files.pictureOf(use);
  return { ...resolved, ...(drawings && { drawings }), ...(iconFile && { iconFile }) };
}
