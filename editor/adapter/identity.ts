import { type Group, isGroup } from '../../schema/browser.ts';
import { changedList } from '../changes/merge.ts';
import type { FormBlock, FormState } from './form.ts';

/**
 * The property of a list entry in a form that identifies the entry while its document is open, even if it is moved or
 * changed. It is never written to a document.
 */
const identity = '_key';

let count = 0;

/** A number that is unique among entries and blocks. */
export function newIdentity(): number {
  count += 1;
  return count;
}

/** A list entry with a new identity. */
export function identified(entry: Group): Group {
  return { ...entry, [identity]: newIdentity() };
}

/** The identity of a list entry; undefined for any other value. */
export function identityOf(entry: unknown): number | undefined {
  const key = isGroup(entry) ? entry[identity] : undefined;
  return typeof key === 'number' ? key : undefined;
}

// Entries at least this similar count as the same entry, changed.
const minLikeness = 0.3;

/** The form of a changed document, in which blocks and list entries keep their identities from `before`. */
export function withIdentitiesOf(before: FormState, after: FormState): FormState {
  const contentOf = ({ type, fields }: FormBlock) => ({ type, ...fields });
  const origins = originsOf(before.blocks.map(contentOf), after.blocks.map(contentOf));
  return {
    fields: fieldsWithIdentities(before.fields, after.fields),
    blocks: after.blocks.map((block, index) => {
      const old = before.blocks[origins[index] ?? -1];
      if (!old) return block;
      return { ...block, key: old.key, fields: fieldsWithIdentities(old.fields, block.fields) };
    }),
  };
}

function fieldsWithIdentities(before: unknown, after: unknown): Group {
  if (!isGroup(after)) return {};
  if (!isGroup(before)) return after;
  return Object.fromEntries(
    Object.entries(after).map(([key, value]) => [key, valueWithIdentities(before[key], value)]),
  );
}

function valueWithIdentities(before: unknown, after: unknown): unknown {
  if (isGroup(after)) return fieldsWithIdentities(before, after);
  if (!Array.isArray(after) || !Array.isArray(before)) return after;
  const origins = originsOf(before, after);
  return after.map((entry, index) => {
    const old = before[origins[index] ?? -1];
    if (!isGroup(entry) || !isGroup(old)) return entry;
    const key = identityOf(old) ?? identityOf(entry);
    // A list within a text has none.
    return key === undefined
      ? fieldsWithIdentities(old, entry)
      : { ...fieldsWithIdentities(old, entry), [identity]: key };
  });
}

/** For each new entry, the index of its old one: an equal one, else the most similar. Undefined for an added entry. */
function originsOf(before: readonly unknown[], after: readonly unknown[]): (number | undefined)[] {
  const { entries } = changedList(before.map(comparable), after.map(comparable), minLikeness);
  return entries.map((entry) => ('from' in entry ? entry.from : undefined));
}

/** A value of a form without identities and empty fields, for comparison. */
function comparable(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(comparable);
  if (!isGroup(value)) return value;
  const { [identity]: _own, ...fields } = value;
  const entries = Object.entries(fields).filter(([, field]) => field !== undefined);
  return Object.fromEntries(entries.map(([key, field]) => [key, comparable(field)]));
}
