import { type Group, isGroup, slugOf } from '../../schema/browser.ts';

// The maximum length of a block's `id`, and two ids that every page has.
const maxTextLength = 40;
const reservedIds = ['main', 'lead-form'];

/** An `id` made from a heading that is unique on the page. */
export function freeAnchor(heading: string, names: readonly string[]): string {
  const words = slugOf(heading).replace(/^[^a-z]+/, '') || 'section';
  const start =
    words.length > maxTextLength ? words.slice(0, maxTextLength - 4).replace(/-[^-]*$/, '') : words;
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? start : `${start}-${number}`;
    if (![...reservedIds, ...names].includes(name)) return name;
  }
}

/** The ids in the fields of blocks: those of the blocks, and of the entries in them. */
export function anchorsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(anchorsIn);
  if (!isGroup(value)) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    name === 'id' && typeof part === 'string' ? [part] : anchorsIn(part),
  );
}

/** The fields of a copied block with ids that the page does not have yet. */
export function withFreeAnchors(fields: Group, used: readonly string[]): Group {
  const names = new Set(used);
  const renamed = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(renamed);
    return isGroup(value) ? group(value) : value;
  };
  const group = (fields: Group): Group =>
    Object.fromEntries(
      Object.entries(fields).map(([name, part]) => {
        if (name !== 'id' || typeof part !== 'string' || part === '') return [name, renamed(part)];
        const id = names.has(part) ? freeAnchor(part, [...names]) : part;
        names.add(id);
        return [name, id];
      }),
    );
  return group(fields);
}
