import { z } from 'zod';
import { blockTypes } from '../blocks/index.ts';
import { onlyNear, suggestName } from './nearest.ts';
import { fieldsAt, isOfKind, schemaAt, valueAt } from './schemaAt.ts';
import type { ValuePath } from './types.ts';
import { capital, containerWords, fieldWords, kindOf, kindWords, quoted } from './words.ts';

export type Described = {
  path: ValuePath;
  /** Marks the name of a field and not its value. */
  atKey?: boolean;
  rule: string;
  message: string;
  suggestion?: string | undefined;
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
    return [
      {
        path,
        rule: 'missing-field',
        message: `${field} is missing${within}.`,
        suggestion: descriptionOf(root, document, path),
      },
    ];
  }
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((key) => ({
        path: [...path, key],
        atKey: true,
        rule: 'unknown-field',
        message: `${capital(containerWords(path, document)) || 'A document of this kind'} has no field "${key}".`,
        suggestion: suggestName(key, fieldsAt(root, document, path)),
        rename: onlyNear(key, absentFields(root, document, path)),
      }));
    case 'invalid_type':
      return [
        {
          path,
          rule: 'wrong-kind',
          message: `${field}${within} must be ${kindWords[issue.expected] ?? issue.expected}, but it is ${kindOf(value)}.`,
          replace:
            issue.expected === 'number' || issue.expected === 'int' ? numberIn(value) : undefined,
        },
      ];
    case 'too_small':
    case 'too_big':
      return [{ path, ...sizeWords(issue, value, `${field}${within}`) }];
    case 'invalid_value':
      return [
        {
          path,
          rule: 'unknown-value',
          message: `${field}${within} cannot be ${quoted(value)}.`,
          suggestion: suggestName(typeof value === 'string' ? value : '', issue.values.map(String)),
          replace: replacementOf(value, issue.values),
        },
      ];
    case 'invalid_format':
      return [{ path, rule: 'wrong-form', message: `${field}${within} ${issue.message}.` }];
    case 'invalid_key':
      return issue.issues.map(({ message }) => ({
        path,
        atKey: true,
        rule: 'wrong-form',
        message: `${field}${within} ${message}.`,
      }));
    case 'invalid_union':
      return describeUnion(issue, document, root, path);
    default:
      return [
        { path, rule: 'wrong-value', message: `${field}${within} is not right: ${issue.message}.` },
      ];
  }
}

/** A value that fits none of several kinds: says what is wrong with the kind that it looks like. */
function describeUnion(
  issue: Extract<Issue, { code: 'invalid_union' }>,
  document: unknown,
  root: z.core.$ZodType,
  path: ValuePath,
): Described[] {
  if (path.at(-1) === 'type') {
    const type = valueAt(document, path);
    return [
      {
        path,
        rule: 'unknown-block-type',
        message: `${capital(containerWords(path.slice(0, -1), undefined))} has an unknown block type ${quoted(type)}.`,
        suggestion: suggestName(String(type), blockTypes),
        replace: replacementOf(type, blockTypes),
      },
    ];
  }
  const value = valueAt(document, path);
  const fitting = issue.errors.find((issues) =>
    issues.some((inner) => inner.path.length > 0 || fits(inner, value)),
  );
  if (fitting) {
    return fitting.flatMap((inner) =>
      describeIssue({ ...inner, path: [...path, ...inner.path] }, document, root),
    );
  }
  const { field, within } = fieldWords(path, document);
  return [
    {
      path,
      rule: 'wrong-kind',
      message: `${field}${within} cannot be ${kindOf(value)}.`,
      suggestion: descriptionOf(root, document, path),
    },
  ];
}

/** Whether a mistake of one kind of a union is about the value and not about its being of another kind. */
function fits(inner: Issue, value: unknown): boolean {
  if (inner.code === 'invalid_type') return false;
  if (inner.code === 'unrecognized_keys') return isOfKind(z.object({}), value);
  return true;
}

function sizeWords(
  issue: Extract<Issue, { code: 'too_small' | 'too_big' }>,
  value: unknown,
  subject: string,
): { rule: string; message: string } {
  if (typeof value === 'string') {
    if (issue.code === 'too_big') {
      const over = value.length - Number(issue.maximum);
      return {
        rule: 'too-long',
        message: `${subject} is ${over} ${over === 1 ? 'character' : 'characters'} too long: it has ${value.length}, and ${issue.maximum} fit.`,
      };
    }
    if (value.length === 0) return { rule: 'empty', message: `${subject} is empty.` };
    return {
      rule: 'too-short',
      message: `${subject} is too short: it has ${value.length} characters and needs at least ${issue.minimum}.`,
    };
  }
  const bound = issue.code === 'too_big' ? `at most ${issue.maximum}` : `at least ${issue.minimum}`;
  if (Array.isArray(value)) {
    return {
      rule: 'wrong-count',
      message: `${subject} has ${value.length} entries and takes ${bound}.`,
    };
  }
  return { rule: 'out-of-range', message: `${subject} is ${quoted(value)} and must be ${bound}.` };
}

function descriptionOf(
  root: z.core.$ZodType,
  document: unknown,
  path: ValuePath,
): string | undefined {
  const parent = schemaAt(root, document, path.slice(0, -1));
  const key = path.at(-1);
  if (!(parent instanceof z.ZodObject) || typeof key !== 'string') return undefined;
  const field: unknown = parent.shape[key];
  return field instanceof z.ZodType ? field.meta()?.description : undefined;
}

/** The fields that an object could have and has not. */
function absentFields(root: z.core.$ZodType, document: unknown, path: ValuePath): string[] {
  const present = valueAt(document, path);
  const names = typeof present === 'object' && present !== null ? Object.keys(present) : [];
  return fieldsAt(root, document, path).filter((name) => !names.includes(name));
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
