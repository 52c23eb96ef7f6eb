import type { z } from 'zod';
import { fieldOf } from '../kinds.ts';
import { pageSchema } from '../page.ts';
import { capital, kindOf, quoted } from './catalog/words.ts';
import { formWords, labelWords, rootOf, singularOf } from './formWords.ts';
import type { Phrase } from './phrase.ts';
import { fieldSchemaAt, valueAt } from './schemaAt.ts';
import type { ValuePath } from './types.ts';

/**
 * Where something is, from the outside in, in words for writers of pages: `block 3 (hero)`, `block 4 (card-grid), item 2`.
 * Empty for the document itself.
 */
export function containerWords(path: ValuePath, document: unknown): string {
  const words: string[] = [];
  path.forEach((key, index) => {
    const before = path[index - 1];
    if (typeof key === 'number') {
      const name = typeof before === 'string' ? entryName(before) : 'piece';
      const type =
        before === 'blocks' ? valueAt(document, [...path.slice(0, index + 1), 'type']) : undefined;
      words.push(`${name} ${key + 1}${typeof type === 'string' ? ` (${type})` : ''}`);
    } else if (typeof path[index + 1] !== 'number') {
      words.push(`"${key}"`);
    }
  });
  return words.join(', ');
}

/** The name of an entry of a list: one of its "items" is an item, one of its "entries" an entry. */
function entryName(list: string): string {
  return singularOf(list) ?? `"${list}", entry`;
}

/** The field itself and where it is: `"headline"` and ` in block 3 (hero)`. */
export function fieldWords(path: ValuePath, document: unknown): { field: string; within: string } {
  const last = path.at(-1);
  if (last === undefined) return { field: 'The document', within: '' };
  if (typeof last === 'number')
    return { field: capital(containerWords(path, document)), within: '' };
  const container = containerWords(path.slice(0, -1), document);
  const list =
    typeof path.at(-2) === 'number' || path.length < 2
      ? container
      : container || `"${path.at(-2)}"`;
  return { field: `"${last}"`, within: list ? ` in ${list}` : '' };
}

/** A field and where it is, as a sentence begins: `"headline" in block 3 (hero)`, and in a form “The headline of the hero”. */
export function place(path: ValuePath, document: unknown, root = rootOf(document)): Phrase {
  const { field, within } = fieldWords(path, document);
  return { inFile: `${field}${within}`, inForm: groupInForm(path, document, root) };
}

/** The same for a group of fields or an entry of a list: `Block 3 (hero)`, and in a form “The hero”. */
export function group(path: ValuePath, document: unknown, root = rootOf(document)): Phrase {
  const inFile = capital(containerWords(path, document)) || 'The document';
  return { inFile, inForm: groupInForm(path, document, root) };
}

function groupInForm(path: ValuePath, document: unknown, root: z.core.$ZodType): string {
  const whole = root === pageSchema ? 'the page' : 'the list of site settings';
  return capital(formWords(path, document, root) || whole);
}

/** A group of fields or an entry in the middle of a sentence: `block 3 (hero)`, and in a form “the hero”. */
export function inside(path: ValuePath, document: unknown): Phrase {
  return { inFile: containerWords(path, document), inForm: formWords(path, document) };
}

/** Where something is, as a sentence goes on: `in block 3 (plan)`, and in a form “of the plan”. */
export function within(path: ValuePath, document: unknown): Phrase {
  return {
    inFile: `in ${containerWords(path, document)}`,
    inForm: `of ${formWords(path, document)}`,
  };
}

/** A field by its label: `"ctaText"`, and in a form “Text of the button”. */
export function labelOf(path: ValuePath, document: unknown, root = rootOf(document)): Phrase {
  const schema = fieldSchemaAt(root, document, path);
  const name = String(path.at(-1));
  // A field that no form has is named as it is written.
  const label = schema ? labelWords(name, fieldOf(schema).about.title) : name;
  return { inFile: `"${name}"`, inForm: `“${label}”` };
}

const kindsInForm: Readonly<Record<string, string>> = {
  null: 'nothing',
  true: 'yes',
  false: 'no',
  'text in quotation marks': 'text',
  'true or false': 'yes or no',
  'a list in square brackets': 'a list',
  'a group of fields in braces': 'a group of fields',
};

/** The kind of a value or of a field, in both voices. */
export function kindPhrase(words: string): Phrase {
  return { inFile: words, inForm: kindInForm(words) };
}

/** A value as it is quoted, in both voices. A form names the kind of a value that is neither text nor a number. */
export function valuePhrase(value: unknown): Phrase {
  const isPlain = typeof value === 'string' || typeof value === 'number';
  return isPlain ? quoted(value) : { inFile: quoted(value), inForm: kindInForm(kindOf(value)) };
}

function kindInForm(words: string): string {
  return kindsInForm[words] ?? words;
}

export * from './catalog/words.ts';
