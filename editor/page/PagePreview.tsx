import { type FragmentInstance, type ReactNode, type Ref, useMemo } from 'react';
import { styled } from 'styled-components';
import { type Group, isGroup } from '../../schema/browser.ts';
import { type Page, pageSchema, siteSchema } from '../../schema/index.ts';
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
  const marked = withMarks(page, { schema: pageSchema, isSite: false, isOpen: isOpen.page });
  const blocks: readonly unknown[] = Array.isArray(marked.blocks) ? marked.blocks : [];
  const settings = settingsOf(marked);
  const pictures = withPlaceholder(addresses);
  const around = pages && { page: settings, pages };
  return (
    <LiveSite site={visited}>
      <SiteProvider value={markedSite}>
        <LivePage
          page={settings}
          more={around && neighborsOf(settings, around.pages)}
          blocks={blocks.map((block) =>
            isGroup(block)
              ? showBlock(withPlaceholders(withoutEmptyEntries(block)), site, pictures, around)
              : undefined,
          )}
          blockRef={blockRef}
          fallback={({ type }) => (
            <NotShown>{blockLabel(type)} has errors. Fix them to see it here.</NotShown>
          )}
        >
          {children}
        </LivePage>
      </SiteProvider>
    </LiveSite>
  );
}

const { header, dialog, floatingActions, date, author } = pageSchema.shape;

/** The settings of a page that are currently valid. */
function settingsOf(fields: Group): Omit<Page, 'blocks'> {
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
