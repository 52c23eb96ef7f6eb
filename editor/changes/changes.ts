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
  before: Located | undefined;
  after: Located | undefined;
};

type Located = { path: ValuePath; value: unknown };

/** The paths of a value in both states, with the document's name and later state to find its schema. */
type Both = { before: ValuePath; after: ValuePath; name: string; document: unknown };

/**
 * An entry with at least this likeness was moved and changed; with less, it is new. It means that half of the fields are
 * equal (align.ts).
 */
const minLikeness = 0.45;

/** All changes between two states of a document, in the order of its fields. */
export function changesOf(name: string, before: unknown, after: unknown): Change[] {
  return changesAt({ before: [], after: [], name, document: after }, before, after);
}

function changesAt(at: Both, before: unknown, after: unknown): Change[] {
  if (dequal(before, after)) return [];
  if (isGroup(before) && isGroup(after) && dequal(before.type, after.type)) {
    const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
    return [...keys].flatMap((key) =>
      changesAt(within(at, key, key), ownValue(before, key), ownValue(after, key)),
    );
  }
  if (Array.isArray(before) && Array.isArray(after) && !isOneValue(at)) {
    return changesOfList(at, before, after);
  }
  return [
    {
      kind: 'field',
      before: before === undefined ? undefined : { path: at.before, value: before },
      after: after === undefined ? undefined : { path: at.after, value: after },
    },
  ];
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

/** The changes of a list: in the order of its entries, and then the removed ones. */
function changesOfList(at: Both, before: readonly unknown[], after: readonly unknown[]): Change[] {
  const { entries, matched, inOrder } = changedList(before, after, minLikeness);
  const locate = (list: readonly unknown[], path: ValuePath, index: number): Located => ({
    path: [...path, index],
    value: list[index],
  });
  const changes = entries.flatMap((entry, now): Change[] => {
    const current = locate(after, at.after, now);
    if ('added' in entry) return [{ kind: 'added', before: undefined, after: current }];
    const { from } = entry;
    const old = locate(before, at.before, from);
    const inside = changesAt(within(at, from, now), old.value, current.value);
    return inOrder.has(from) ? inside : [...inside, { kind: 'moved', before: old, after: current }];
  });
  const removed = [...before.keys()]
    .filter((index) => !matched.has(index))
    .map((index): Change => {
      return { kind: 'removed', before: locate(before, at.before, index), after: undefined };
    });
  return [...changes, ...removed];
}
