import { dequal } from 'dequal';
import { type FragmentInstance, type ReactNode, type Ref, useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { type Group, isGroup } from '../../schema/browser.ts';
import { type Block, blockSchema, type Page, pageSchema, siteSchema } from '../../schema/index.ts';
import { blockLabel } from '../../schema/inspect.ts';
import { withoutEmptyEntries } from '../adapter/withoutEmptyEntries.ts';
import {
  LivePage,
  LiveSite,
  neighborsOf,
  SiteProvider,
  showBlock,
  visitorSite,
  withAddresses,
} from '../site.ts';
import { withMarks } from './marks.ts';
import type { PageView } from './messages.ts';
import { withPlaceholder, withPlaceholders } from './withPlaceholders.ts';

/** The placeholder for a part of the page that cannot be shown. */
export const NotShown = styled.p`
  margin: 1rem;
  padding: 1rem;
  border: 1px dashed currentColor;
  border-radius: 10px;
`;

type Props = {
  view: PageView;
  /** Gets the elements of each block, by its index. */
  blockRef: (index: number) => Ref<FragmentInstance>;
  children?: ReactNode;
};

/**
 * A page as visitors see it, from a document that is being edited: texts may be too long or missing. A block that cannot be
 * shown yet has a message in its place.
 */
export function PagePreview({
  view: { page, site, pages, addresses, siteDocument, isOpen },
  blockRef,
  children,
}: Props) {
  // Styles depend on texts such as the name of the company, so they need the site without marks.
  const visited = useMemo(() => visitorSite(withAddresses(site, addresses)), [site, addresses]);
  const markedSite = useMemo(
    () => withSiteMarks(visited, siteDocument, isOpen.site),
    [visited, siteDocument, isOpen.site],
  );
  const settings = useEqual(
    settingsOf(
      withMarks(
        { ...page, blocks: [] },
        { schema: pageSchema, isSite: false, isOpen: isOpen.page },
      ),
    ),
  );
  const show = useBlocks(site, { addresses, pages, settings, isOpen: isOpen.page });
  const blocks: readonly unknown[] = Array.isArray(page.blocks) ? page.blocks : [];
  return (
    <LiveSite site={visited}>
      <SiteProvider value={markedSite}>
        <LivePage
          page={settings}
          more={pages && neighborsOf(settings, pages)}
          blocks={blocks.map(show)}
          blockRef={blockRef}
          fallback={hasErrors}
        >
          {children}
        </LivePage>
      </SiteProvider>
    </LiveSite>
  );
}

const hasErrors = ({ type }: Block) => (
  <NotShown>{blockLabel(type)} has errors. Fix them to see it here.</NotShown>
);

/** The value of the last render if it is equal. */
function useEqual<Value>(value: Value): Value {
  const [last, setLast] = useState(value);
  if (dequal(last, value)) return last;
  setLast(value);
  return value;
}

type Around = Pick<PageView, 'addresses' | 'pages'> & { settings: PageSettings; isOpen: boolean };

/**
 * Returns a function that shows the block at an index, with marks in its texts. For the same block as the last time, it returns
 * the same object again.
 */
function useBlocks(site: PageView['site'], { addresses, pages, settings, isOpen }: Around) {
  return useMemo(() => {
    const last: { block: Group; shown: Block | undefined }[] = [];
    const pictures = withPlaceholder(addresses);
    const around = pages && { page: settings, pages };
    return (block: unknown, index: number): Block | undefined => {
      if (!isGroup(block)) return undefined;
      const known = last[index];
      if (known?.block === block) return known.shown;
      const place = { schema: blockSchema, at: ['blocks', index], isSite: false, isOpen };
      const marked = withoutEmptyEntries(withMarks(block, place));
      const shown = showBlock(withPlaceholders(marked), site, pictures, around);
      last[index] = { block, shown };
      return shown;
    };
  }, [site, addresses, pages, settings, isOpen]);
}

const { header, dialog, floatingActions, date, author } = pageSchema.shape;

type PageSettings = Omit<Page, 'blocks'>;

/** The settings of a page that are currently valid. */
function settingsOf(fields: Group): PageSettings {
  return {
    path: String(fields.path ?? ''),
    title: '',
    description: '',
    header: header.safeParse(fields.header).data,
    dialog: dialog.safeParse(fields.dialog).data,
    floatingActions: floatingActions.safeParse(fields.floatingActions).data,
    date: date.safeParse(fields.date).data,
    author: author.safeParse(fields.author).data,
  };
}

/** Settings that are not texts of a page: words with placeholders, and facts that fill other texts. */
const unmarked = ['words', 'facts'];

function withSiteMarks<Site extends object>(site: Site, edited: unknown, isOpen: boolean): Site {
  return withMarks(site, {
    edited,
    schema: siteSchema,
    isSite: true,
    isOpen,
    unmarked,
  });
}
