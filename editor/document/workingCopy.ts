import type { Contents } from '../copy/requests.ts';
import { createChannel } from '../copy/site.ts';
import type { Snapshot } from '../home/home.ts';
import { afterWriting, rebased, renamed } from './changeStates.ts';
import {
  type Copy,
  changedIn,
  contentOf,
  editedIn,
  redone,
  savedIn,
  undone,
  withContents,
} from './copyState.ts';
import { type EditingStore, editingStore } from './editingStore.ts';

export type { Copy, Edits } from './copyState.ts';
export type { EditingStore } from './editingStore.ts';

export type WorkingCopy = ReturnType<typeof createCopy>;

/** The working copy of a site: the only place where documents change, and one Undo for all of them. */
export function createCopy(base: Snapshot) {
  let copy: Copy = {
    ...{ base, edits: new Map(), past: [], future: [] },
    ...{ selected: undefined, typed: undefined },
  };
  const { send: notify, listen: subscribe } = createChannel<void>();
  const set = (next: Copy) => {
    if (next === copy) return;
    copy = next;
    notify();
  };
  const stepTo = ([next, name]: readonly [Copy, string?]) => {
    set(next);
    return name;
  };
  const stores = new Map<string, EditingStore>();

  return {
    get: () => copy,
    subscribe,
    /** The document with this name, in the form in which it is edited; undefined if there is none. */
    edited: (name: string) => editedIn(copy, name),
    /** One document, which a form must be able to show. Always the same object for the same name. */
    of(name: string): EditingStore {
      const store = stores.get(name) ?? editingStore({ get: () => copy, set, subscribe }, name);
      stores.set(name, store);
      return store;
    },
    /** Its value, or its text if no form can show it. */
    content: (name: string) => contentOf(name, editedIn(copy, name)),
    /** Changes documents as one step. */
    apply: (contents: Contents) => set(withContents(copy, contents)),
    /** Undoes the last step, or repeats the last undone one. Returns the name of the document that it changed. */
    undo: () => stepTo(undone(copy)),
    redo: () => stepTo(redone(copy)),
    /**
     * Replaces the base with newer files. `contents`: the edits merged with them; every other document is as in its file.
     * Without a step: Undo returns to former states with the others' changes.
     */
    rebase: (newer: Snapshot, contents: Contents) => set(rebased(copy, newer, contents)),
    /** Changes the name of a picture or file to download in all states, without a step. */
    replaceName: (from: string, to: string) => set(renamed(copy, from, to)),
    /** The content of a file, for a change that reverts all edits of a document. */
    savedContent: (name: string) => contentOf(name, savedIn(copy.base, name)),
    /** The names of the documents that differ from their files. */
    changed: () => changedIn(copy),
    /** Replaces the base with the files after a write. No state changes. */
    markSaved: (newer: Snapshot) => set(afterWriting(copy, newer)),
  };
}
