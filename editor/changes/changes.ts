import { dequal } from 'dequal';
import { isGroup, ownValue } from '../../schema/browser.ts';
import type { ValuePath } from '../../schema/index.ts';
import { fieldOf, fieldSchemaAt } from '../../schema/inspect.ts';
import { schemaOf } from '../documentSchema.ts';
import { changedList } from './merge.ts';

/**
 * One change between two states of a document: a field with a different value, or an entry of a list that was added,
 * removed or moved. `before` and `after` are its path and value in each state that has it.
 */
export type Change = {
  kind: 'field' | 'added' | 'removed' | 'moved';
  before: Place | undefined;
  after: Place | undefined;
};

type Place = { path: ValuePath; value: unknown };

/** The paths of a value in both states, with the document's name and later state to find its schema. */
type Both = { before: ValuePath; after: ValuePath; name: string; document: unknown };

/**
 * An entry with at least this likeness was moved and changed; with less, it is new. It means that half of the fields are
 * equal (align.ts).
 */
const minLikeness = 0.45;

type IsKept = (change: Change) => boolean;

/** All changes between two states of a document, in the order of its fields. */
export function changesOf(name: string, before: unknown, after: unknown): Change[] {
  const changes: Change[] = [];
  rebuilt(before, after, { before: [], after: [], name, document: after }, (change) => {
    changes.push(change);
    return true;
  });
  return changes;
}

/**
 * The later state without the changes `reverted`, which `changesOf` found. With all changes reverted, in any order,
 * it is the earlier state.
 */
export function withoutChanges(
  name: string,
  before: unknown,
  after: unknown,
  reverted: readonly Change[],
): unknown {
  const keys = new Set(reverted.map(keyOf));
  const whole = { before: [], after: [], name, document: after };
  return rebuilt(before, after, whole, (change) => !keys.has(keyOf(change)));
}

/** A key that is unique among the changes between two states. */
export function keyOf({ kind, before, after }: Change): string {
  return JSON.stringify([kind, before?.path, after?.path]);
}

/** The value `before` with the kept changes towards `after` applied. */
function rebuilt(before: unknown, after: unknown, at: Both, isKept: IsKept): unknown {
  if (dequal(before, after)) return after;
  if (isGroup(before) && isGroup(after) && dequal(before.type, after.type)) {
    const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
    const fields = Array.from(keys, (key): [string, unknown] => [
      key,
      rebuilt(ownValue(before, key), ownValue(after, key), within(at, key, key), isKept),
    ]);
    return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
  }
  if (Array.isArray(before) && Array.isArray(after) && !isOneValue(at)) {
    return rebuiltList(before, after, at, isKept);
  }
  const change: Change = {
    kind: 'field',
    before: before === undefined ? undefined : { path: at.before, value: before },
    after: after === undefined ? undefined : { path: at.after, value: after },
  };
  return isKept(change) ? after : before;
}

function within(at: Both, before: string | number, after: string | number): Both {
  return { ...at, before: [...at.before, before], after: [...at.after, after] };
}

/** Whether a list is shown as one value: a paragraph, or the focus of a picture. */
function isOneValue({ name, document, after }: Both): boolean {
  const schema = fieldSchemaAt(schemaOf(name), document, after);
  const kind = schema && fieldOf(schema).kind;
  return kind !== undefined && ['paragraph', 'paragraphs', 'focus'].includes(kind);
}

/**
 * Splits the list at the entries that kept their order. The gap after each has the entries that were removed or moved
 * away from there, and those that were added or moved to it.
 */
function rebuiltList(
  before: readonly unknown[],
  after: readonly unknown[],
  at: Both,
  isKept: IsKept,
): unknown[] {
  const { entries, kept, inOrder } = changedList(before, after, minLikeness);
  const placeIn = (list: readonly unknown[], path: ValuePath, index: number): Place => ({
    path: [...path, index],
    value: list[index],
  });
  // Each gap but the first starts with an entry that kept its order.
  const gaps: Gap[] = [{ first: [], back: [], there: [] }];
  const movedBack = new Map<number, unknown>();
  entries.forEach((entry, now) => {
    const here = placeIn(after, at.after, now);
    if ('added' in entry) {
      const isThere = isKept({ kind: 'added', before: undefined, after: here });
      if (isThere) gaps.at(-1)?.there.push(entry.added);
      return;
    }
    const { from } = entry;
    const there = placeIn(before, at.before, from);
    const value = rebuilt(there.value, here.value, within(at, from, now), isKept);
    if (inOrder.has(from)) gaps.push({ first: [value], back: [], there: [] });
    else if (isKept({ kind: 'moved', before: there, after: here })) gaps.at(-1)?.there.push(value);
    else movedBack.set(from, value);
  });
  let gap = 0;
  before.forEach((entry, index) => {
    if (inOrder.has(index)) gap += 1;
    else if (movedBack.has(index)) gaps[gap]?.back.push(movedBack.get(index));
    else if (!kept.has(index)) {
      const removed = placeIn(before, at.before, index);
      const isBack = !isKept({ kind: 'removed', before: removed, after: undefined });
      if (isBack) gaps[gap]?.back.push(entry);
    }
  });
  return gaps.flatMap(({ first, back, there }) => [...first, ...back, ...there]);
}

/**
 * `first`: the entry that kept its order. `back`: entries restored from the earlier state. `there`: entries added or
 * moved here.
 */
type Gap = { first: unknown[]; back: unknown[]; there: unknown[] };
