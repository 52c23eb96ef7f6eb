import type { Group } from '../../schema/browser.ts';
import type { ValuePath } from '../../schema/index.ts';
import { anchorsIn, withFreeAnchors } from '../adapter/anchors.ts';
import type { FormBlock, FormState } from '../adapter/form.ts';
import { copyOf, identityOf, withIdentitiesOf } from '../adapter/identity.ts';
import { blockToForm, formOfDocument } from '../adapter/pageForm.ts';
import { changedState, type Target, targetOf } from '../adapter/target.ts';

/** The open document, its steps for Undo and Redo, and the identity of the selected block. */
export type Editing = {
  state: FormState;
  past: readonly FormState[];
  future: readonly FormState[];
  selected: number | undefined;
  /** The field that the last step wrote, and the time in ms: further typing in it belongs to the same step. */
  typed: { field: string; time: number } | undefined;
};

export type Action =
  /** Changes a field, even if its block or entry was moved. Does nothing if the field was removed or keeps its value. */
  | {
      type: 'edit';
      target: Target;
      change: (now: unknown) => unknown;
      time: number;
      /** Whether the next change belongs to this step. */
      isContinued?: boolean;
    }
  /** Inserts a block at `index` and selects it. */
  | { type: 'insert'; index: number; block: Group }
  | { type: 'move'; key: number; to: number }
  | { type: 'duplicate'; key: number }
  | { type: 'remove'; key: number }
  /** Replaces the whole document, as one step. */
  | { type: 'replace'; state: FormState }
  /** Makes a change in every state, including those of Undo and Redo, so it cannot be undone. */
  | { type: 'rewrite'; change: (state: FormState) => FormState }
  | { type: 'select'; key: number | undefined }
  | { type: 'undo' }
  | { type: 'redo' };

/** Instead of a field: the next change of any field belongs to the same step. */
const anyField = 'any';
/** Changes of one field within this time of each other are one Undo step, in ms. */
const pauseMs = 1000;
/** A step stores only the blocks that changed; it shares the others. */
const maxSteps = 500;

function startEditing(state: FormState): Editing {
  return { state, past: [], future: [], selected: undefined, typed: undefined };
}

/** A new block with other ids than those of the page, so that links stay unambiguous. */
function withOwnAnchors(block: FormBlock | undefined, others: readonly FormBlock[]) {
  if (!block) return undefined;
  const taken = anchorsIn(others.map(({ fields }) => fields));
  return { ...block, fields: withFreeAnchors(block.fields, taken) };
}

/** The only place where the open document changes. */
function reduce(editing: Editing, action: Action): Editing {
  const { state, past, future } = editing;
  const { blocks } = state;
  switch (action.type) {
    case 'edit': {
      const { target, change, time, isContinued } = action;
      let [before, after]: unknown[] = [];
      const next = changedState(state, target, (now) => {
        [before, after] = [now, change(now)];
        return after;
      });
      if (!next || before === after) return editing;
      if (hasEntries(before) || hasEntries(after)) return step(editing, next);
      const field = JSON.stringify(target);
      const { typed } = editing;
      const isSame = typed?.field === field || typed?.field === anyField;
      if (!isSame || time - typed.time > pauseMs) {
        return { ...step(editing, next), typed: { field: isContinued ? anyField : field, time } };
      }
      return { ...editing, state: next, future: [], typed: { field, time } };
    }
    case 'insert': {
      const block = withOwnAnchors(blockToForm(action.block), blocks);
      return block ? withBlocks(editing, blocks.toSpliced(action.index, 0, block), block) : editing;
    }
    case 'duplicate': {
      const index = indexOf(blocks, action.key);
      const found = blocks[index];
      const copy = withOwnAnchors(found && copyOf(found), blocks);
      return copy ? withBlocks(editing, blocks.toSpliced(index + 1, 0, copy), copy) : editing;
    }
    case 'move': {
      const index = indexOf(blocks, action.key);
      const block = blocks[index];
      const isSame = index === action.to || action.to < 0 || action.to >= blocks.length;
      if (!block || isSame) return editing;
      const others = blocks.toSpliced(index, 1);
      return withBlocks(editing, others.toSpliced(action.to, 0, block), block);
    }
    case 'remove': {
      const left = blocks.filter(({ key }) => key !== action.key);
      return left.length < blocks.length ? withBlocks(editing, left, undefined) : editing;
    }
    case 'replace':
      return step(editing, withIdentitiesOf(state, action.state));
    case 'rewrite': {
      const { change } = action;
      const changed = (own: FormState) => withIdentitiesOf(own, change(own));
      return {
        ...editing,
        state: changed(state),
        past: past.map(changed),
        future: future.map(changed),
        typed: undefined,
      };
    }
    case 'select':
      return editing.selected === action.key ? editing : { ...editing, selected: action.key };
    case 'undo':
    case 'redo': {
      const isUndo = action.type === 'undo';
      const next = isUndo ? past.at(-1) : future[0];
      if (!next) return editing;
      return withSelection({
        ...editing,
        state: next,
        past: isUndo ? past.slice(0, -1) : [...past, state],
        future: isUndo ? [state, ...future] : future.slice(1),
        typed: undefined,
      });
    }
    default:
      return action satisfies never;
  }
}

/** Whether a value is a list whose entries are added, removed and moved: each change is a separate step. */
function hasEntries(value: unknown): boolean {
  return Array.isArray(value) && value.some((entry) => identityOf(entry) !== undefined);
}

function step(editing: Editing, state: FormState): Editing {
  const past = [...editing.past, editing.state].slice(-maxSteps);
  return withSelection({ ...editing, state, past, future: [], typed: undefined });
}

function withBlocks(
  editing: Editing,
  blocks: readonly FormBlock[],
  selected: FormBlock | undefined,
): Editing {
  return { ...step(editing, { ...editing.state, blocks }), selected: selected?.key };
}

/** Deselects a block that was removed. */
function withSelection(editing: Editing): Editing {
  const { selected, state } = editing;
  const isGone = selected !== undefined && indexOf(state.blocks, selected) < 0;
  return isGone ? { ...editing, selected: undefined } : editing;
}

function indexOf(blocks: readonly FormBlock[], key: number): number {
  return blocks.findIndex((block) => block.key === key);
}

/** The open document, for everything that reads or changes it, including late answers. */
export type EditingStore = {
  get: () => Editing;
  dispatch: (action: Action) => void;
  subscribe: (listener: () => void) => () => void;
  undo: () => void;
  redo: () => void;
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

/** The store of the document with this name, which starts with `state`. */
export function createEditing(name: string, state: FormState): EditingStore {
  let editing = startEditing(state);
  const listeners = new Set<() => void>();
  const { fields, toForm } = formOfDocument(name);
  const store: EditingStore = {
    get: () => editing,
    dispatch(action) {
      const before = editing;
      editing = reduce(before, action);
      if (editing !== before) for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    undo: () => store.dispatch({ type: 'undo' }),
    redo: () => store.dispatch({ type: 'redo' }),
    replace(document) {
      const next = toForm(document);
      if (next) store.dispatch({ type: 'replace', state: next });
      return next !== undefined;
    },
    find: (path) => targetOf(editing.state, fields, path),
    write(target, change, options) {
      const isThere = changedState(editing.state, target, (now) => now) !== undefined;
      if (isThere) store.dispatch({ ...options, type: 'edit', target, change, time: Date.now() });
      return isThere;
    },
  };
  return store;
}
