import { addressLine } from './addressLine.ts';
import { once } from './once.ts';

/** The text that each name in braces is replaced by. */
export type Facts = Record<string, string>;

/** Names that stand for other fields of site.json. None of its `facts` can have one of them. */
export const builtInFacts: readonly string[] = ['company', 'city', 'address'];

// A name in braces, or braces with something else in them or without their other half. Each character is looked at
// once, and every brace of a text is in one match.
const braces = /\{([a-z][a-z0-9.-]*)\}|\{+[^{}]*\}*|\}+/g;

/** Braces in a text: the name in them, or undefined where they cannot stand for a fact. */
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

/** Facts that stand for each other without end, from the first to the one that names it again. */
export type Circle = { path: readonly string[]; names: readonly string[] };

/**
 * Everything a text can name in braces: the company's facts, phones, e-mails and address, by name. Facts that name
 * facts are filled in themselves; what is part of a circle is not among them. Takes site.json as it is written or
 * filled in, and reads what it can of one with mistakes.
 */
export function factsOf(site: unknown): Facts {
  return isObject(site) ? resolved(site).facts : none;
}

/** The circles among the facts of site.json, each once. */
export function circlesOf(site: unknown): readonly Circle[] {
  return isObject(site) ? resolved(site).circles : [];
}

/** Whether site.json has a fact of this name, also one that is part of a circle. */
export function isFact(site: unknown, name: string): boolean {
  return isObject(site) && resolved(site).written.has(name);
}

const none: Facts = {};

type Written = { text: string; path: readonly string[] };

// No field takes a fact of this length. What is longer is cut, so that facts in facts in facts do not fill the memory.
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
  // Each fact is filled in once all that it names are. Those that never are lead to a circle.
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

/** Follows the first open need of each fact; where it leads to a fact of the same walk there is a circle. */
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

/** The facts of site.json as they are written, with the path of each. */
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
  const address = new Map(textsOf(fields.get('address')));
  const [street, city, region, postalCode] = ['street', 'city', 'region', 'postalCode'].map(
    (name) => address.get(name),
  );
  if (city !== undefined) {
    written.set('city', { text: city, path: ['address', 'city'] });
    if (street !== undefined && region !== undefined && postalCode !== undefined) {
      const text = addressLine({ address: { street, city, region, postalCode } });
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

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

// No field takes a text of this length: what comes after it stays as written, so that a text of many facts stays small.
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
 * Puts the facts in their places in every text of a value. Braces that name no fact stay as written, and
 * a part in which nothing is filled in is the same object as before.
 */
export function fillFacts<Value>(value: Value, facts: Facts): Value;
export function fillFacts(value: unknown, facts: Facts): unknown {
  if (typeof value === 'string') {
    return fillText(value, (name) => (Object.hasOwn(facts, name) ? facts[name] : undefined));
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
