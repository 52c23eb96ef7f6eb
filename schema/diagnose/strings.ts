import type { ValuePath } from './types.ts';

export type TextAt = { path: ValuePath; text: string };

/**
 * The texts in a document that are wanted, with the path of each. `isWanted` gets the text and the name of its field,
 * or of its list for an entry of one.
 */
export function textsIn(
  document: object,
  isWanted: (text: string, field: string) => boolean,
): TextAt[] {
  const found: TextAt[] = [];
  const path: (string | number)[] = [];
  const visit = (value: unknown, field: string) => {
    if (typeof value === 'string') {
      if (isWanted(value, field)) found.push({ path: [...path], text: value });
    } else if (typeof value === 'object' && value !== null) {
      const isList = Array.isArray(value);
      for (const [key, item] of Object.entries(value)) {
        path.push(isList ? Number(key) : key);
        visit(item, isList ? field : key);
        path.pop();
      }
    }
  };
  visit(document, '');
  return found;
}
