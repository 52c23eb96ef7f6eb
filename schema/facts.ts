import { addressLine } from './addressLine.ts';
import { once } from './once.ts';
import { isObject, ownValue } from './values.ts';

/** The text that each name in braces is replaced with. */
export type Facts = Record<string, string>;

/** Names that are replaced with other fields of site.json. None of its `facts` can have one of these names. */
export const builtInFacts: readonly string[] = ['company', 'city', 'address'];

/** Names that show optional fields of site.json, by the name of the field. */
const fieldsWithFacts = { founded: 'founded', 'legal-name': 'legalName', 'tax-id': 'taxId' };

// A name in braces, or any other braces: with something else in them, or unpaired. Every brace of a text is in exactly
// one match, and each character is looked at once, so that hostile texts take no time.
const braces = /\{([a-z][a-z0-9.-]*)\}|\{+[^{}]*\}*|\}+/g;

/** Braces in a text and the name in them; undefined where their content can be no name of a fact. */
export type Braces = { written: string; name: string | undefined; offset: number };

/** All braces of a text, in order, with their UTF-16 offset. */
export function bracesIn(text: string): Braces[] {
  return Array.from(text.matchAll(braces), (match) => ({
    written: match[0],
    name: match[1],
    offset: match.index,
  }));
}

/** The names in braces in a text, with the place of each (UTF-16 offset of the opening brace). */
export function factNamesIn(text: string): { name: string; offset: number }[] {
  return bracesIn(text).flatMap(({ name, offset }) =>
    name === undefined ? [] : [{ name, offset }],
  );
}

/** A circle of facts: their names, from the first to the one that names the first again, and the path of the first. */
type Circle = { path: readonly string[]; names: readonly string[] };

/**
 * Everything that a text can name in braces, by name: facts, phone numbers, e-mail addresses, company and address.
 * Facts that name other facts are filled in; those that lead into a circle are omitted. Takes site.json with or without its
 * facts filled in, and reads what it can from one with mistakes.
 */
export function factsOf(site: unknown): Facts {
  return isObject(site) ? resolved(site).facts : none;
}

/** The circles among the facts of site.json, each once. */
export function circlesOf(site: unknown): readonly Circle[] {
  return isObject(site) ? resolved(site).circles : [];
}

/** Whether site.json has a fact of this name, even one in a circle. */
export function isFact(site: unknown, name: string): boolean {
  return isObject(site) && resolved(site).written.has(name);
}

const none: Facts = {};

type Written = { text: string; path: readonly string[] };

// Longer than any field. A fact is cut at this length, so that nested facts cannot fill the memory.
const longestFact = 1000;

const resolved = once((site: object) => {
  const written = writtenFacts(site);
  const needs = new Map<string, Set<string>>();
  const users = new Map<string, string[]>();
  for (const [name, { text }] of written) {
    const named = factNamesIn(text).map((fact) => fact.name);
    const known = new Set(named.filter((fact) => written.has(fact)));
    needs.set(name, known);
    for (const fact of known) {
      const others = users.get(fact);
      if (others) others.push(name);
      else users.set(fact, [name]);
    }
  }
  // A fact is filled in as soon as all facts that it names are. A fact that never is leads into a circle.
  const facts = new Map<string, string>();
  const ready = [...written.keys()].filter((name) => needs.get(name)?.size === 0);
  for (const name of ready) {
    const text = fillText(written.get(name)?.text ?? '', (fact) => facts.get(fact));
    facts.set(name, text.slice(0, longestFact));
    for (const user of users.get(name) ?? []) {
      const open = needs.get(user);
      open?.delete(name);
      if (open?.size === 0) ready.push(user);
    }
  }
  return { written, facts: Object.fromEntries(facts), circles: circlesIn(needs, written) };
});

/** From each fact that is not filled in, follows the first unfilled fact that it names. Reaching a fact again is a circle. */
function circlesIn(
  needs: ReadonlyMap<string, ReadonlySet<string>>,
  written: ReadonlyMap<string, Written>,
): Circle[] {
  const circles: Circle[] = [];
  const seen = new Set<string>();
  for (const [start, open] of needs) {
    if (open.size === 0) continue;
    const walk = new Set<string>();
    let name: string | undefined = start;
    while (name !== undefined && !seen.has(name)) {
      seen.add(name);
      walk.add(name);
      [name] = needs.get(name) ?? [];
    }
    if (name === undefined || !walk.has(name)) continue;
    const names = [...walk].slice([...walk].indexOf(name));
    circles.push({ path: written.get(name)?.path ?? [], names });
  }
  return circles;
}

/** The facts of site.json before they are filled in, with the path of each. */
function writtenFacts(site: object): Map<string, Written> {
  const fields = new Map<string, unknown>(Object.entries(site));
  const named = (group: string, before = '') =>
    textsOf(fields.get(group)).map(([name, text]): [string, Written] => [
      before + name,
      { text, path: [group, name] },
    ]);
  const written = new Map([
    ...named('facts'),
    ...named('phones', 'phone.'),
    ...named('emails', 'email.'),
  ]);
  const company = fields.get('company');
  if (typeof company === 'string') written.set('company', { text: company, path: ['company'] });
  // A fact of the same name, which may be older than these fields, comes first.
  for (const [name, field] of Object.entries(fieldsWithFacts)) {
    const value = fields.get(field);
    if (written.has(name) || (typeof value !== 'string' && typeof value !== 'number')) continue;
    written.set(name, { text: String(value), path: [field] });
  }
  const address = new Map(textsOf(fields.get('address')));
  const [street, city, region, postalCode] = ['street', 'city', 'region', 'postalCode'].map(
    (name) => address.get(name),
  );
  const country = fields.get('country');
  if (city !== undefined) {
    written.set('city', { text: city, path: ['address', 'city'] });
    if (street !== undefined && postalCode !== undefined) {
      const text = addressLine(
        { street, city, region, postalCode },
        typeof country === 'string' ? country : undefined,
      );
      written.set('address', { text, path: ['address'] });
    }
  }
  return written;
}

function textsOf(group: unknown): [string, string][] {
  const entries: [string, unknown][] = isObject(group) ? Object.entries(group) : [];
  return entries.flatMap(([name, text]): [string, string][] =>
    typeof text === 'string' ? [[name, text]] : [],
  );
}

// Longer than any field. Facts after it are not filled in, so that a text of many facts stays small.
const longestText = 10_000;

function fillText(text: string, fact: (name: string) => string | undefined): string {
  let length = 0;
  return text.replace(braces, (written, name: string | undefined) => {
    const filled = (name !== undefined && length < longestText && fact(name)) || written;
    length += filled.length;
    return filled;
  });
}

/**
 * Fills facts into every text of a value. Braces that name no fact stay as they are written, and an object in which
 * nothing is filled in stays the same object.
 */
export function fillFacts<Value>(value: Value, facts: Facts): Value;
export function fillFacts(value: unknown, facts: Facts): unknown {
  if (typeof value === 'string') {
    return fillText(value, (name) => ownValue(facts, name));
  }
  if (Array.isArray(value)) {
    const filled = value.map((item) => fillFacts(item, facts));
    return filled.every((item, index) => item === value[index]) ? value : filled;
  }
  if (isObject(value)) {
    const entries: [string, unknown][] = Object.entries(value);
    const filled = entries.map(([key, item]) => [key, fillFacts(item, facts)] as const);
    return filled.every(([, item], index) => item === entries[index]?.[1])
      ? value
      : Object.fromEntries(filled);
  }
  return value;
}
