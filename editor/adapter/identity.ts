import type { Data } from '@puckeditor/core';
import { type Group, isGroup } from '../../schema/browser.ts';
import { likeness } from '../align.ts';

/**
 * The property of a list entry in a form that identifies the entry while its document is open, wherever it is moved and
 * whatever is written into it. No document contains it.
 */
const identity = '_key';

let count = 0;

/** A number that no other entry or block has. */
export function newIdentity(): number {
  count += 1;
  return count;
}

/** A list entry with an identity that no other entry has. */
export function identified(entry: Group): Group {
  return { ...entry, [identity]: newIdentity() };
}

/** The identity of a list entry; undefined for any other value. */
export function identityOf(entry: unknown): number | undefined {
  const own = isGroup(entry) ? entry[identity] : undefined;
  return typeof own === 'number' ? own : undefined;
}

/** A list in which no entry has the identity of another one before it, as a copied entry has. */
export function withOwnIdentities(entries: readonly unknown[]): readonly unknown[] {
  const seen = new Set<unknown>();
  const isCopy = (entry: unknown) => {
    const own = identityOf(entry);
    const isSeen = own !== undefined && seen.has(own);
    seen.add(own);
    return isSeen;
  };
  const copies = entries.map(isCopy);
  if (!copies.includes(true)) return entries;
  return entries.map((entry, index) =>
    copies[index] && isGroup(entry) ? identified(entry) : entry,
  );
}

// Entries with this much in common are the same one, changed.
const leastLikeness = 0.3;

/** The data of a changed document, in which blocks and list entries keep the identities that they have in `before`. */
export function withIdentitiesOf(before: Data, after: Data): Data {
  const blocks = originsOf(
    before.content.map(({ type, props: { id: _id, ...props } }) => ({ type, ...props })),
    after.content.map(({ type, props: { id: _id, ...props } }) => ({ type, ...props })),
  );
  return {
    ...after,
    root: { ...after.root, props: { ...kept(before.root?.props, after.root.props) } },
    content: after.content.map((block, index) => {
      const old = before.content[blocks[index] ?? -1];
      if (!old) return block;
      const { id } = old.props;
      return { ...block, props: { ...kept(old.props, block.props), id } };
    }),
  };
}

function kept(before: unknown, after: unknown): Group {
  if (!isGroup(after)) return {};
  if (!isGroup(before)) return after;
  return Object.fromEntries(
    Object.entries(after).map(([key, value]) => [key, keptValue(before[key], value)]),
  );
}

function keptValue(before: unknown, after: unknown): unknown {
  if (isGroup(after)) return kept(before, after);
  if (!Array.isArray(after) || !Array.isArray(before)) return after;
  const origins = originsOf(before, after);
  return after.map((entry, index) => {
    const old = before[origins[index] ?? -1];
    if (!isGroup(entry) || !isGroup(old)) return entry;
    return { ...kept(old, entry), [identity]: identityOf(old) ?? identityOf(entry) };
  });
}

/** The index of the old entry of each new one: an equal one, else the one most like it. Undefined for an added one. */
function originsOf(before: readonly unknown[], after: readonly unknown[]): (number | undefined)[] {
  const [old, now] = [before.map(plain), after.map(plain)];
  const origins: (number | undefined)[] = now.map(() => undefined);
  const left = new Set(old.keys());
  for (const least of [1, leastLikeness]) {
    for (const [index, entry] of now.entries()) {
      if (origins[index] !== undefined) continue;
      const alike = Array.from(left, (from) => ({ from, most: likeness(old[from], entry) }));
      const [best] = alike.sort((a, b) => b.most - a.most);
      if (!best || best.most < least) continue;
      origins[index] = best.from;
      left.delete(best.from);
    }
  }
  return origins;
}

/** A value of a form without identities and empty fields, to compare it. */
function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (!isGroup(value)) return value;
  const { [identity]: _own, ...fields } = value;
  const written = Object.entries(fields).filter(([, field]) => field !== undefined);
  return Object.fromEntries(written.map(([key, field]) => [key, plain(field)]));
}
