import { once } from './once.ts';
import type { ValuePath } from './types.ts';

export type TextAt = { path: ValuePath; text: string };

/** Every text in a document, with the way to it. */
export const stringsIn = once((document: object): readonly TextAt[] => {
  const texts: TextAt[] = [];
  collect(document, [], texts);
  return texts;
});

function collect(value: unknown, path: ValuePath, texts: TextAt[]): void {
  if (typeof value === 'string') texts.push({ path, text: value });
  else if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) collect(item, [...path, index], texts);
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, item] of Object.entries(value)) collect(item, [...path, key], texts);
  }
}
