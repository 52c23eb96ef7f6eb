import { isObject, ownValue } from '../../schema/values.ts';

const longest = 60;

/** The first text of a document that differs from its base, shortened; empty where there is none. */
export function changedText(base: unknown, document: unknown): string {
  if (typeof document === 'string') return document === base ? '' : cut(document);
  if (!isObject(document)) return '';
  for (const [field, value] of Object.entries(document)) {
    const found = changedText(ownValue(base, field), value);
    if (found !== '') return found;
  }
  return '';
}

function cut(text: string): string {
  const signs = Array.from(text);
  return signs.length > longest ? `${signs.slice(0, longest).join('')} …` : text;
}
