import { invisible } from '../../invisible.ts';
import { forbiddenKeys, maxDepth, maxDocumentSize } from '../../limits.ts';
import { isObject, parseJson } from '../../values.ts';

const fieldName = /"[^"\\]*(?:\\.[^"\\]*)*"\s*(:)?/g;

/**
 * The value of a text without errors, using JSON.parse, which is several times faster than our parser but reports no errors in
 * plain words. Undefined if our parser would report anything, such as duplicate fields: the names in the text are counted and
 * compared with those that JSON.parse kept.
 */
export function parseQuickly(text: string): { value: unknown } | undefined {
  if (text.length > maxDocumentSize) return undefined;
  const value = parseJson(text);
  if (value === undefined) return undefined;
  let input = 0;
  fieldName.lastIndex = 0;
  for (let match = fieldName.exec(text); match; match = fieldName.exec(text)) {
    if (match[1]) input += 1;
  }
  return countNames(value, 0) === input ? { value } : undefined;
}

/** The value of a document's text; undefined if it has an error. It needs none of the code that explains and repairs errors. */
export function documentIn(text: string): unknown {
  return parseQuickly(text)?.value;
}

/** The number of fields in a value; NaN if a name or a string is not allowed. */
function countNames(value: unknown, depth: number): number {
  if (typeof value === 'string') return invisible.test(value) ? Number.NaN : 0;
  if (!isObject(value)) return 0;
  if (depth >= maxDepth) return Number.NaN;
  if (Array.isArray(value)) {
    return value.reduce((sum: number, item) => sum + countNames(item, depth + 1), 0);
  }
  return Object.entries(value).reduce(
    (sum, [name, item]) =>
      forbiddenKeys.includes(name) || invisible.test(name)
        ? Number.NaN
        : sum + 1 + countNames(item, depth + 1),
    0,
  );
}
