import { dequal } from 'dequal';
import type { ValuePath } from '../../schema/index.ts';
import type { Edited, FormState } from '../adapter/form.ts';
import type { Target } from '../adapter/target.ts';
import type { Content, Contents } from '../copy/requests.ts';
import type { Snapshot, StoredDocument } from '../home/home.ts';
import type { Action, Editing } from './editing.ts';
import { forms } from './loadForms.ts';

export type Edits = ReadonlyMap<string, Edited>;

/** The edits before a change, or after one that was undone, and the document that it changed. */
type Step = { edits: Edits; name: string };

/** All files of a site with everything that a person has changed. */
export type Copy = {
  /** The files as last read from their home, or written there. */
  base: Snapshot;
  /** The documents that may differ from their files. */
  edits: Edits;
  past: readonly Step[];
  future: readonly Step[];
  selected: { name: string; key: number } | undefined;
  typed: { name: string; field: string; time: number } | undefined;
};

/** One open document of the working copy, for the fields and the page that show it. */
export type EditingStore = {
  get: () => Editing;
  subscribe: (listener: () => void) => () => void;
  dispatch: (action: Action) => void;
  /** Replaces the document, as one step. Returns false, without a change, if it cannot be opened as a form. */
  replace: (document: unknown) => boolean;
  /** The field at a path of the current document; undefined if there is none. */
  find: (path: ValuePath) => Target | undefined;
  /** Changes a field, even if it was moved. Returns false, without a change, if it was removed. */
  write: (
    target: Target,
    change: (now: unknown) => unknown,
    options?: { isContinued?: boolean },
  ) => boolean;
};

export type WorkingCopy = ReturnType<typeof createCopy>;

/** A step stores only what changed; it shares everything else. */
const maxSteps = 500;
/** Steps that are kept when others' changes are merged into each of them. */
const maxMerged = 100;

const nothing: FormState = { fields: {}, blocks: [] };

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
      const store = stores.get(name) ?? storeOf(name);
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
    rebase(newer: Snapshot, contents: Contents): void {
      const old = copy.base;
      const foreign = Array.from(newer.documents).filter(
        ([name, { id }]) => old.documents.get(name)?.id !== id,
      );
      const now = (name: string): [Content, Content] => [
        contentOf(name, editedIn(copy, name)),
        contents.has(name) ? contents.get(name) : contentOf(name, savedIn(newer, name)),
      ];
      const rebased = rebaserOf(old, newer, now);
      const past = copy.past.slice(foreign.length > 0 ? -maxMerged : 0).map(rebased);
      const future = copy.future.slice(0, maxMerged).map(rebased);
      const edits = new Map(copy.edits);
      for (const name of new Set([...edits.keys(), ...contents.keys()])) {
        const edited = editedIn(copy, name);
        const [before, after] = now(name);
        edits.set(name, dequal(after, before) ? edited : forms().formed(name, after, edited));
      }
      set({ ...copy, base: newer, edits, past, future, typed: undefined });
    },
    /** Changes the name of a picture or file to download in all states, without a step. */
    replaceName(from: string, to: string): void {
      const all = mapper((name, edited) => {
        const content = contentOf(name, edited);
        const before = typeof content === 'string' ? content : JSON.stringify(content ?? '');
        const after = before
          .replaceAll(`"${from}"`, `"${to}"`)
          .replaceAll(`"/${from}"`, `"/${to}"`);
        return after === before ? edited : forms().formed(name, after, edited);
      });
      const { edits, past, future } = copy;
      const inStep = (step: Step) => ({ ...step, edits: all(step.edits) });
      set({ ...copy, edits: all(edits), past: past.map(inStep), future: future.map(inStep) });
    },
    /** The content of a file, for a change that reverts all edits of a document. */
    savedContent: (name: string) => contentOf(name, savedIn(copy.base, name)),
    /** The names of the documents that differ from their files. */
    changed: () =>
      Array.from(copy.edits.keys()).filter(
        (name) => !isUnchanged(copy.base, name, copy.edits.get(name)),
      ),
    /** Replaces the base with files that contain what was just written: all states stay as they are. */
    written(newer: Snapshot): void {
      const old = copy.base;
      const names = Array.from(copy.edits.keys()).filter(
        (name) => old.documents.get(name)?.id !== newer.documents.get(name)?.id,
      );
      // A state in which a document was not edited had its old file.
      const kept = (step: Step): Step => {
        const edits = new Map(step.edits);
        for (const name of names) {
          if (!edits.has(name)) edits.set(name, savedIn(old, name));
        }
        return { ...step, edits };
      };
      set({ ...copy, base: newer, past: copy.past.map(kept), future: copy.future.map(kept) });
    },
  };

  function storeOf(name: string): EditingStore {
    let view: { of: Copy; editing: Editing } | undefined;
    const get = (): Editing => {
      if (view?.of === copy) return view.editing;
      const edited = editedIn(copy, name);
      const state = typeof edited === 'object' ? edited : nothing;
      const { selected } = copy;
      const isThere = state.blocks.some(({ key }) => key === selected?.key);
      const next: Editing = {
        state,
        selected: selected?.name === name && isThere ? selected.key : undefined,
        typed: copy.typed?.name === name ? copy.typed : undefined,
      };
      const last = view?.editing;
      const isEqual =
        last?.state === next.state && last.selected === next.selected && last.typed === next.typed;
      view = { of: copy, editing: isEqual ? last : next };
      return view.editing;
    };
    const { formOfDocument, reduce, targetOf, changedState } = forms();
    const { fields, toForm } = formOfDocument(name);
    const store: EditingStore = {
      get,
      subscribe,
      dispatch(action) {
        const before = get();
        const after = reduce(before, action);
        if (after === before) return;
        const { state, selected, typed, isStep } = after;
        const isChange = state !== before.state;
        const begun = isStep ? withStep(copy, name) : copy;
        set({
          ...begun,
          future: isChange ? [] : begun.future,
          edits: isChange ? new Map(copy.edits).set(name, state) : copy.edits,
          selected: selected === undefined ? undefined : { name, key: selected },
          typed: typed && { name, ...typed },
        });
      },
      replace(document) {
        const state = toForm(document);
        if (state) store.dispatch({ type: 'replace', state });
        return state !== undefined;
      },
      find: (path) => targetOf(get().state, fields, path),
      write(target, change, options) {
        const isThere = changedState(get().state, target, (now) => now) !== undefined;
        if (isThere) store.dispatch({ ...options, type: 'edit', target, change, time: Date.now() });
        return isThere;
      },
    };
    return store;
  }
}

