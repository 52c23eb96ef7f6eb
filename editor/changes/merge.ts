import { dequal } from 'dequal';
import { isGroup, ownValue } from '../../schema/browser.ts';
import type { ValuePath } from '../../schema/index.ts';
import { align, likeness } from './align.ts';

/** A field that both sides changed differently. The path is in the merged document. */
type FieldConflict = { path: ValuePath; mine: unknown; theirs: unknown };

type Merge = {
  /** The document with both changes; conflicts are resolved as mine. */
  merged: unknown;
  conflicts: FieldConflict[];
};

/**
 * Merges two changes of one document, field by field. A change by one side alone is kept. Moved list entries are
 * recognized, and entries that either side added or removed are added or removed. A list counts as one field where both
 * sides moved its entries, or one side removed an entry that the other changed.
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

/** An entry of a changed list: the index of the old entry, or its value if it is new. */
type Entry = { from: number } | { added: unknown };

/**
 * A changed list: its entries, the new values of the old entries by their old index, and the old indexes that kept
 * their order.
 */
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
  // One side removed an entry that the other changed.
  const isUndecided = base.some((entry, index) => {
    const kept = [own.kept, other.kept].filter((side) => side.has(index));
    return kept.length === 1 && !dequal(kept[0]?.get(index), entry);
  });
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
 * Finds the old entry of each entry of a changed list: the one in its order, else an equal one that was moved. With
 * `least` below 1, it can also be a moved and changed one with at least that likeness.
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
  // Equal entries first, so that a merely similar one is not matched instead.
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

/** The order of the merged list; undefined if both sides moved its entries differently. */
function mergedOrder(own: ChangedList, other: ChangedList): Entry[] | undefined {
  const common = (side: ChangedList) =>
    side.entries.flatMap((entry) =>
      'from' in entry && own.kept.has(entry.from) && other.kept.has(entry.from) ? [entry.from] : [],
    );
  const isRising = (list: readonly number[]) =>
    list.every((item, index) => index === 0 || item > Number(list[index - 1]));
  const [ownOrder, otherOrder] = [common(own), common(other)];
  const isOwn = dequal(ownOrder, otherOrder) || isRising(otherOrder);
  if (!isOwn && !isRising(ownOrder)) return undefined;
  const [first, second] = isOwn ? [own, other] : [other, own];
  const order = first.entries.filter((entry) => 'added' in entry || second.kept.has(entry.from));
  // A new entry of `second` follows its predecessor in `second`, and the new entries of `first` at that place.
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
      // Both sides may have added the same entry.
      if (order.some((each) => 'added' in each && dequal(each.added, entry.added))) continue;
      order.splice(place, 0, entry);
      place += 1;
    }
  }
  return order;
}

/** A document with another value at a path; if the value is undefined, the field is removed. */
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
