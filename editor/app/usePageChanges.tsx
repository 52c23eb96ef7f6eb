import { type ReactNode, useCallback, useRef, useState } from 'react';
import type { Group } from '../../schema/values.ts';
import type { PageEntry } from '../api.ts';
import { ask } from '../document/ask.ts';
import type { OpenDocument } from '../document/useDocument.ts';
import { type Moves, withMoves } from '../moved.ts';
import { MovePage, PublishPages } from './pageDialogs.tsx';

/**
 * What is asked about the pages of the site while one of them is open: its address, and pages that it leads to. Both change
 * files, and nothing of what is not saved in the one that is open. `follow` is the document with all changes of addresses in
 * it, also in a state of before, to which Undo goes back.
 */
export function usePageChanges(
  document: OpenDocument,
  pages: readonly PageEntry[],
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

  const publishPages = (wanted: readonly { name: string; title: string }[]) => {
    const done = async () => {
      // Checked again: what was wrong with the links to these pages is over.
      document.rebase({ ...document.base });
      close();
      await refresh();
    };
    setDialog(<PublishPages pages={wanted} onClose={close} onDone={done} />);
  };

  return { follow, changeAddress, publishPages, dialog };
}
