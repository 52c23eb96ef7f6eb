import type { Config, Data } from '@puckeditor/core';
import { isValidElement, type ReactNode, useMemo } from 'react';
import { styled } from 'styled-components';
import { factNamesIn, factsOf, fillFacts, ownValue } from '../../schema/browser.ts';
import { type Block, blockSchema, blockTypes, type Page, pageSchema } from '../../schema/index.ts';
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
import { blockForms, blockToDocument, pageForm } from '../adapter/pageForm.ts';
import { withoutEmptyEntries } from '../adapter/withoutEmptyEntries.ts';
import { useEditor } from '../document/EditorContext.ts';
import { usePuck } from '../document/usePuck.ts';
import { puckFields } from '../fields/puckField.tsx';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';
import { FormDialog } from './FormDialog.tsx';
import { HomeBlocks } from './HomeBlocks.tsx';

/** Puck's configuration for pages: every block type and the page settings. */
export const pageConfig: Config = {
  components: Object.fromEntries(
    blockForms.map(({ type, fields, defaults }) => [
      type,
      {
        label: blockLabel(type),
        fields: puckFields(fields),
        defaultProps: defaults,
        render: ({ puck: _puck, ...props }) => <CanvasBlock type={type} props={props} />,
      },
    ]),
  ),
  root: {
    label: 'Page',
    fields: puckFields(pageForm.fields),
    render: ({ children, ...props }: Props & { children: ReactNode }) => (
      <CanvasPage props={props}>{children}</CanvasPage>
    ),
  },
};

/** Puck's configuration for site.json: shows the home page with the settings. Their fields are in Settings.tsx. */
export const siteConfig: Config = {
  components: {},
  root: {
    render: () => (
      <CanvasPage props={{ path: '/' }}>
        <HomeBlocks />
        <FormDialog />
      </CanvasPage>
    ),
  },
};

type Props = Record<string, unknown>;

export { blockLabel };

/**
 * A block as visitors see it. For a text that is edited in the page Puck passes an element, which shows what is typed.
 * A text that is empty or names facts is shown as visitors read it, and edited in its field.
 */
function CanvasBlock({ type, props }: { type: string; props: Props }) {
  const { site } = useEditor();
  const written = usePuck((puck) => puck.getItemById(String(props.id))?.props) ?? {};
  const inPlace = Object.entries(props).filter(
    ([name, value]) =>
      isValidElement(value) && written[name] && factNamesIn(`${written[name]}`).length === 0,
  );
  const texts = Object.entries(props).map(([name, value]) => [
    name,
    isValidElement(value) ? written[name] : value,
  ]);
  const set = asShown({ type, props: { ...Object.fromEntries(texts), id: '' } }, site);
  const withPictures = isBlock(set) ? showBlockOriginals(set) : set;
  const shown: unknown = { ...withPictures, ...Object.fromEntries(inPlace) };
  return isBlock(shown) ? (
    <>
      <BlockView
        block={shown}
        place={type}
        fallback={
          <NotShown>{blockLabel(type)}: cannot be shown before its mistakes are fixed.</NotShown>
        }
      />
      <CanvasSectionMenu after={props.id} />
    </>
  ) : null;
}

/** A block with facts filled in, as visitors see it. */
function asShown(block: Data['content'][number], site: ShownSite) {
  const filled = fillFacts(withoutEmptyEntries(blockToDocument(block)), factsOf(site));
  const typeset = typesetDocument(filled, blockSchema, site.language);
  return isBlock(typeset) ? showBlockDrawings(typeset, site.drawings) : typeset;
}

/** The menu of the page's sections, in its place on the page: after the first block that is not the strip. */
function CanvasSectionMenu({ after }: { after: unknown }) {
  const { site } = useEditor();
  const data = usePuck(({ appState }) => appState.data);
  const place = data.content.find(({ type }, index) => index > 0 || type !== 'banner');
  if (place?.props.id !== after) return null;
  const page = pageAround({ ...data.root.props }, data.content, site);
  return <SectionMenu page={page} blocks={page.blocks} />;
}

const NotShown = styled.p`
  margin: 1rem;
  padding: 1rem;
  border: 1px dashed currentColor;
  border-radius: 10px;
`;

// The forms ensure the shape of a block. A text can still be too long: it is shown, and its field reports the mistake.
function isBlock(value: unknown): value is Block {
  return blockTypes.some((type) => type === ownValue(value, 'type'));
}

/** The page around the blocks: header, footer, floating buttons. */
function CanvasPage({ props, children }: { props: Props; children: ReactNode }) {
  const { site } = useEditor();
  const shown = useMemo(() => visitorSite(site), [site]);
  const content = usePuck(({ appState }) => appState.data.content);
  return (
    <SiteProvider value={shown}>
      <ErrorBoundary
        resetKey={props}
        fallback={
          <NotShown role="alert">
            The page cannot be shown as it is now. What you wrote is kept: press Undo, or go on in
            the fields at the right.
          </NotShown>
        }
      >
        <StaticRouter location="/">
          <Layout page={pageAround(props, content, site)} strip={<StripSpace />}>
            {children}
          </Layout>
        </StaticRouter>
      </ErrorBoundary>
    </SiteProvider>
  );
}

/** A hidden copy of a first banner, which keeps the space of the strip above the header (see CanvasFrame). */
function StripSpace() {
  const first = usePuck(({ appState }) => appState.data.content[0]);
  if (first?.type !== 'banner') return null;
  return (
    <Hidden data-strip-space="" aria-hidden="true" inert>
      <CanvasBlock type={first.type} props={first.props} />
    </Hidden>
  );
}

const Hidden = styled.div`
  visibility: hidden;
`;

const { header, dialog, floatingActions } = pageSchema.shape;

/** The settings of a page that are valid now, and the blocks with an entry in its section menu. */
function pageAround(props: Props, content: Data['content'], site: ShownSite): Page {
  const named: unknown[] = content
    .filter((block) => block.props.menuName)
    .map((block) => asShown(block, site));
  const fields = pageForm.toDocument({ root: { props }, content: [] });
  return {
    path: String(fields.path ?? ''),
    title: '',
    description: '',
    header: header.safeParse(fields.header).data,
    dialog: dialog.safeParse(fields.dialog).data,
    floatingActions: floatingActions.safeParse(fields.floatingActions).data,
    blocks: named.filter(isBlock),
  };
}
