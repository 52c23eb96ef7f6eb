import { createElement, type ReactNode, Suspense } from 'react';
import type { Block, BlockOf, BlockType, Page } from '../../schema/index.ts';
import { blockRegistry, rendersItself } from '../blocks/index.ts';
import type { FilesOfBlock } from '../shown/types.ts';
import { BlockDrawings } from '../ui/DrawingFrame.tsx';
import { IconFile } from '../ui/Icon.tsx';
import { Section, SectionHead } from '../ui/Section.tsx';
import { BlockBoundary } from './BlockBoundary.tsx';

type Props<Type extends BlockType> = {
  block: BlockOf<Type> & { type: Type } & FilesOfBlock;
  place: string;
  /** Shown instead of a block that throws. Default: nothing. */
  fallback?: ReactNode;
};

type SectionFields = {
  id?: string | undefined;
  background?: 'sunk' | undefined;
  headline?: string | undefined;
  subheadline?: string | undefined;
};

/** The location of a block for messages: "/faq, block 2 (stats)". */
export function placeOf({ path, blocks }: Page, block: Block): string {
  return `${path}, block ${blocks.indexOf(block) + 1} (${block.type})`;
}

/**
 * A block of a page: its component, in a section with the block's headline. Suspense lets React hydrate blocks separately. Throws
 * if the block's code is not loaded.
 */
export function BlockView<Type extends BlockType>({ block, place, fallback }: Props<Type>) {
  const { type } = block;
  const module = blockRegistry[type].get();
  if (!module) throw new Error(`The code of "${type}" is not loaded; call preparePage first.`);
  return (
    <BlockBoundary name={place} block={block} fallback={fallback}>
      <IconFile value={block.iconFile}>
        <BlockDrawings value={block.drawings}>
          <Suspense>
            <Frame block={block}>
              {/* The key makes TypeScript accept the fields of the block as props of the element. */}
              {createElement(module.default, { key: type, ...block })}
            </Frame>
          </Suspense>
        </BlockDrawings>
      </IconFile>
    </BlockBoundary>
  );
}

/** The section and headline around the content of a block. */
function Frame({ block, children }: { block: Block; children: ReactNode }) {
  const rendered = rendersItself[block.type];
  if (rendered === 'section') return children;
  const { id, background, headline, subheadline }: SectionFields = block;
  return (
    <Section id={id} background={background} isBare={!headline}>
      {rendered !== 'headline' && <SectionHead headline={headline} subheadline={subheadline} />}
      {children}
    </Section>
  );
}
