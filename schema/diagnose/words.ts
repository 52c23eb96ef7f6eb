import { valueAt } from './schemaAt.ts';
import type { ValuePath } from './types.ts';

/**
 * Where something is, from the outside in, in the words of those who write pages: `block 3 (hero)`,
 * `block 4 (card-grid), item 2`. Empty for the document itself.
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

/** What an entry of a list is called: one of its "items" is an item, one of its "entries" an entry. */
function entryName(list: string): string {
  const singular = list.replace(/(?:(ss|x|ch|sh)es|(?<!s)s)$/, '$1').replace(/ie$/, 'y');
  return singular === list ? `"${list}", entry` : singular;
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

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** What a value is, with its article, in the words of those who write pages. */
export function kindOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  switch (typeof value) {
    case 'string':
      return 'text';
    case 'number':
      return Number.isFinite(value) ? 'a number' : 'a number with too many digits';
    case 'boolean':
      return String(value);
    default:
      return 'a group of fields in braces';
  }
}

/** What a schema expects, in the same words. */
export const kindWords: Record<string, string> = {
  string: 'text in quotation marks',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list in square brackets',
  object: 'a group of fields in braces',
  record: 'a group of fields in braces',
};

/** A value as it is quoted in a message, shortened. */
export function quoted(value: unknown): string {
  const text = typeof value === 'string' ? `"${value}"` : (JSON.stringify(value) ?? 'nothing');
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

/** "1 entry", "2 entries". */
export function amount(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}
