import { type ReactNode, useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { ownValue } from '../../schema/browser.ts';
import type { ValuePath } from '../../schema/index.ts';
import { blockLabel } from '../../schema/inspect.ts';
import type { FormField } from '../adapter/form.ts';
import { fieldsOfBlock, formOfDocument, pageForm } from '../adapter/pageForm.ts';
import { sectionOf } from '../adapter/settingsSections.ts';
import { siteName } from '../api.ts';
import {
  OpenDocumentContext,
  useEditing,
  useOpenDocument,
  useSelectedIndex,
} from '../document/OpenDocument.ts';
import { useChecked, useOpenSite } from '../document/SiteContext.ts';
import { useInherited, useSettingsName, useSiteDocument } from '../document/usePreviewSite.ts';
import { Around } from '../fields/Around.tsx';
import { EmbedFields } from '../fields/EmbedCode.tsx';
import { FieldList } from '../fields/FormField.tsx';
import { OtherProblems } from '../fields/OtherProblems.tsx';
import { PublishPage } from '../fields/PublishPage.tsx';
import { settingsTitle } from '../languages.ts';
import { Muted } from '../ui/controls.ts';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';
import { BlockList } from './BlockList.tsx';
import { EditorHeader } from './EditorHeader.tsx';
import { ShowFieldsContext } from './goTo.ts';
import { PageInFrame } from './PageInFrame.tsx';
import { PartTabs } from './PartTabs.tsx';
import { SearchPreview } from './SearchPreview.tsx';

const Layout = styled.div`
  display: grid;
  grid-template: 'header header header' auto 'tabs tabs tabs' auto 'blocks page fields' minmax(0, 1fr) / 15rem minmax(0, 1fr) 22rem;
  height: 100dvh;

  & > [data-side='blocks'] { grid-area: blocks; }
  & > [data-side='fields'] { grid-area: fields; }
  @media (max-width: 68.75rem) {
    grid-template-columns: 13rem minmax(0, 1fr) 18.5rem;
  }
  @media (min-width: 56.26rem) {
    & > nav { display: none; }
  }
  @media (min-width: 40.01rem) {
    & > nav > :first-child { display: none; }
  }
  /* One panel next to the page, or on a phone one part at a time, chosen with tabs. */
  @media (max-width: 56.25rem) {
    grid-template: 'header header' auto 'tabs tabs' auto 'page side' minmax(0, 1fr) / minmax(0, 1fr) 20rem;

    &[data-part='blocks'] > [data-side='fields'], &:not([data-part='blocks']) > [data-side='blocks'] { display: none; }
    & > [data-side='blocks'], & > [data-side='fields'] { grid-area: side; }
  }
  @media (max-width: 40rem) {
    grid-template: 'header' auto 'tabs' auto 'side' minmax(0, 1fr) / minmax(0, 1fr);

    & > [data-side='page'] { grid-area: side; }
    &[data-part='page'] > [data-side='fields'], &:not([data-part='page']) > [data-side='page'] { display: none; }
  }
`;

const Side = styled.section`
  overflow-y: auto;
  scroll-padding: 1.25rem;
  min-width: 0;
  background: var(--editor-panel);

  &[data-side='blocks'] { border-right: 1px solid var(--editor-rule); }
  &[data-side='fields'] { border-left: 1px solid var(--editor-rule); }
`;

/** The page has a tab only on a phone. */
const parts = [
  ['page', 'Page'],
  ['blocks', 'Blocks'],
  ['fields', 'Fields'],
] as const;

/** A page: its blocks on the left, the page itself, and the fields of the selection on the right. */
export function PageWorkspace() {
  const [part, setPart] = useState<(typeof parts)[number][0]>('page');
  // The setting of the site that was clicked in the page.
  const [setting, setSetting] = useState<ValuePath>();
  return (
    <Layout data-part={part}>
      <ShowFieldsContext value={() => setPart('fields')}>
        <EditorHeader />
      </ShowFieldsContext>
      <PartTabs parts={parts} part={part} onPart={setPart} />
      <Side data-side="blocks" aria-label="Blocks">
        <BlockList
          setting={setting}
          onSetting={setSetting}
          onChoose={() => setSetting(undefined)}
          onFields={() => setPart('fields')}
        />
      </Side>
      <PageInFrame setting={setting} onSetting={setSetting} />
      <Side data-side="fields" aria-label="Fields" onFocus={() => setPart('fields')}>
        {setting ? <SettingFields path={setting} /> : <Fields />}
      </Side>
    </Layout>
  );
}

/** A scrolling panel. It has a key, so that the fields of another block start at the top. */
const Scrolled = styled.div`
  height: 100%;
  overflow-y: auto;
`;

const Form = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.2rem;
  padding: 1rem;
`;

/** The fields of the selected block, or those of the page. */
function Fields() {
  const state = useEditing((editing) => editing.state);
  const index = useSelectedIndex();
  const block = state.blocks[index];
  const path = block ? ['blocks', index] : [];
  const target = { block: block?.key, steps: [], rest: [] };
  const { name, pages } = useOpenDocument();
  const isTranslation = pages.some((page) => page.name === name && page.folder);
  const { translates: _translates, ...ofPage } = pageForm.fields;
  const fieldsOfPage = isTranslation ? pageForm.fields : ofPage;
  const fields = (
    <FieldList
      fields={block ? fieldsOfBlock(block.type) : fieldsOfPage}
      path={path}
      target={target}
      value={block ? block.fields : state.fields}
    />
  );
  return (
    <Scrolled key={block?.key}>
      {!block && (
        <>
          <PublishPage />
          <SearchPreview />
        </>
      )}
      <OtherProblems />
      <FieldsOf title={block ? blockLabel(block.type) : 'Page'}>
        <Around path={path}>
          {block?.type === 'embed' ? <EmbedFields target={target}>{fields}</EmbedFields> : fields}
        </Around>
      </FieldsOf>
    </Scrolled>
  );
}

/** The site setting that was clicked in the page, with the whole field that contains it. */
function SettingFields({ path: [name = ''] }: { path: ValuePath }) {
  const { copy } = useOpenSite();
  const overview = useChecked()?.overview;
  const open = useOpenDocument();
  const ofLanguage = useSettingsName(open.name);
  const isOfLanguage = Object.hasOwn(formOfDocument(ofLanguage).fields, name);
  const settings = isOfLanguage ? ofLanguage : siteName;
  const form = ownValue(formOfDocument(settings).fields, String(name));
  const inherited = useInherited(settings);
  const applied = useSiteDocument(settings);
  const problems = useMemo(
    () => (overview?.problems ?? []).filter(({ file }) => file === settings),
    [overview, settings],
  );
  const document = { name: settings, store: copy.of(settings), problems, inherited, applied };
  return (
    <Scrolled key={name}>
      <OpenDocumentContext value={{ ...open, ...document, untranslated: undefined }}>
        <FieldsOf title={`${settingsTitle(settings)}: ${sectionOf(name).title}`}>
          <Muted>
            {settings === siteName
              ? 'This is the same on every page.'
              : 'This is the same on every page in this language.'}
          </Muted>
          <SettingField name={String(name)} form={form} />
        </FieldsOf>
      </OpenDocumentContext>
    </Scrolled>
  );
}

function SettingField({ name, form }: { name: string; form: FormField | undefined }) {
  const fields = useEditing(({ state }) => state.fields);
  if (!form) return null;
  const target = { block: undefined, steps: [], rest: [] };
  return <FieldList fields={{ [name]: form }} path={[]} target={target} value={fields} />;
}

function FieldsOf({ title, children }: { title: string; children: ReactNode }) {
  return (
    <ErrorBoundary
      fallback={
        <Muted role="alert">
          These fields cannot be shown. Your changes are kept. Choose another block, or go back to
          all pages and open this page again.
        </Muted>
      }
    >
      <Form>
        <h2>{title}</h2>
        {children}
      </Form>
    </ErrorBoundary>
  );
}
