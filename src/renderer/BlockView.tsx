import { createElement, type ReactNode } from 'react';
import type { Block, BlockOf, BlockType, Page } from '../../schema/index.ts';
import { blockRegistry, codeOf, rendersItself } from '../blocks/index.ts';
import type { FilesOfBlock } from '../resolved/types.ts';
import { useSite } from '../shared/site.ts';
import { BlockDrawings } from '../ui/DrawingFrame.tsx';
import { IconFile } from '../ui/Icon.tsx';
import { Part } from '../ui/Part.tsx';
import { Section, SectionHead } from '../ui/Section.tsx';

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

/** A block of a page: its component, in a section with the block's headline. */
export function BlockView<Type extends BlockType>({ block, place, fallback }: Props<Type>) {
  const code = codeOf(block, useSite().leadForm);
  return (
    <Part name={place} code={code} block={block} fallback={fallback}>
      <IconFile value={block.iconFile}>
        <BlockDrawings value={block.drawings}>
          <Frame block={block}>
            <Content<Type> block={block} />
          </Frame>
        </BlockDrawings>
      </IconFile>
    </Part>
  );
}

/** The component of a block. Throws if its code is not loaded (preparePage). */
function Content<Type extends BlockType>({ block }: Pick<Props<Type>, 'block'>) {
  const { type } = block;
  // The key makes TypeScript accept the fields of the block as props of the element.
  return createElement(blockRegistry[type].loaded().default, { key: type, ...block });
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
