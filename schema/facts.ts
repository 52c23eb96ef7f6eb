import { addressLine } from './addressLine.ts';
import { once } from './once.ts';
import type { Site } from './site.ts';

const placeholder = /\{([a-z][a-z0-9.-]*)\}/g;

/** Everything a text can name in braces: the company's facts, phones, e-mails and address, by name. */
export const factsOf = once((site: Site): Record<string, string> => {
  const named = (group: string, values: Record<string, string>) =>
    Object.entries(values).map(([name, value]) => [`${group}.${name}`, value]);
  return {
    ...site.facts,
    company: site.company,
    city: site.address.city,
    address: addressLine(site),
    ...Object.fromEntries([...named('phone', site.phones), ...named('email', site.emails)]),
  };
});

/** The names in braces in a text, with the place of each (UTF-16 offset of the opening brace). */
export function factNamesIn(text: string): { name: string; offset: number }[] {
  return Array.from(text.matchAll(placeholder), (match) => ({
    name: match[1] ?? '',
    offset: match.index,
  }));
}

/** Whether a document's text can name a fact: after the brace of a group comes no letter. */
export function mayNameFacts(json: string): boolean {
  return /\{[a-z]/.test(json);
}

/**
 * Puts the facts in their places in every text of a value. Names that are not facts stay as written, and
 * a part in which nothing is filled in is the same object as before.
 */
export function fillFacts<Value>(value: Value, facts: Record<string, string>): Value;
export function fillFacts(value: unknown, facts: Record<string, string>): unknown {
  if (typeof value === 'string') {
    return value.replace(placeholder, (whole, name: string) =>
      Object.hasOwn(facts, name) ? (facts[name] ?? whole) : whole,
    );
  }
  if (Array.isArray(value)) {
    const filled = value.map((item) => fillFacts(item, facts));
    return filled.every((item, index) => item === value[index]) ? value : filled;
  }
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value);
    const filled = entries.map(([key, item]) => [key, fillFacts(item, facts)] as const);
    return filled.every(([, item], index) => item === entries[index]?.[1])
      ? value
      : Object.fromEntries(filled);
  }
  return value;
}
