import { dequal } from 'dequal';
import type { Contents } from '../copy/requests.ts';
import type { Snapshot } from '../home/home.ts';
import { afterWriting, rebased, renamed } from './changeStates.ts';
import { type Copy, contentOf, editedIn, isUnchanged, savedIn, withStep } from './copyState.ts';
import { type EditingStore, editingStore } from './editingStore.ts';
import { forms } from './loadForms.ts';

export type { Copy, Edits } from './copyState.ts';
export type { EditingStore } from './editingStore.ts';

export type WorkingCopy = ReturnType<typeof createCopy>;

/** The working copy of a site: the only place where documents change, and one Undo for all of them. */
export function createCopy(base: Snapshot) {
  let copy: Copy = {
    ...{ base, edits: new Map(), past: [], future: [] },
    ...{ selected: undefined, typed: undefined },
  };
  const listeners = new Set<() => void>();
  const set = (next: Copy) => {
    if (next === copy) return;
    copy = next;
    for (const listener of listeners) listener();
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };

  const stepTo = (kind: 'undo' | 'redo'): string | undefined => {
    const { past, future, edits } = copy;
    const next = kind === 'undo' ? past.at(-1) : future[0];
    if (!next) return undefined;
    const now = { edits, name: next.name };
    set({
      ...copy,
      edits: next.edits,
      past: kind === 'undo' ? past.slice(0, -1) : [...past, now],
      future: kind === 'undo' ? [now, ...future] : future.slice(1),
      typed: undefined,
    });
    return next.name;
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
    apply(contents: Contents): void {
      const edits = new Map(copy.edits);
      let first: string | undefined;
      for (const [name, content] of contents) {
        const before = editedIn(copy, name);
        if (dequal(content, contentOf(name, before))) continue;
        edits.set(name, forms().formed(name, content, before));
        first ??= name;
      }
      if (first !== undefined) set({ ...withStep(copy, first), edits });
    },
    /** Undoes the last step, or repeats the last undone one. Returns the name of the document that it changed. */
    undo: () => stepTo('undo'),
    redo: () => stepTo('redo'),
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
    changed: () =>
      Array.from(copy.edits.keys()).filter(
        (name) => !isUnchanged(copy.base, name, copy.edits.get(name)),
      ),
    /** Replaces the base with the files after a write. No state changes. */
    written: (newer: Snapshot) => set(afterWriting(copy, newer)),
  };
}
