import { formOfDocument } from '../adapter/pageForm.ts';
import type { MenuPage, PageEntry } from '../api.ts';
import { ask } from '../document/ask.ts';
import type { EditingStore } from '../document/editing.ts';
import type { OpenDocument } from '../document/useDocument.ts';
import { type Moves, withMoves } from '../links/moved.ts';
import { AddToMenu, MovePage, PublishPages } from '../pages/pageDialogs.tsx';
import type { ShownSite } from '../site.ts';
import { useDialog } from '../ui/useDialog.ts';

/**
 * The dialogs that change pages of the site while one of them is open: its address, pages to publish, the menu. They
 * change files, and keep unsaved changes of the open page. A change of an address is made in every state of the document:
 * also in an older one to which Undo goes back.
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
        // What is written by then is kept.
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
    // Starts the check again: mistakes caused by other files are gone.
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

  return { changeAddress, publishPages, addToMenu, dialog };
}
