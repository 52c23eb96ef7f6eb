// Names that stand for several fields, such as "monday-friday".
import { sentenceOf } from '../../catalog/index.ts';
import { fieldSchemaAt, fieldsAt } from '../../schemaAt.ts';
import { meantByAlias, normalized } from '../aliases.ts';
import { onlyOne, sameName } from '../nearest.ts';
import type { ValuePath } from '../types.ts';
import type { IssueField } from './issueField.ts';
import type { ShapeError } from './shapeError.ts';

/** A field whose name is a range of names, such as "monday-friday". */
export function repeated(
  name: string,
  names: readonly string[],
  { path, value }: IssueField,
): ShapeError {
  const given: unknown = Object(value)[name];
  const missing = names.filter((other) => !Object.hasOwn(Object(value), other));
  const isFree = missing.length === names.length;
  const sentence = sentenceOf('unknown-field/range', {
    ...{ name, names: isFree ? names : missing, value: given },
  });
  return { path: [...path, name], sentence, atKey: true, ...(isFree && { suggest: { names } }) };
}

const rangeSign = /\s*(?:[-–—]|\s(?:to|till|until|through|thru|bis|à|a|au|hasta|al)\s)\s*/i;

const listSign = /\s*(?:[,;&+/]|\s(?:and|und|y|et|e)\s)\s*/i;

const rangesByWord: ReadonlyMap<string, string> = new Map([
  ...['weekdays', 'workdays', 'werktags'].map((word) => [word, 'monday-friday'] as const),
  ...['weekend', 'weekends', 'wochenende'].map((word) => [word, 'saturday-sunday'] as const),
  ...['daily', 'everyday', 'alldays', 'täglich'].map(
    (word) => [normalized(word), 'monday-sunday'] as const,
  ),
]);

/** The fields that a range or a list of names means, in a group with fields of one kind: the days of "mon-fri". */
export function namesInRange(
  name: string,
  path: ValuePath,
  { context }: IssueField,
): string[] | undefined {
  const fields = fieldsAt(context.root, context.document, path);
  const nameOf = (word: string) => {
    const input = word.replace(/[.:]$/, '');
    return sameName(input, fields) ?? onlyOne(meantByAlias(input, fields));
  };
  const names = (rangesByWord.get(normalized(name)) ?? name).split(listSign).map((part) => {
    const ends = part.split(rangeSign).map(nameOf);
    const [first, last = first] = ends;
    if (first === undefined || last === undefined || ends.length > 2) return [];
    return fields.slice(fields.indexOf(first), fields.indexOf(last) + 1);
  });
  const all = names.flat();
  const kinds = new Set(
    all.map((field) => fieldSchemaAt(context.root, context.document, [...path, field])),
  );
  return all.length > 1 && kinds.size === 1 && !names.some((part) => part.length === 0)
    ? all
    : undefined;
}
