import { dequal } from 'dequal';
import { type Group, isGroup, isObject, ownValue } from '../../schema/browser.ts';
import type { ValuePath } from '../../schema/index.ts';
import { align, likeness, maxComparisons, sameKind } from './align.ts';

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
    const defined = fields.filter(({ merged }) => merged !== undefined);
    return {
      merged: Object.fromEntries(defined.map(({ key, merged }) => [key, merged])),
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
  matched: Map<number, unknown>;
  inOrder: ReadonlySet<number>;
  /** False if a moved and changed entry could be one of several old ones. */
  isCertain: boolean;
};

// A moved entry with one field in common is the old one. If it was another, asking is safe.
const minLikeness = 2 * sameKind;
// With fewer than a third of its fields, an entry may be another one in the same place.
const replacedBelow = 0.3;

function mergeLists(
  base: readonly unknown[],
  mine: readonly unknown[],
  theirs: readonly unknown[],
  path: ValuePath,
): Merge | undefined {
  const my = changedList(base, mine, minLikeness);
  const their = changedList(base, theirs, minLikeness);
  // One side removed or replaced an entry that the other changed.
  const isUndecided = base.some((entry, index) => {
    const sides = [my.matched.get(index), their.matched.get(index)];
    const areChanged = !dequal(sides[0], sides[1]) && !sides.some((side) => dequal(side, entry));
    return areChanged && sides.some((side) => isReplaced(entry, side));
  });
  const isClear = my.isCertain && their.isCertain && !isUndecided && !isDoubled(base, my, their);
  const order = isClear ? mergedOrder(my, their) : undefined;
  if (!order) return undefined;
  const conflicts: FieldConflict[] = [];
  const merged = order.map((entry, index) => {
    if ('added' in entry) return entry.added;
    const { from } = entry;
    const both = merge(base[from], my.matched.get(from), their.matched.get(from), [...path, index]);
    conflicts.push(...both.conflicts);
    return both.merged;
  });
  return { merged, conflicts };
}

/**
 * Whether an entry would be there twice: both sides added it with differences, such as one that both restored and one edited, or
 * one side added what the other made of an old entry.
 */
function isDoubled(base: readonly unknown[], my: ChangedList, their: ChangedList): boolean {
  const [mine, theirs] = [my, their].map(({ entries, matched }) => ({
    added: entries.flatMap((entry) => ('added' in entry ? [entry.added] : [])),
    changed: [...matched].filter(([from, now]) => !dequal(base[from], now)).map(([, now]) => now),
  }));
  if (!mine || !theirs) return false;
  const isIn = (list: readonly unknown[], entry: unknown) =>
    list.some((each) => dequal(each, entry) || isAlike(each, entry));
  return (
    mine.added.some(
      (entry) =>
        isIn(theirs.changed, entry) ||
        (isIn(theirs.added, entry) && !theirs.added.some((each) => dequal(each, entry))),
    ) || theirs.added.some((entry) => isIn(mine.changed, entry))
  );
}

/** Whether two entries could be the same one: they have the same title, another sentence, or an inner entry in common. */
function isAlike(one: unknown, other: unknown): boolean {
  if (!isGroup(one) || !isGroup(other) || one.type !== other.type) return false;
  return Object.entries(one).some(([field, value]) => {
    const now = ownValue(other, field);
    if (Array.isArray(value) && Array.isArray(now)) {
      return value.some((item) => now.some((each) => isAlike(item, each)));
    }
    // The title of a link is its text. Other short texts can be equal.
    const isTitle = titleFields.includes(field) || (field === 'text' && 'href' in one);
    return typeof value === 'string' && value === now && (isTitle || /\s/.test(value));
  });
}
const titleFields = ['headline', 'title', 'name', 'question'];

function isReplaced(before: unknown, after: unknown): boolean {
  return after === undefined || (isObject(before) && likeness(before, after) < replacedBelow);
}

/**
 * Finds the old entry of each entry of a changed list: an equal one, else the most alike one with at least the likeness `minimum`,
 * wherever it is now. Less alike ones are the same only between the same neighbors, where a value was replaced.
 */
