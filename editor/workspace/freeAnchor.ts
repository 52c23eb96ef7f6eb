import { plainName } from '../../schema/browser.ts';

// The longest `id` of a block, and two that every page has.
const longest = 40;
const taken = ['main', 'lead-form'];

/** An `id` made from a heading, which nothing else on the page has. */
export function freeAnchor(heading: string, names: readonly string[]): string {
  const words = plainName(heading).replace(/^[^a-z]+/, '') || 'section';
  const start = words.length > longest ? words.slice(0, longest - 4).replace(/-[^-]*$/, '') : words;
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? start : `${start}-${number}`;
    if (![...taken, ...names].includes(name)) return name;
  }
}
