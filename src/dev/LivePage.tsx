import { Fragment, type FragmentInstance, memo, type ReactNode, type Ref } from 'react';
import { factsOf, fillFacts, type Group, ownValue } from '../../schema/browser.ts';
import { type Block, blockSchema, blockTypes, type Page } from '../../schema/index.ts';
import { Layout } from '../layout/Layout.tsx';
import { SectionMenu } from '../layout/SectionMenu.tsx';
import { byline, type ListedPage, listOf } from '../prerender/pageLists.ts';
import { BlockView } from '../renderer/BlockView.tsx';
import { resolveBlock } from '../resolved/resolvePage.ts';
import type { ResolvedBlock, ResolvedSite } from '../resolved/types.ts';
import { typesetDocument } from '../resolved/typesetDocument.ts';
import { StaticRouter } from '../shared/router.ts';
import { type Addresses, originals } from './preview.ts';

type Props = {
  /** The settings of the page, without its blocks. */
  page: Omit<Page, 'blocks'>;
  /** The blocks, as returned by `showBlock`; undefined for a block that cannot be shown. */
  blocks: readonly (Block | undefined)[];
  /** Receives the elements of each block, by its index. */
  blockRef: (index: number) => Ref<FragmentInstance>;
  /** Rendered instead of a block that throws. */
  fallback: (block: Block) => ReactNode;
  /** Blocks at the end that are not in the document. */
  more?: readonly Block[];
  children?: ReactNode;
};

/** A page being edited, within its site (LiveSite). A block with errors does not affect the others. */
export function LivePage({ page, blocks, blockRef, fallback, more = [], children }: Props) {
  const hasStrip = blocks[0]?.type === 'banner';
  const afterMenu = blocks.findIndex((block, index) => block && (index > 0 || !hasStrip));
  const document = { ...page, blocks: blocks.filter((block) => block !== undefined) };
  const view = (block: Block | undefined, index: number) => (
    <Fragment key={index}>
      <LiveBlock block={block} elements={blockRef(index)} fallback={fallback} />
      {index === afterMenu && <SectionMenu page={document} blocks={document.blocks} />}
    </Fragment>
  );
  return (
    <StaticRouter location="/">
      <Layout page={document} top={hasStrip && view(blocks[0], 0)}>
        {blocks.map((block, index) => (index > 0 || !hasStrip) && view(block, index))}
        {more.map((block) => (
          <BlockView key={block.type} block={block} place={block.type} />
        ))}
      </Layout>
      {children}
    </StaticRouter>
  );
}

type LiveBlockProps = Pick<Props, 'fallback'> & {
  block: Block | undefined;
  elements: Ref<FragmentInstance>;
};

/** A block, rendered again only when it changes. */
const LiveBlock = memo(function LiveBlock({ block, elements, fallback }: LiveBlockProps) {
  return (
    <Fragment ref={elements}>
      {block && <BlockView block={block} place={block.type} fallback={fallback(block)} />}
    </Fragment>
  );
});

/** The page of a block, and the other pages for its lists. */
export type AroundBlock = {
  page: Pick<Page, 'path' | 'date' | 'author'>;
  pages: readonly ListedPage[];
};

/**
 * A block with facts, pictures, drawings and listed pages, as visitors see it; undefined if its type is unknown. Texts may be too
 * long.
 */
export function showBlock(
  block: Group,
  site: ResolvedSite,
  addresses?: Addresses,
  around?: AroundBlock,
): Block | undefined {
  const filled = fillFacts(block, factsOf(site));
  const typeset = typesetDocument(filled, blockSchema, site.language);
  if (!isBlock(typeset)) return undefined;
  const listed = around ? withPages(typeset, around, site.language) : typeset;
  return resolveBlock(listed, originals(site.drawings, addresses));
}

function withPages(block: Block, { page, pages }: AroundBlock, language: string): ResolvedBlock {
  if (block.type === 'hero') return { ...block, ...byline(page, block.eyebrow, language) };
  if (block.type !== 'page-list') return block;
  return { ...block, ...listOf(block, page.path, pages, language) };
}

// The editor's forms ensure the shape of a block. A text can still be too long: it is shown, and its field reports the error.
function isBlock(value: unknown): value is Block {
  return blockTypes.some((type) => type === ownValue(value, 'type'));
}
