import { valueAt } from '../../schema/inspect.ts';
import { formOfDocument } from '../adapter/pageForm.ts';
import { type MenuPage, type NewContact, type PageEntry, siteName } from '../api.ts';
import { withValue } from '../changes/merge.ts';
import { ask, Refused } from '../document/ask.ts';
import type { EditingStore } from '../document/editing.ts';
import type { OpenDocument } from '../document/useDocument.ts';
import { AddContact, AddToMenu, PublishPages } from '../health/offerDialogs.tsx';
import { type Moves, withMoves } from '../links/moved.ts';
import { MovePage } from '../pages/pageDialogs.tsx';
import type { ShownSite } from '../site.ts';
import { useDialog } from '../ui/useDialog.ts';

/**
 * The dialogs that change pages of the site while one of them is open: its address, pages to publish, the menu, contacts.
 * They change files, and keep unsaved changes of the open page. An address is changed in every state of the document, so
 * Undo cannot revert it.
 */
export function usePageChanges(
  document: OpenDocument,
  store: EditingStore,
  { site, pages }: { site: ShownSite; pages: readonly PageEntry[] },
  refresh: () => Promise<void>,
) {
  const { dialog, open } = useDialog();

  const { name } = document.opening;

  const changeAddress = () => {
    const page = pages.find((own) => own.name === name);
    if (!page) return;
    const { hash } = document.base;
    open((close) => {
      const done = async (moves: Moves) => {
        const source = await ask('source', { name });
        const { toForm, toDocument } = formOfDocument(name);
        // Keep edits made in the meantime.
        store.dispatch({
          type: 'rewrite',
          change: (state) => toForm(withMoves(toDocument(state), moves)) ?? state,
        });
        document.rebase(source);
        close();
        await refresh();
      };
      return <MovePage page={page} pages={pages} hash={hash} onClose={close} onDone={done} />;
    });
  };
  const done = async (close: () => void) => {
    // Check again: errors caused by other files are gone.
    document.rebase((base) => ({ ...base }));
    close();
    await refresh();
  };
  const publishPages = (wanted: readonly { name: string; title: string }[]) =>
    open((close) => <PublishPages pages={wanted} onClose={close} onDone={() => done(close)} />);
  const addToMenu = (page: MenuPage) =>
    open((close) => (
      <AddToMenu page={page} site={site} onClose={close} onDone={() => done(close)} />
    ));

  const addContact = ({ path, written, ...contact }: NewContact) => {
    const add = async (key: string, signal: AbortSignal) => {
      // Open settings include it in their next save.
      const isSettings = name === siteName;
      if (!isSettings) await ask('addContact', { ...contact, name: key }, signal);
      const { toForm, toDocument } = formOfDocument(name);
      const now = toDocument(store.get().state);
      if (isSettings && valueAt(now, [contact.field, key]) !== undefined) {
        throw new Refused(`The settings already have the name “${key}”. Choose another name.`);
      }
      // The link may have changed in the meantime.
      if (valueAt(now, path) === written) {
        const linked = withValue(now, path, `${contact.scheme}:${key}`);
        const { field, value } = contact;
        const state = toForm(isSettings ? withValue(linked, [field, key], value) : linked);
        if (state) store.dispatch({ type: 'replace', state });
      }
    };
    open((close) => (
      <AddContact
        contact={contact}
        site={site}
        isSaved={name !== siteName}
        add={add}
        onClose={close}
        onDone={() => done(close)}
      />
    ));
  };

  return { changeAddress, publishPages, addToMenu, addContact, dialog };
}