export function changedList(
  before: readonly unknown[],
  after: readonly unknown[],
  minimum: number,
): ChangedList {
  const alike = (old: number, now: number) => likeness(before[old], after[now]);
  const origins = new Map<number, number>();
  const known = new Set<number>();
  const isFree = (old: number, now: number) => !known.has(old) && !origins.has(now);
  const match = (old: number, now: number) => {
    origins.set(now, old);
    known.add(old);
  };
  for (const [old, now] of align(before.length, after.length, alike)) {
    if (alike(old, now) === 1) match(old, now);
  }
  const removed = [...before.keys()].filter((old) => !known.has(old));
  const added = [...after.keys()].filter((now) => !origins.has(now));
  const isShort = removed.length * added.length <= maxComparisons;
  const pairs = (isShort ? removed : [])
    .flatMap((old) => added.map((now) => ({ old, now, likeness: alike(old, now) })))
    .filter((pair) => pair.likeness >= minimum)
    .sort((a, b) => b.likeness - a.likeness || distance(a) - distance(b));
  for (const { old, now } of pairs) if (isFree(old, now)) match(old, now);
  const places = new Map(Array.from(origins, ([now, old]) => [old, now]));
  const likenessOf = (old: number | undefined, now: number | undefined) =>
    old === undefined || now === undefined ? 0 : alike(old, now);
  // If it were another entry, as much would be alike. Where the entries are does not tell: they may have been moved.
  const isRival = ({ old, now, likeness }: (typeof pairs)[number]) => {
    const [otherOld, otherNow] = [origins.get(now), places.get(old)];
    const matched = likenessOf(otherOld, now) + likenessOf(old, otherNow);
    return otherOld !== old && likeness < 1 && likeness + likenessOf(otherOld, otherNow) >= matched;
  };
  const inOrder = new Set<number>();
  const ordered = align(before.length, after.length, (old, now) =>
    origins.get(now) === old ? 1 : isFree(old, now) ? alike(old, now) / 2 : 0,
  );
  for (const [old, now] of ordered) {
    if (isFree(old, now)) match(old, now);
    if (origins.get(now) === old) inOrder.add(old);
  }
  return {
    entries: after.map((value, now) => {
      const from = origins.get(now);
      return from === undefined ? { added: value } : { from };
    }),
    matched: new Map(Array.from(origins, ([now, old]) => [old, after[now]])),
    inOrder,
    isCertain: !pairs.some(isRival),
  };
}

function distance({ old, now }: { old: number; now: number }): number {
  return Math.abs(old - now);
}

/** The order of the merged list; undefined if both sides moved its entries differently. */
function mergedOrder(my: ChangedList, their: ChangedList): Entry[] | undefined {
  const common = (side: ChangedList) =>
    side.entries.flatMap((entry) =>
      'from' in entry && my.matched.has(entry.from) && their.matched.has(entry.from)
        ? [entry.from]
        : [],
    );
  const isRising = (list: readonly number[]) =>
    list.every((item, index) => index === 0 || item > Number(list[index - 1]));
  const [myOrder, theirOrder] = [common(my), common(their)];
  const isMine = dequal(myOrder, theirOrder) || isRising(theirOrder);
  if (!isMine && !isRising(myOrder)) return undefined;
  const [first, second] = isMine ? [my, their] : [their, my];
  const order = first.entries.filter((entry) => 'added' in entry || second.matched.has(entry.from));
  const unpaired = first.entries.flatMap((entry) => ('added' in entry ? [entry.added] : []));
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
      const same = unpaired.findIndex((each) => dequal(each, entry.added));
      if (same >= 0) {
        unpaired.splice(same, 1);
        continue;
      }
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

/** A document with another value at a path of groups. Adds those that are missing. */
export function withField(document: unknown, path: ValuePath, value: unknown): Group {
  const [step = '', ...rest] = path;
  const group = isGroup(document) ? document : {};
  return { ...group, [step]: rest.length === 0 ? value : withField(group[step], rest, value) };
}
