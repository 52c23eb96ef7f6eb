import { dequal } from 'dequal';
import type { ValuePath } from '../schema/diagnose/types.ts';
import { isGroup, ownValue } from '../schema/values.ts';
import { align, likeness } from './align.ts';

/** A field that two people changed, each in another way. The path is that in the merged document. */
export type FieldConflict = { path: ValuePath; mine: unknown; theirs: unknown };

type Merge = {
  /** The document with both changes, with mine in conflicts. */
  merged: unknown;
  conflicts: FieldConflict[];
};

/**
 * Merges two changes of one document, field by field: what only one of the two changed is kept. Entries of a list are
 * followed where they were moved, and entries that either has added or removed are taken over. A list counts as one field
 * where that cannot be: both moved its entries, or one removed what the other changed.
 */
export function merge(base: unknown, mine: unknown, theirs: unknown, path: ValuePath = []): Merge {
  if (dequal(mine, theirs) || dequal(base, theirs)) return { merged: mine, conflicts: [] };
  if (dequal(base, mine)) return { merged: theirs, conflicts: [] };
  if (Array.isArray(mine) && Array.isArray(theirs) && Array.isArray(base)) {
    const list = mergeLists(base, mine, theirs, path);
    if (list) return list;
  }
  if (isGroup(mine) && isGroup(theirs) && isGroup(base)) {
    const keys = Array.from(new Set([...Object.keys(mine), ...Object.keys(theirs)]));
    const fields = keys.map((key) => {
      const place = [...path, key];
      return {
        key,
        ...merge(ownValue(base, key), ownValue(mine, key), ownValue(theirs, key), place),
      };
    });
    const kept = fields.filter(({ merged }) => merged !== undefined);
    return {
      merged: Object.fromEntries(kept.map(({ key, merged }) => [key, merged])),
      conflicts: fields.flatMap(({ conflicts }) => conflicts),
    };
  }
  return { merged: mine, conflicts: [{ path, mine, theirs }] };
}

/** An entry of a changed list: the index that it had before, or its value where it is new. */
type Entry = { from: number } | { added: unknown };

/** A list as it was changed; the entries that were there before, by their index then; and those of them that kept their order. */
type ChangedList = {
  entries: Entry[];
  kept: Map<number, unknown>;
  inOrder: ReadonlySet<number>;
};

function mergeLists(
  base: readonly unknown[],
  mine: readonly unknown[],
  theirs: readonly unknown[],
  path: ValuePath,
): Merge | undefined {
  const own = changedList(base, mine);
  const other = changedList(base, theirs);
  const isGone = (side: ChangedList, index: number) => !side.kept.has(index);
  // What one has removed and the other changed is asked about.
  const isUndecided = base.some(
    (entry, index) =>
      (isGone(own, index) && !isGone(other, index) && !dequal(other.kept.get(index), entry)) ||
      (isGone(other, index) && !isGone(own, index) && !dequal(own.kept.get(index), entry)),
  );
  const order = isUndecided ? undefined : mergedOrder(own, other);
  if (!order) return undefined;
  const conflicts: FieldConflict[] = [];
  const merged = order.map((entry, index) => {
    if ('added' in entry) return entry.added;
    const { from } = entry;
    const both = merge(base[from], own.kept.get(from), other.kept.get(from), [...path, index]);
    conflicts.push(...both.conflicts);
    return both.merged;
  });
  return { merged, conflicts };
}

/**
 * Where each entry of a changed list comes from: in its order, else the equal one that was moved. Where `least` is less than
 * 1, it is also one that was moved and changed, and is at least so much like it.
 */
export function changedList(
  before: readonly unknown[],
  after: readonly unknown[],
  least = 1,
): ChangedList {
  const origins = new Map(
    align(before.length, after.length, (old, now) => likeness(before[old], after[now])).map(
      ([old, now]) => [now, old],
    ),
  );
  const inOrder = new Set(origins.values());
  const known = new Set(inOrder);
  // Equal ones first, so that none is taken for another that only is like it.
  for (const wanted of least < 1 ? [1, least] : [1]) {
    after.forEach((value, now) => {
      if (origins.has(now)) return;
      let [found, most] = [-1, 0];
      before.forEach((entry, index) => {
        const alike = known.has(index) || most === 1 ? 0 : likeness(entry, value);
        if (alike >= wanted && alike > most) [found, most] = [index, alike];
      });
      if (found < 0) return;
      origins.set(now, found);
      known.add(found);
    });
  }
  return {
    entries: after.map((added, now) => {
      const from = origins.get(now);
      return from === undefined ? { added } : { from };
    }),
    kept: new Map(Array.from(origins, ([now, old]) => [old, after[now]])),
    inOrder,
  };
}

/** The order of the merged list; undefined where both have moved its entries, each in another way. */
function mergedOrder(own: ChangedList, other: ChangedList): Entry[] | undefined {
  const common = (side: ChangedList) =>
    side.entries.flatMap((entry) =>
      'from' in entry && own.kept.has(entry.from) && other.kept.has(entry.from) ? [entry.from] : [],
    );
  const isRising = (list: readonly number[]) =>
    dequal(
      list,
      list.toSorted((a, b) => a - b),
    );
  const [ownOrder, otherOrder] = [common(own), common(other)];
  const isOwn = dequal(ownOrder, otherOrder) || isRising(otherOrder);
  if (!isOwn && !isRising(ownOrder)) return undefined;
  const [first, second] = isOwn ? [own, other] : [other, own];
  const order = first.entries.filter((entry) => 'added' in entry || second.kept.has(entry.from));
  // New entries of the second follow the entry that they follow there, after new ones of the first.
  let place = 0;
  const isNew = (entry: Entry | undefined) => entry !== undefined && 'added' in entry;
  const afterNew = () => {
    while (isNew(order[place])) place += 1;
  };
  afterNew();
  for (const entry of second.entries) {
    if ('from' in entry) {
      const found = order.findIndex((each) => 'from' in each && each.from === entry.from);
      if (found < 0) continue;
      place = found + 1;
      afterNew();
    } else {
      // Both may have added the same.
      if (order.some((each) => 'added' in each && dequal(each.added, entry.added))) continue;
      order.splice(place, 0, entry);
      place += 1;
    }
  }
  return order;
}

/** A document with another value at a path; without a value the field is removed. */
export function withValue(document: unknown, path: ValuePath, value: unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return value;
  if (Array.isArray(document)) {
    return document.map((item, index) => (index === step ? withValue(item, rest, value) : item));
  }
  if (!isGroup(document)) return document;
  const { [step]: before, ...others } = document;
  if (value === undefined && rest.length === 0) return others;
  return { ...document, [step]: withValue(before, rest, value) };
}
