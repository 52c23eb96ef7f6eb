import { Fragment, type FragmentInstance, type ReactNode, type Ref, useMemo } from 'react';
import { factsOf, fillFacts, type Group, isGroup, ownValue } from '../../schema/browser.ts';
import {
  type Block,
  blockSchema,
  blockTypes,
  type Page,
  pageSchema,
  siteSchema,
} from '../../schema/index.ts';
import { blockLabel } from '../../schema/inspect.ts';
import { Layout } from '../../src/layout/Layout.tsx';
import { SectionMenu } from '../../src/layout/SectionMenu.tsx';
import { showBlockOriginals } from '../../src/pictures/showPictures.ts';
import { visitorSite } from '../../src/prerender/visitorSite.ts';
import { BlockView } from '../../src/renderer/BlockView.tsx';
import { StaticRouter } from '../../src/shared/router.ts';
import { SiteProvider } from '../../src/shared/site.ts';
import { showBlockDrawings } from '../../src/shown/drawings.ts';
import type { ShownSite } from '../../src/shown/types.ts';
import { typesetDocument } from '../../src/shown/typesetDocument.ts';
import { withoutEmptyEntries } from '../adapter/withoutEmptyEntries.ts';
import { withMarks } from './marks.ts';
import type { Shown } from './messages.ts';
import { NotShown } from './NotShown.tsx';

type Props = {
  shown: Shown;
  /** Gets the elements of each block, by its index. */
  blockRef: (index: number) => Ref<FragmentInstance>;
  children?: ReactNode;
};

/**
 * A page as visitors get it, from a document that is being written: texts may be too long or missing. A block that cannot
 * be shown yet says so in its place.
 */
export function ShownPage({ shown: { page, site, isOpen }, blockRef, children }: Props) {
  const visited = useMemo(() => {
    return markedSite(visitorSite(site), isOpen.site);
  }, [site, isOpen.site]);
  const marked = withMarks(page, { schema: pageSchema, isSite: false, isOpen: isOpen.page });
  const written: readonly unknown[] = Array.isArray(marked.blocks) ? marked.blocks : [];
  const blocks = written.map((block) => (isGroup(block) ? asShown(block, site) : undefined));
  const hasStrip = blocks[0]?.type === 'banner';
  const afterMenu = blocks.findIndex((block, index) => block && (index > 0 || !hasStrip));
  const document = pageAround(
    marked,
    blocks.filter((block) => block !== undefined),
  );
  const view = (block: Block | undefined, index: number) => (
    <Fragment key={index}>
      {/* biome-ignore lint/complexity/noUselessFragments: its ref knows the elements of the block */}
      <Fragment ref={blockRef(index)}>{block && <OneBlock block={block} />}</Fragment>
      {index === afterMenu && <SectionMenu page={document} blocks={document.blocks} />}
    </Fragment>
  );
  return (
    <SiteProvider value={visited}>
      <StaticRouter location="/">
        <Layout page={document} strip={hasStrip && view(blocks[0], 0)}>
          {blocks.map((block, index) => (index > 0 || !hasStrip) && view(block, index))}
        </Layout>
        {children}
      </StaticRouter>
    </SiteProvider>
  );
}

function OneBlock({ block }: { block: Block }) {
  return (
    <BlockView
      block={block}
      place={block.type}
      fallback={<NotShown>{blockLabel(block.type)} has errors. Fix them to see it here.</NotShown>}
    />
  );
}

/** A block with facts filled in, as visitors see it; undefined for one of an unknown type. */
function asShown(block: Group, site: ShownSite): Block | undefined {
  const filled = fillFacts(withoutEmptyEntries(block), factsOf(site));
  const typeset = typesetDocument(filled, blockSchema, site.language);
  return isBlock(typeset)
    ? showBlockOriginals(showBlockDrawings(typeset, site.drawings))
    : undefined;
}

// The forms ensure the shape of a block. A text can still be too long: it is shown, and its field reports the error.
function isBlock(value: unknown): value is Block {
  return blockTypes.some((type) => type === ownValue(value, 'type'));
}

const { header, dialog, floatingActions } = pageSchema.shape;

/** The settings of a page that are valid now, with the blocks that its section menu names. */
function pageAround(fields: Group, blocks: Block[]): Page {
  return {
    path: String(fields.path ?? ''),
    title: '',
    description: '',
    header: header.safeParse(fields.header).data,
    dialog: dialog.safeParse(fields.dialog).data,
    floatingActions: floatingActions.safeParse(fields.floatingActions).data,
    blocks: blocks.filter((block) => ownValue(block, 'menuName') !== undefined),
  };
}

/** Settings that are no text of a page: words with placeholders, and what other texts are filled with. */
const unmarked: readonly (string | number)[] = ['words', 'facts'];

function markedSite<Site extends object>(site: Site, isOpen: boolean): Site {
  return withMarks(site, {
    schema: siteSchema,
    isSite: true,
    isOpen,
    isWanted: ([name = '']) => !unmarked.includes(name),
  });
}
