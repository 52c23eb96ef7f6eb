// Finds the field of each text of a rendered page, without changing the components: each text of a document gets
// a character before and after it, which the JSX runtime of the page (jsxRuntime.ts) removes again.
import type { z } from 'zod';
import { labelWords } from '../../schema/diagnose/index.ts';
import {
  forEachField,
  limitsOf,
  textContentOf,
  valueAt,
  withTextsAt,
} from '../../schema/inspect.ts';
import { plainText } from '../site.ts';
import type { Place } from './messages.ts';

/** A text of the page that can be edited in place. */
export type MarkedField = {
  place: Place;
  label: string;
  /** The text as in the document: with the names of facts in braces. */
  text: string;
  /** The maximum number of characters. */
  maximum: number | undefined;
  /** Whether it is an entry of a list of texts. */
  isEntry: boolean;
  /** Whether its document is open; other ones are only shown. */
  isOpen: boolean;
};

// Characters for private use (Unicode, Plane 0), which no text of a site has. Half of them start a text, half end one.
const firstStart = 0xe000;
const firstEnd = 0xec80;
const maxFields = firstEnd - firstStart;
const pair = /[\ue000-\uec7f]|[\uec80-\uf8ff]/g;

const indexes = new Map<string, number>();
const fields: MarkedField[] = [];

/** The field of a mark. */
export const fieldAt = (index: number): MarkedField | undefined => fields[index];

export const hasMark = (text: string): boolean => plainText(text) !== text;

/** A piece of a text with marks: the text itself, or the start or the end of a field. */
export type Piece = string | { start: number } | { end: number };

export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let last = 0;
  for (const { index, 0: mark } of text.matchAll(pair)) {
    if (index > last) pieces.push(text.slice(last, index));
    const code = mark.charCodeAt(0);
    pieces.push(code < firstEnd ? { start: code - firstStart } : { end: code - firstEnd });
    last = index + 1;
  }
  if (last < text.length) pieces.push(text.slice(last));
  return pieces;
}

type Options = {
  schema: z.core.$ZodType;
  isSite: boolean;
  isOpen: boolean;
  /** The edited document, if `shown` has other texts at the same paths. */
  edited?: unknown;
  /** The fields of the document that have no marks. */
  unmarked?: readonly (string | number)[];
  /** Where the document is in a larger one. Default: it is a whole document. */
  at?: Place['path'];
};

/** A document with marks in its texts. Empty texts have none, except list entries, which can be filled in place. */
export function withMarks<Document extends object>(
  document: Document,
  { schema, isSite, isOpen, edited = document, unmarked = [], at = [] }: Options,
): Document {
  const marked: { path: (string | number)[]; text: string }[] = [];
  forEachField(schema, document, (path, value, field) => {
    if (typeof value !== 'string' || textContentOf(field.kind) !== 'words') return;
    const isEntry = typeof path.at(-1) === 'number';
    if ((value === '' && !(isEntry && isOpen)) || unmarked.includes(path[0] ?? '')) return;
    const place = { isSite, path: [...at, ...path] };
    const key = JSON.stringify(place);
    const index = indexes.get(key) ?? indexes.size;
    if (index >= maxFields) return;
    indexes.set(key, index);
    const text = valueAt(edited, path);
    fields[index] = {
      place,
      label: labelWords(fieldNameIn(place.path), field.about.title),
      text: typeof text === 'string' ? text : value,
      maximum: limitsOf(field).maximum,
      isEntry,
      isOpen,
    };
    const [start, end] = [firstStart + index, firstEnd + index];
    marked.push({
      path: [...path],
      text: String.fromCharCode(start) + value + String.fromCharCode(end),
    });
  });
  return withTextsAt(document, marked);
}

/** The last name in a path: that of the field, or of the list that the field is an entry of. */
function fieldNameIn(path: Place['path']): string {
  return path.findLast((step) => typeof step === 'string') ?? '';
}
