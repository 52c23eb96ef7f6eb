import { addressLine } from './addressLine.ts';
import { once } from './once.ts';
import { isObject, ownValue } from './values.ts';

/** The text that each name in braces is replaced with. */
export type Facts = Record<string, string>;

/** Names that stand for other fields of site.json. Its `facts` cannot use them. */
export const builtInFacts: readonly string[] = ['company', 'city', 'address'];

/** Names that stand for optional fields of site.json. */
const fieldsWithFacts = { founded: 'founded', 'legal-name': 'legalName', 'tax-id': 'taxId' };

// A name in braces, or any other braces: with something else in them, or unpaired. Every brace of a text is in exactly one match,
// and each character is read once, so hostile texts cannot slow it down.
const braces = /\{([a-z][a-z0-9.-]*)\}|\{+[^{}]*\}*|\}+/g;

/** Braces in a text and the name in them; undefined if the content cannot be the name of a fact. */
export type Braces = { input: string; name: string | undefined; offset: number };

/** All braces of a text, in order, with their UTF-16 offset. */
export function bracesIn(text: string): Braces[] {
  return Array.from(text.matchAll(braces), (match) => ({
    input: match[0],
    name: match[1],
    offset: match.index,
  }));
}

/**
 * Everything that texts can name in braces: facts, phone numbers, email addresses, company and address. Reads what it can from a
 * site.json with errors. Facts cannot contain other facts.
 */
export function factsOf(site: unknown): Facts {
  return isObject(site) ? siteFacts(site) : none;
}

/** The names that texts can have in braces. */
export function factNames(site: unknown): string[] {
  return Object.keys(factsOf(site));
}

const none: Facts = {};

const siteFacts = once((site: object): Facts => Object.fromEntries(factsInSource(site)));

/** The facts of site.json by their names. */
function factsInSource(site: object): Map<string, string> {
  const fields = new Map<string, unknown>(Object.entries(site));
  const named = (group: string, before = '') =>
    textsOf(fields.get(group)).map(([name, text]): [string, string] => [before + name, text]);
  const facts = new Map([
    ...named('facts'),
    ...named('phones', 'phone.'),
    ...named('emails', 'email.'),
  ]);
  const company = fields.get('company');
  if (typeof company === 'string') facts.set('company', company);
  // A fact of the same name takes precedence, as it may be older than these fields.
  for (const [name, field] of Object.entries(fieldsWithFacts)) {
    const value = fields.get(field);
    if (facts.has(name) || (typeof value !== 'string' && typeof value !== 'number')) continue;
    facts.set(name, String(value));
  }
  const address = new Map(textsOf(fields.get('address')));
  const [street, city, region, postalCode] = ['street', 'city', 'region', 'postalCode'].map(
    (name) => address.get(name),
  );
  const country = fields.get('country');
  if (city !== undefined) {
    facts.set('city', city);
    if (street !== undefined && postalCode !== undefined) {
      const text = addressLine(
        // A postal code stays on one line.
        { street, city, region, postalCode: postalCode.replaceAll(' ', '\u00a0') },
        typeof country === 'string' ? country : undefined,
      );
      facts.set('address', text);
    }
  }
  return facts;
}

function textsOf(group: unknown): [string, string][] {
  const entries: [string, unknown][] = isObject(group) ? Object.entries(group) : [];
  return entries.flatMap(([name, text]): [string, string][] =>
    typeof text === 'string' ? [[name, text]] : [],
  );
}

// Longer than any field. Facts beyond this length are not filled in, so that a text with many facts stays small.
const maxTextLength = 10_000;

function fillText(text: string, fact: (name: string) => string | undefined): string {
  let length = 0;
  return text.replace(braces, (input, name: string | undefined) => {
    const filled = (name !== undefined && length < maxTextLength && fact(name)) || input;
    length += filled.length;
    return filled;
  });
}

/**
 * Fills facts into every text of a value. Braces that do not name a fact are kept, and an object without facts is returned as is.
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