function withStep(copy: Copy, name: string): Copy {
  const past = [...copy.past, { edits: copy.edits, name }].slice(-maxSteps);
  return { ...copy, past, future: [], typed: undefined };
}

function editedIn({ base, edits }: Pick<Copy, 'base' | 'edits'>, name: string): Edited {
  return edits.has(name) ? edits.get(name) : savedIn(base, name);
}

function savedIn({ documents }: Snapshot, name: string): Edited {
  const file = documents.get(name);
  return file && forms().openedFile(name, file);
}

/** What the worker and the browser's storage get of an edit. */
function contentOf(name: string, edited: Edited): Content {
  return typeof edited === 'object' ? forms().documentOf(name, edited) : edited;
}

// The last comparison of each form with a file: documents are compared after every key.
const compared = new WeakMap<FormState, { file: StoredDocument | undefined; isSame: boolean }>();

/** Whether an edit has the same content as a file. */
function isUnchanged(base: Snapshot, name: string, edited: Edited): boolean {
  const file = base.documents.get(name);
  const known = typeof edited === 'object' ? compared.get(edited) : undefined;
  if (known && known.file === file) return known.isSame;
  const saved = savedIn(base, name);
  const isSame = edited === saved || dequal(contentOf(name, edited), contentOf(name, saved));
  if (typeof edited === 'object') compared.set(edited, { file, isSame });
  return isSame;
}

/**
 * Returns a function that merges others' changes into a step of Undo or Redo. `now`: the content of a document before and after
 * the change of the base. Undo never takes back what others changed or what a question was answered with.
 */
function rebaserOf(old: Snapshot, newer: Snapshot, now: (name: string) => [Content, Content]) {
  const rebased = mapper((name, edited) => {
    if (old.documents.get(name)?.id === newer.documents.get(name)?.id) return edited;
    if (isUnchanged(old, name, edited)) return savedIn(newer, name);
    const [base, theirs] = [old, newer].map((files) => contentOf(name, savedIn(files, name)));
    const step = contentOf(name, edited);
    const [before, after] = now(name);
    const { formed, mergedWith } = forms();
    const merged = mergedWith(base, step, theirs);
    const next = merged?.hasConflicts === false ? merged : mergedWith(before, step, after);
    return formed(name, next ? next.document : after, edited);
  });
  return (step: Step): Step => ({ ...step, edits: rebased(step.edits) });
}

/** Changes the documents of several states. States share documents: each is changed once. */
function mapper(change: (name: string, edited: Edited) => Edited) {
  const known = new Map<Edited, Edited>();
  return (edits: Edits): Edits =>
    new Map(
      Array.from(edits, ([name, edited]) => {
        const next = known.has(edited) && edited ? known.get(edited) : change(name, edited);
        if (edited) known.set(edited, next);
        return [name, next];
      }),
    );
}
