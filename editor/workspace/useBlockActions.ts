import { blockLabel } from '../../schema/inspect.ts';
import type { FormBlock } from '../adapter/form.ts';
import { blockToDocument } from '../adapter/pageForm.ts';
import { useOpenDocument } from '../document/OpenDocument.ts';
import { useAnnounce } from '../ui/Notice.tsx';
import { copyBlock } from './BlockPicker.tsx';

/** The actions on a block of the open page, by its index, for the list and the page. */
export function useBlockActions() {
  const { store, pickBlock } = useOpenDocument();
  const announce = useAnnounce();
  const withBlock = (index: number, work: (block: FormBlock, label: string) => void) => {
    const block = store.get().state.blocks[index];
    if (block) work(block, blockLabel(block.type));
  };
  const move = (from: number, to: number) =>
    withBlock(from, ({ key }, label) => {
      const count = store.get().state.blocks.length;
      if (to === from || to < 0 || to >= count) return;
      store.dispatch({ type: 'move', key, to });
      announce(`${label} is now block ${to + 1} of ${count}.`);
    });
  return {
    move,
    up: (index: number) => move(index, index - 1),
    down: (index: number) => move(index, index + 1),
    duplicate: (index: number) =>
      withBlock(index, ({ key }, label) => {
        store.dispatch({ type: 'duplicate', key });
        announce(`${label} duplicated.`);
      }),
    /** Copies a block, so that it can be pasted on another page. */
    copy: (index: number) =>
      withBlock(index, (block, label) =>
        announce(
          copyBlock(blockToDocument(block))
            ? `${label} copied. “Add a block” pastes it, here or on another page.`
            : 'This browser cannot copy the block because its storage is full or blocked.',
        ),
      ),
    remove: (index: number) =>
      withBlock(index, ({ key }, label) => {
        store.dispatch({ type: 'remove', key });
        announce(`${label} deleted.`, 'Undo');
      }),
    /** Opens the picker for a block to add below this one. */
    add: (index: number) => pickBlock(index + 1),
  };
}
