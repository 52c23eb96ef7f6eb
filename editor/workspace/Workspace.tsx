import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { type Group, once } from '../../schema/browser.ts';
import type { FormState } from '../adapter/form.ts';
import { formOfDocument, siteForm } from '../adapter/pageForm.ts';
import { type Draft, type PageEntry, type Source, siteName } from '../api.ts';
import type { Opening } from '../document/drafts.ts';
import { EditingProvider } from '../document/EditingContext.ts';
import { EditorProvider } from '../document/EditorContext.ts';
import { createEditing, type EditingStore } from '../document/editing.ts';
import { useDocument } from '../document/useDocument.ts';
import { WorkspaceProvider } from '../document/WorkspaceContext.ts';
import { focusField } from '../fields/focusField.ts';
import { readSite, type ShownSite } from '../site.ts';
import { useDialog } from '../ui/useDialog.ts';
import { BlockPicker } from './BlockPicker.tsx';
import { blockName } from './blockName.ts';
import { PageWorkspace } from './PageWorkspace.tsx';
import { Settings } from './Settings.tsx';
import { SiteBar } from './SiteBar.tsx';
import { useNotice } from './useNotice.tsx';
import { usePageChanges } from './usePageChanges.tsx';

type Props = {
  opening: Opening;
  source: Source;
  draft: Draft | undefined;
  /** The initial state of the form. */
  state: FormState;
  /** site.json, if a page is open. */
  siteSource?: Source | undefined;
  site: ShownSite;
  pages: readonly PageEntry[];
  openText: (source: Source) => void;
  /** Reloads the list of pages. */
  refresh: () => Promise<void>;
};

/**
 * An open document: a page with its blocks on the left and their fields on the right, or the site settings. The store holds
 * it; everything else reads it from there.
 */
export function Workspace({
  opening,
  source,
  draft,
  state,
  siteSource,
  site,
  pages,
  openText,
  refresh,
}: Props) {
  const { name } = opening;
  const [store] = useState(() => createEditing(name, state));
  const editing = useSyncExternalStore(store.subscribe, store.get);
  const [documentOf] = useState(() => once(formOfDocument(name).toDocument));
  const written = documentOf(editing.state);
  const document = useDocument(opening, source, draft, written);
  const [theme, setTheme] = useState<'light' | 'dark'>('light');
  const [siteStore] = useState(() => storeOf(siteSource));
  const siteDocument = useWrittenSite(siteStore);
  const shownSite = useValidSite(name === siteName ? written : siteDocument, site);
  const { ownProblems } = document;
  const { notice, announce } = useNotice(store);
  const picker = useDialog();
  const pickBlock = (index?: number) =>
    picker.open((close) => (
      <BlockPicker
        onPick={(block, note = '') => {
          close();
          const { blocks } = store.get().state;
          const isBelowHero = !index && blocks[0]?.type === 'hero' && block.type === 'embed';
          const at = isBelowHero ? 1 : (index ?? blocks.length);
          store.dispatch({ type: 'insert', index: at, block });
          announce(
            `${blockName(String(block.type), block)} added as block ${at + 1}. ${note}`.trim(),
            true,
          );
          // After the dialog has closed and the fields of the block are shown.
          if (note) setTimeout(() => focusField(['blocks', at, 'title']));
        }}
        onClose={close}
      />
    ));
  const shown = { site: shownSite, pages };
  const { dialog, ...ofPages } = usePageChanges(document, store, shown, refresh);
  const surroundings = useMemo(
    () => ({ site: shownSite, pages, problems: ownProblems, theme }),
    [shownSite, pages, ownProblems, theme],
  );
  const note = siteStore && siteSource && siteDocument && (
    <SiteBar
      site={opening.site}
      store={siteStore}
      source={siteSource}
      document={siteDocument}
      refresh={refresh}
    />
  );
  return (
    <EditingProvider value={store}>
      <EditorProvider value={surroundings}>
        <WorkspaceProvider
          value={{ document, setTheme, announce, pickBlock, openText, ...ofPages }}
        >
          {name === siteName ? <Settings /> : <PageWorkspace siteStore={siteStore} note={note} />}
          {dialog}
          {picker.dialog}
          {notice}
        </WorkspaceProvider>
      </EditorProvider>
    </EditingProvider>
  );
}

/** The store of site.json while a page is open; undefined if it cannot be shown as a form. */
function storeOf(source: Source | undefined): EditingStore | undefined {
  const state = source && siteForm.toForm(source.document);
  return state && createEditing(siteName, state);
}

/** site.json as edited on this page; undefined until it was edited. */
function useWrittenSite(store: EditingStore | undefined): Group | undefined {
  const [first] = useState(() => store?.get().state);
  const [documentOf] = useState(() => once(siteForm.toDocument));
  const subscribe = store?.subscribe ?? subscribeToNothing;
  const state = useSyncExternalStore(subscribe, () => store?.get().state);
  const [isWritten, setIsWritten] = useState(false);
  if (!isWritten && state !== first) setIsWritten(true);
  return state && isWritten ? documentOf(state) : undefined;
}

const subscribeToNothing = () => () => {};

/** The edited site.json, or its last valid state; the saved one if it was not edited. */
function useValidSite(edited: unknown, saved: ShownSite): ShownSite {
  const [site, setSite] = useState<ShownSite>();
  useEffect(() => {
    const read = readSite(edited, saved.drawings);
    if (read) setSite(read);
  }, [edited, saved.drawings]);
  return site ?? saved;
}
