import type { ValuePath } from '../../schema/index.ts';
import type { FormState } from '../adapter/form.ts';
import type { Target } from '../adapter/target.ts';
import { type Copy, editedIn, withStep } from './copyState.ts';
import type { Action, Editing } from './editing.ts';
import { forms } from './loadForms.ts';

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

const nothing: FormState = { fields: {}, blocks: [] };

/** Access to a working copy. */
type CopyAccess = {
  get: () => Copy;
  set: (next: Copy) => void;
  subscribe: (listener: () => void) => () => void;
};

/** One document of a working copy, which a form must be able to show. */
export function editingStore(
  { get: getCopy, set, subscribe }: CopyAccess,
  name: string,
): EditingStore {
  const get = viewOf(getCopy, name);
  const { formOfDocument, reduce, targetOf, changedState } = forms();
  const { fields, toForm } = formOfDocument(name);
  const store: EditingStore = {
    get,
    subscribe,
    dispatch(action) {
      const copy = getCopy();
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

/** Returns a function that reads the form of a document: always the same object while nothing in it changes. */
function viewOf(getCopy: () => Copy, name: string): () => Editing {
  let view: { of: Copy; editing: Editing } | undefined;
  return () => {
    const copy = getCopy();
    if (view?.of === copy) return view.editing;
    const edited = editedIn(copy, name);
    const state = typeof edited === 'object' ? edited : nothing;
    const { selected } = copy;
    const isSelected = state.blocks.some(({ key }) => key === selected?.key);
    const next: Editing = {
      state,
      selected: selected?.name === name && isSelected ? selected.key : undefined,
      typed: copy.typed?.name === name ? copy.typed : undefined,
    };
    const last = view?.editing;
    const isEqual =
      last?.state === next.state && last.selected === next.selected && last.typed === next.typed;
    view = { of: copy, editing: isEqual ? last : next };
    return view.editing;
  };
}
