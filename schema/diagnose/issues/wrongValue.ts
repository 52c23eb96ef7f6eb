import { z } from 'zod';
import { rating } from '../../fields.ts';
import { ownIconNames } from '../../icons/names.ts';
import { iconsMeantBy } from '../../icons/search.ts';
import { misspelt, onlyNear, sameName } from '../nearest.ts';
import * as shape from '../rules/shape/index.ts';
import { choiceInQuotes } from '../rules/shape/unknownValue.ts';
import { kindOf, kindPhrase, kindWords, quoted } from '../words.ts';
import type { IssueField } from './issueField.ts';
import { type FieldRepair, mistakeAt, type ShapeMistake } from './shapeMistake.ts';

/** A value of another kind than its field takes: a text where a number belongs, a group where a list does. */
export function describeKind(expected: string, field: IssueField): ShapeMistake {
  const { path, subject, value, schema, accepts, help } = field;
  const isWhole = schema instanceof z.ZodNumber && schema.isInt;
  const wanted = kindWords[isWhole ? 'int' : expected] ?? expected;
  if (isWhole && typeof value === 'number' && Number.isFinite(value)) {
    const around = [Math.floor(value), Math.ceil(value)].filter(accepts);
    const stars =
      schema === rating ? 'Ratings are whole stars from 1 to 5; halves are not shown. ' : '';
    const suggestion = around.length > 0 ? `${stars}Write ${around.join(' or ')}.` : help;
    const given = `${value}, which has decimals`;
    return mistakeAt(path, shape.wrongKind, [subject, kindPhrase(wanted), given, suggestion]);
  }
  const given = kindPhrase(kindOf(value));
  const details = [subject, kindPhrase(wanted), given, help] as const;
  return mistakeAt(path, shape.wrongKind, details, repairOfKind(field));
}

/** How a value can be changed to the kind that its field takes. */
export function repairOfKind({ value, accepts, isOptional }: IssueField): FieldRepair {
  const number = numberIn(value);
  if (number !== undefined && accepts(number)) return { fix: { value: number } };
  const amount = amountIn(value);
  if (amount !== undefined && accepts(amount)) return { suggest: { value: amount } };
  if (value === null && isOptional) return { suggest: 'remove' };
  if (typeof value === 'number' && accepts(String(value))) {
    return { suggest: { value: String(value) } };
  }
  const isEntry = typeof value === 'string' || kindOf(value) === kindWords.object;
  return isEntry && accepts([value]) ? { suggest: 'list' } : {};
}

/** A number that is written as text. Three digits after a point may be thousands or decimals. */
function numberIn(value: unknown): number | undefined {
  return typeof value === 'string' && /^-?\d{1,15}(\.(?!\d{3}$)\d{1,15})?$/.test(value.trim())
    ? Number(value)
    : undefined;
}

/** The number of an amount as people write it: 95 for "$95", 49.9 for "49,90 €", 1200.5 for "1.200,50". */
function amountIn(value: unknown): number | undefined {
  if (typeof value !== 'string' || value.length > 30) return undefined;
  const written = value.trim().replace(/^(?:\p{Sc}|[A-Z]{3})\s*|\s*(?:\p{Sc}|[A-Z]{3})$/gu, '');
  const [, whole = '', decimals = ''] =
    /^(\d{1,15}|\d{1,3}(?:[.,'’\s]\d{3})+)(?:[.,](\d{1,2}))?$/.exec(written) ?? [];
  return whole === '' ? undefined : Number(`${whole.replace(/\D/g, '')}.${decimals}`);
}

/** A value that is not among the choices of its field, with the choice that is likely meant. */
export function describeChoice(choices: readonly unknown[], field: IssueField): ShapeMistake {
  const { path, subject, value, isOptional } = field;
  const details = [subject, value, choices, isOptional, meantBy(field)] as const;
  return mistakeAt(path, shape.unknownValue, details, repairOfChoice(choices, field));
}

function repairOfChoice(choices: readonly unknown[], field: IssueField): FieldRepair {
  const { kind, value, written, isOptional } = field;
  const names = choices.filter((choice) => typeof choice === 'string');
  const certain = choiceInQuotes(written, choices) ?? sameName(written, names);
  if (certain !== undefined) return { fix: { value: certain } };
  const [only, ...others] = meantBy(field) ?? [];
  if (only !== undefined && others.length === 0) return { suggest: { value: only } };
  if (only !== undefined) return {};
  // Of so many names of icons some are near any word.
  const near = names.length > 1 && kind !== 'icon' ? onlyNear(written, names) : undefined;
  if (near !== undefined) return { suggest: { value: near } };
  const isNothing = value === null || value === '';
  return isOptional && isNothing ? { suggest: 'remove' } : {};
}

/** The icons that an everyday word or a misspelt name means; undefined for other fields. */
function meantBy({ kind, written }: IssueField): readonly string[] | undefined {
  if (kind !== 'icon') return undefined;
  const meant = iconsMeantBy(written);
  return meant.length > 0 ? meant : misspelt(written, ownIconNames);
}

/** A text, list or number outside its bounds. */
export function describeSize(
  bound: 'at least' | 'at most',
  limit: number,
  { path, subject, value, content, isOptional }: IssueField,
): ShapeMistake {
  if (Array.isArray(value)) {
    const suggest = value.length === 0 && isOptional ? 'remove' : undefined;
    const details = [subject, value.length, bound, limit, suggest !== undefined] as const;
    return mistakeAt(path, shape.wrongCount, details, { suggest });
  }
  if (typeof value !== 'string') {
    return mistakeAt(path, shape.outOfRange, [subject, quoted(value), bound, limit]);
  }
  const { length } = value;
  return bound === 'at most'
    ? mistakeAt(path, shape.tooLong, [subject, length, limit, content === 'words'])
    : mistakeAt(path, shape.tooShort, [subject, length, limit]);
}
