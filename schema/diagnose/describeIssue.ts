import { z } from 'zod';
import { blockDefinitions, blockTypes } from '../blocks/index.ts';
import { onlyNear } from './nearest.ts';
import type { SpokenRule, Words } from './rule.ts';
import { empty } from './rules/shape/empty.ts';
import { forbiddenLink } from './rules/shape/forbiddenLink.ts';
import { missingField } from './rules/shape/missingField.ts';
import { outOfRange } from './rules/shape/outOfRange.ts';
import { tooLong } from './rules/shape/tooLong.ts';
import { tooShort } from './rules/shape/tooShort.ts';
import { unknownBlockType } from './rules/shape/unknownBlockType.ts';
import { unknownField } from './rules/shape/unknownField.ts';
import { unknownValue } from './rules/shape/unknownValue.ts';
import { wrongCount } from './rules/shape/wrongCount.ts';
import { wrongForm } from './rules/shape/wrongForm.ts';
import { wrongKind } from './rules/shape/wrongKind.ts';
import { fieldsAt, isOfKind, schemaAt, valueAt } from './schemaAt.ts';
import type { ValuePath } from './types.ts';
import { capital, containerWords, fieldWords, kindOf, kindWords, quoted } from './words.ts';

export type Described = Words & {
  path: ValuePath;
  /** Marks the name of a field and not its value. */
  atKey?: boolean;
  rule: string;
  /** The name that the field must have, where only one is meant. */
  rename?: string | undefined;
  /** What the value must be as it is written in JSON, where only one is meant. */
  replace?: string | undefined;
};

type Issue = z.core.$ZodIssue;

/**
 * Says a mistake that Zod found in a document in plain sentences: one for each mistake, with the mend
 * where one is known. `root` is the schema that the document was checked by.
 */
export function describeIssue(issue: Issue, document: unknown, root: z.core.$ZodType): Described[] {
  const path = issue.path.filter((key) => typeof key !== 'symbol');
  const value = valueAt(document, path);
  const { field, within } = fieldWords(path, document);

  if (value === undefined && path.length > 0 && issue.code !== 'unrecognized_keys') {
    return [{ path, ...words(missingField, field, within, helpFor(root, document, path)) }];
  }
  switch (issue.code) {
    case 'unrecognized_keys': {
      const container = capital(containerWords(path, document)) || 'A document of this kind';
      const known = fieldsAt(root, document, path);
      return issue.keys.map((key) => ({
        path: [...path, key],
        atKey: true,
        ...words(unknownField, container, key, known, blockTypesWith(key, path)),
        rename: onlyNear(key, absentFields(root, document, path)),
      }));
    }
    case 'invalid_type': {
      const wanted = kindWords[issue.expected] ?? issue.expected;
      const isNumber = issue.expected === 'number' || issue.expected === 'int';
      return [
        {
          path,
          ...words(wrongKind, field, within, wanted, kindOf(value), helpFor(root, document, path)),
          replace: isNumber ? numberIn(value) : undefined,
        },
      ];
    }
    case 'too_small':
      return [{ path, ...describeSize(value, field, within, 'at least', Number(issue.minimum)) }];
    case 'too_big':
      return [{ path, ...describeSize(value, field, within, 'at most', Number(issue.maximum)) }];
    case 'invalid_value': {
      const allowed = issue.values.map(String);
      const written = typeof value === 'string' ? value : '';
      return [
        {
          path,
          ...words(unknownValue, field, within, quoted(value), written, allowed),
          replace: replacementOf(value, issue.values),
        },
      ];
    }
    case 'invalid_format': {
      if (typeof value === 'string' && value.trim() === '') {
        return [{ path, ...words(empty, field, within) }];
      }
      const scheme = forbiddenSchemeOf(value);
      if (scheme) return [{ path, ...words(forbiddenLink, field, within, scheme) }];
      return [{ path, ...words(wrongForm, field, within, issue.message) }];
    }
    case 'invalid_key':
      return issue.issues.map(({ message }) => ({
        path,
        atKey: true,
        ...words(wrongForm, field, within, message),
      }));
    case 'custom':
      return [{ path, ...words(wrongForm, field, within, issue.message) }];
    case 'invalid_union':
      return describeUnion(issue, document, root, path);
    default:
      return [{ path, ...words(wrongForm, field, within, `is not right: ${issue.message}`) }];
  }
}

function words<Facts extends readonly unknown[]>(
  rule: SpokenRule<Facts>,
  ...facts: Facts
): Words & { rule: string } {
  return { rule: rule.name, ...rule.say(...facts) };
}

