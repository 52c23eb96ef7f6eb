import type { z } from 'zod';
import { blockTypes } from '../blocks/index.ts';
import { blockLabel } from '../blocks/label.ts';
import { type Field, fieldOf } from '../kinds.ts';
import { pageSchema } from '../page.ts';
import { siteSchema } from '../site.ts';
import { isGroup, ownValue } from '../values.ts';
import { fieldSchemaAt } from './schemaAt.ts';
import type { ValuePath } from './types.ts';

type Schema = z.core.$ZodType;

/** The schema of a document, guessed from its fields. */
export function rootOf(document: unknown): Schema {
  return isGroup(document) && Object.hasOwn(document, 'blocks') ? pageSchema : siteSchema;
}

/**
 * A place in a document by the labels of the form, in the middle of a sentence: `the headline of the hero`, `question 4 of the
 * FAQ`. Empty for the document itself.
 */
export function formWords(path: ValuePath, document: unknown, root = rootOf(document)): string {
  const words: string[] = [];
  for (const [index, key] of path.entries()) {
    const own = path.slice(0, index + 1);
    const around = fieldAt(root, document, own.slice(0, -1));
    // A form shows a paragraph, and the point of a picture, as one thing.
    if (around && ['paragraph', 'paragraphs', 'focus'].includes(around.kind)) break;
    if (typeof key === 'number') {
      const list = path[index - 1];
      const isBlock = index === 1 && list === 'blocks';
      // An entry is named without its list.
      if (typeof list === 'string') words.pop();
      words.push(isBlock ? blockWords(key, document) : entryWords(key, own, root, document));
    } else if (around?.structure === 'record') {
      words.push(`${inSentence(entryNameOf(around, String(path[index - 1])))} “${key}”`);
    } else {
      words.push(`the ${labelInSentence(key, fieldAt(root, document, own))}`);
    }
  }
  return words.reverse().join(' of ');
}

/** A place by the labels of the form, from the outside in: `Location 2 › Opening hours › Friday`. */
export function trail(path: ValuePath, document: unknown, root = rootOf(document)): string {
  const words: string[] = [];
  for (const [index, key] of path.entries()) {
    const own = path.slice(0, index + 1);
    const isEntry = typeof key === 'number';
    // An entry is named without its list.
    if (isEntry) words.pop();
    const label = isEntry
      ? entryWords(key, own, root, document)
      : labelWords(key, fieldAt(root, document, own)?.about.title);
    words.push(label.charAt(0).toUpperCase() + label.slice(1));
  }
  return words.join(' › ');
}

/** The label of a field in a form: its title, or its name in words. */
export function labelWords(name: string, title: string | undefined): string {
  const words = name
    .replace(/^[_$]/, '')
    .replace(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`);
  return title ?? words.charAt(0).toUpperCase() + words.slice(1);
}

function fieldAt(root: Schema, document: unknown, path: ValuePath): Field | undefined {
  const schema = fieldSchemaAt(root, document, path);
  return schema && fieldOf(schema);
}

// A label that is a clause is quoted.
const clause = /^(?:Leads|Stays|From|What|Where|The)\b/;

function labelInSentence(name: string, field: Field | undefined): string {
  // A field that no form shows is named as it is written.
  if (!field) return `field “${name}”`;
  const label = labelWords(name, field.about.title);
  return clause.test(label) ? `field “${label}”` : inSentence(label);
}

/** A label in the middle of a sentence. Abbreviations keep their capitals. */
function inSentence(label: string): string {
  return /^.[A-Z]/.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);
}

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];

// The block types whose label names one thing. Others are quoted.
const things: ReadonlySet<string> = new Set([
  ...['banner', 'hero', 'card-grid', 'cta-band', 'faq', 'list', 'plan', 'timeline', 'gallery'],
]);

/** A block by its type: `the hero`, `the block “Legal”`; of several of a type, `the second card grid`. */
function blockWords(index: number, document: unknown): string {
  const blocks = ownValue(document, 'blocks');
  const types = Array.isArray(blocks) ? blocks.map((block) => ownValue(block, 'type')) : [];
  const type = types[index];
  const known = blockTypes.find((name) => name === type);
  if (known === undefined) return `block ${index + 1}`;
  const label = things.has(known) ? inSentence(blockLabel(known)) : `block “${blockLabel(known)}”`;
  if (types.filter((other) => other === type).length === 1) return `the ${label}`;
  const place = types.slice(0, index).filter((other) => other === type).length;
  const ordinal = ordinals[place];
  return ordinal === undefined ? `the ${label} at place ${index + 1}` : `the ${ordinal} ${label}`;
}

function entryWords(index: number, path: ValuePath, root: Schema, document: unknown): string {
  const list = fieldAt(root, document, path.slice(0, -1));
  const name = entryNameOf(list, String(path.at(-2)));
  return `${inSentence(name)} ${index + 1}`;
}

/** The name of an entry of a list or record: the title of its schema, or the singular of the list's own label. */
function entryNameOf(list: Field | undefined, name: string): string {
  const entry =
    list?.structure === 'list' ? list.entry : list?.structure === 'record' ? list.value : undefined;
  const own = entry && fieldOf(entry).about.title;
  return own ?? singularOf(labelWords(name, list?.about.title)) ?? 'Entry';
}

/** One of several: "item" of "items", "entry" of "entries"; undefined for a word that is no plural, such as "focus". */
export function singularOf(plural: string): string | undefined {
  const one = plural.replace(/(?:(ss|x|ch|sh)es|(?<![su])s)$/, '$1').replace(/ie$/, 'y');
  return one === plural ? undefined : one;
}
