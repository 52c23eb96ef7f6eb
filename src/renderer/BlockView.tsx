import { createElement, type ReactNode, Suspense } from 'react';
import type { Block, BlockOf, BlockType, Page } from '../../schema/index.ts';
import { blockRegistry } from '../blocks/index.ts';
import { IconFile } from '../ui/Icon.tsx';
import { BlockBoundary } from './BlockBoundary.tsx';

type Props<Type extends BlockType> = {
  block: BlockOf<Type> & { type: Type; iconFile?: string };
  place: string;
  /** Shown instead of a block that throws. Default: nothing. */
  fallback?: ReactNode;
};

/** Where a block is, for messages: "/faq, block 2 (stats)". */
export function placeOf({ path, blocks }: Page, block: Block): string {
  return `${path}, block ${blocks.indexOf(block) + 1} (${block.type})`;
}

/** One block of a page. Suspense lets React hydrate each block on its own. Throws when the block's code is not loaded. */
export function BlockView<Type extends BlockType>({ block, place, fallback }: Props<Type>) {
  const { type } = block;
  const module = blockRegistry[type].get();
  if (!module) throw new Error(`The code of "${type}" is not loaded; call preparePage first.`);
  return (
    <BlockBoundary name={place} block={block} fallback={fallback}>
      {/* With the key, the compiler accepts the fields of the block as attributes of the element. */}
      <IconFile value={block.iconFile}>
        <Suspense>{createElement(module.default, { key: type, ...block })}</Suspense>
      </IconFile>
    </BlockBoundary>
  );
}