/** A value that fits none of several kinds: says what is wrong with the kind that it looks like. */
function describeUnion(
  issue: Extract<Issue, { code: 'invalid_union' }>,
  document: unknown,
  root: z.core.$ZodType,
  path: ValuePath,
): Described[] {
  const value = valueAt(document, path);
  if (path.at(-1) === 'type') {
    const block = capital(containerWords(path.slice(0, -1), undefined));
    return [
      {
        path,
        ...words(unknownBlockType, block, quoted(value), String(value), blockTypes),
        replace: replacementOf(value, blockTypes),
      },
    ];
  }
  const fitting = issue.errors.find((issues) =>
    issues.some((inner) => inner.path.length > 0 || fits(inner, value)),
  );
  if (fitting) {
    return fitting.flatMap((inner) =>
      describeIssue({ ...inner, path: [...path, ...inner.path] }, document, root),
    );
  }
  const { field, within } = fieldWords(path, document);
  const help = helpFor(root, document, path);
  return [{ path, ...words(wrongKind, field, within, undefined, kindOf(value), help) }];
}

/** Whether a mistake of one kind of a union is about the value and not about its being of another kind. */
function fits(inner: Issue, value: unknown): boolean {
  if (inner.code === 'invalid_type') return false;
  if (inner.code === 'unrecognized_keys') return isOfKind(z.object({}), value);
  return true;
}

/** A text, list or number outside of its bounds. */
function describeSize(
  value: unknown,
  field: string,
  within: string,
  bound: 'at least' | 'at most',
  limit: number,
): Words & { rule: string } {
  if (Array.isArray(value)) return words(wrongCount, field, within, value.length, bound, limit);
  if (typeof value !== 'string') {
    return words(outOfRange, field, within, quoted(value), bound, limit);
  }
  if (bound === 'at most') return words(tooLong, field, within, value.length, limit);
  return value.trim() === ''
    ? words(empty, field, within)
    : words(tooShort, field, within, value.length, limit);
}

/** What a field is for, and how it is written where its schema gives an example. */
function helpFor(root: z.core.$ZodType, document: unknown, path: ValuePath): string | undefined {
  const parent = schemaAt(root, document, path.slice(0, -1));
  const key = path.at(-1);
  if (!(parent instanceof z.ZodObject) || typeof key !== 'string') return undefined;
  const field: unknown = Object.hasOwn(parent.shape, key) ? parent.shape[key] : undefined;
  if (!(field instanceof z.ZodType)) return undefined;
  const { description } = field.meta() ?? {};
  const example = exampleOf(field, document, path);
  if (example === undefined) return description;
  return `${description ?? ''} Write it as in "${key}": ${JSON.stringify(example)}.`.trim();
}

/** A value that the field could have: of its schema, its choices, or the example of its block type. */
function exampleOf(
  field: z.ZodType,
  document: unknown,
  path: ValuePath,
): string | number | undefined {
  const given = field.meta()?.examples;
  const [first] = Array.isArray(given) ? given : [];
  const [choice] = field instanceof z.ZodLiteral ? field.values : [];
  const type = valueAt(document, [...path.slice(0, 2), 'type']);
  const block: unknown = blockDefinitions.find((definition) => definition.type === type)?.example;
  // In the example the first item of a list stands for all.
  const inBlock = path.slice(2).map((step) => (typeof step === 'number' ? 0 : step));
  const candidates: unknown[] = [first, valueAt(block, inBlock), choice];
  return candidates.find(
    (candidate) => typeof candidate === 'string' || typeof candidate === 'number',
  );
}

/** The types of block that have a field, where it is a block that has it wrongly. */
function blockTypesWith(key: string, path: ValuePath): string[] {
  if (path.length !== 2 || path[0] !== 'blocks') return [];
  return blockDefinitions
    .filter(({ schema }) => Object.hasOwn(schema.shape, key))
    .map(({ type }) => type);
}

/** The scheme of an address that no link may have. */
function forbiddenSchemeOf(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  return /^\s*(javascript|data|vbscript|file|blob|ftp|http):/i
    .exec(value)?.[1]
    ?.toLowerCase()
    .concat(':');
}

/** The fields that an object could have and has not. */
function absentFields(root: z.core.$ZodType, document: unknown, path: ValuePath): string[] {
  const present: object = Object(valueAt(document, path));
  return fieldsAt(root, document, path).filter((name) => !Object.hasOwn(present, name));
}

/** A number that is written as text, as JSON has it. */
function numberIn(value: unknown): string | undefined {
  return typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value)
    ? String(Number(value))
    : undefined;
}

/** The one allowed value that another is near to, as JSON has it. */
function replacementOf(value: unknown, allowed: readonly unknown[]): string | undefined {
  if (typeof value !== 'string') return undefined;
  const number = allowed.find(
    (candidate) => typeof candidate === 'number' && String(candidate) === value,
  );
  if (number !== undefined) return String(number);
  const names = allowed.filter((candidate) => typeof candidate === 'string');
  const near = onlyNear(value, names);
  return near === undefined ? undefined : JSON.stringify(near);
}
