import { type ReactNode, useCallback, useRef, useState } from 'react';
import type { Site } from '../../schema/index.ts';
import type { Group } from '../../schema/values.ts';
import type { MenuPage, PageEntry } from '../api.ts';
import { ask } from '../document/ask.ts';
import type { OpenDocument } from '../document/useDocument.ts';
import { type Moves, withMoves } from '../moved.ts';
import { AddToMenu, MovePage, PublishPages } from './pageDialogs.tsx';

/**
 * What is asked about the pages of the site while one of them is open: its address, and pages that it leads to. Both change
 * files, and nothing of what is not saved in the one that is open. `follow` is the document with all changes of addresses in
 * it, also in a state of before, to which Undo goes back.
 */
export function usePageChanges(
  document: OpenDocument,
  { site, pages }: { site: Site; pages: readonly PageEntry[] },
  refresh: () => Promise<void>,
) {
  const [dialog, setDialog] = useState<ReactNode>();
  const all = useRef<Moves>([]);
  const follow = useCallback(
    (written: Group) => withMoves(written, all.current),
    // The moves are read when it is called.
    [],
  );
  const close = () => setDialog(undefined);

  const changeAddress = () => {
    const { name } = document.opening;
    const page = pages.find((own) => own.name === name);
    if (!page) return;
    const { hash } = document.base;
    const done = async (moves: Moves) => {
      const source = await ask('source', { name });
      all.current = [...all.current, ...moves];
      document.rebase(source);
      if (typeof document.document !== 'string') {
        document.change(withMoves(document.document, moves));
      }
      close();
      await refresh();
    };
    setDialog(<MovePage page={page} pages={pages} hash={hash} onClose={close} onDone={done} />);
  };

  const done = async () => {
    // Checked again: what another file has made wrong is over.
    document.rebase({ ...document.base });
    close();
    await refresh();
  };
  const publishPages = (wanted: readonly { name: string; title: string }[]) =>
    setDialog(<PublishPages pages={wanted} onClose={close} onDone={done} />);
  const addToMenu = (page: MenuPage) =>
    setDialog(<AddToMenu page={page} site={site} onClose={close} onDone={done} />);

  return { follow, changeAddress, publishPages, addToMenu, dialog };
}
