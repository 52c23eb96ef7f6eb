import type { Group } from '../../schema/browser.ts';
import { anchorsIn, withFreeAnchors } from '../adapter/anchors.ts';
import type { FormBlock, FormState } from '../adapter/form.ts';
import { identityOf, withIdentitiesOf } from '../adapter/identity.ts';
import { blockToDocument, blockToForm } from '../adapter/pageForm.ts';
import { changedState, type Target } from '../adapter/target.ts';

/** The form of one document, the identity of its selected block, and the field that is being typed in. */
export type Editing = {
  state: FormState;
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
  | { type: 'select'; key: number | undefined };

/** Instead of a field: the next change of any field belongs to the same step. */
const anyField = 'any';
/** Changes of one field within this time of each other are one Undo step, in ms. */
const pauseMs = 1000;
/** A new block with other ids than those of the page, so that links stay unambiguous. */
function withUniqueAnchors(block: FormBlock | undefined, others: readonly FormBlock[]) {
  if (!block) return undefined;
  const used = anchorsIn(others.map(({ fields }) => fields));
  return { ...block, fields: withFreeAnchors(block.fields, used) };
}

/** The result of an action: the same object if nothing changes. `isStep`: it begins a step for Undo. */
export type Reduced = Editing & { isStep?: boolean };

/** Every change of a document in a form. */
export function reduce(editing: Editing, action: Action): Reduced {
  const { state } = editing;
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
      return { ...editing, state: next, typed: { field, time } };
    }
    case 'insert': {
      const block = withUniqueAnchors(blockToForm(action.block), blocks);
      return block ? withBlocks(editing, blocks.toSpliced(action.index, 0, block), block) : editing;
    }
    case 'duplicate': {
      const index = indexOf(blocks, action.key);
      const found = blocks[index];
      const copy = withUniqueAnchors(found && blockToForm(blockToDocument(found)), blocks);
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
    case 'select':
      return editing.selected === action.key ? editing : { ...editing, selected: action.key };
    default:
      return action satisfies never;
  }
}

/** Whether a value is a list whose entries are added, removed and moved: each change is a separate step. */
function hasEntries(value: unknown): boolean {
  return Array.isArray(value) && value.some((entry) => identityOf(entry) !== undefined);
}

function step(editing: Editing, state: FormState): Reduced {
  return { ...editing, state, typed: undefined, isStep: true };
}

function withBlocks(
  editing: Editing,
  blocks: readonly FormBlock[],
  selected: FormBlock | undefined,
): Reduced {
  return { ...step(editing, { ...editing.state, blocks }), selected: selected?.key };
}

function indexOf(blocks: readonly FormBlock[], key: number): number {
  return blocks.findIndex((block) => block.key === key);
}
