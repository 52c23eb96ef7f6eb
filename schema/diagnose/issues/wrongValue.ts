import { z } from 'zod';
import { isEmbedCode } from '../../embeds/readEmbedCode.ts';
import { ownIconNames } from '../../icons/names.ts';
import { iconsMeantBy } from '../../icons/search.ts';
import { elsewhere } from '../../kinds.ts';
import { amount as price } from '../../price.ts';
import { blockForCode } from '../blockForCode.ts';
import { type Said, say } from '../catalog/index.ts';
import { kindOf, kindWords, quoted } from '../catalog/words.ts';
import { misspelt, namesMeantBy, onlyOne, sameName } from '../nearest.ts';
import type { IssueField } from './issueField.ts';
import type { FieldRepair, ShapeError } from './shapeError.ts';
import { correctionFor } from './wrongFormat.ts';

/** A value of another kind than its field takes: a string instead of a number, a group instead of a list. */
export function describeKind(expected: string, field: IssueField): ShapeError {
  const { path, value, schema, accepts } = field;
  const isWhole = schema instanceof z.ZodNumber && schema.isInt;
  if (isWhole && typeof value === 'number' && Number.isFinite(value)) {
    const meant = [Math.floor(value), Math.ceil(value)].filter(accepts);
    return { path, says: say('wrong-kind/decimals', { meant }) };
  }
  const wanted = kindWords[isWhole ? 'int' : expected] ?? expected;
  const isOfSeveral = ['object', 'record', 'array'].includes(expected);
  const help = isOfSeveral || canLoseZero(field) ? field.help : field.shortHelp;
  const says = canLoseZero(field)
    ? say('wrong-kind/digits', { help })
    : say('wrong-kind', { wanted, given: kindOf(value), help });
  return { path, says, ...repairOfKind(field) };
}

/** How a value can be converted to the kind that its field takes. */
export function repairOfKind(field: IssueField): FieldRepair {
  const { value, accepts, isOptional, schema, context } = field;
  const number = numberIn(value);
  if (number !== undefined && accepts(number)) return { fix: { value: number } };
  const meant = schema === price ? amountIn(value) : measureIn(value, context.language);
  if (meant !== undefined && accepts(meant)) return { suggest: { value: meant } };
  if (value === null && isOptional) return { suggest: 'remove' };
  const truth = accepts(true) && accepts(false) ? truthOf(value) : undefined;
  if (truth !== undefined) return { suggest: { value: truth } };
  if (typeof value === 'number' && accepts(String(value)) && !canLoseZero(field)) {
    return { suggest: { value: String(value) } };
  }
  // Text with commas or semicolons may be several entries.
  const isText = typeof value === 'string' && !/[,;|]/.test(value);
  const isEntry = isText || kindOf(value) === kindWords.object;
  return isEntry && accepts([value]) ? { suggest: 'list' } : {};
}

/** Whether a number stands for a code, such as a postal code, whose leading zero a number cannot have. */
function canLoseZero({ value, example }: IssueField): boolean {
  return typeof value === 'number' && /Example: (?:"\w+": )?"[\d ()+/-]+"$/.test(example ?? '');
}

const truths: readonly (readonly [boolean, ReadonlySet<string>])[] = [
  [
    true,
    new Set('yes on true 1 ja oui si sí live public publish published visible active'.split(' ')),
  ],
  [false, new Set('no off false 0 nein non draft hidden private unpublished inactive'.split(' '))],
];

/** Whether a word or a number means true or false: "yes", "draft". Undefined if it means neither. */
export function truthOf(value: unknown): boolean | undefined {
  const word = String(value).trim().toLowerCase();
  return truths.find(([, words]) => words.has(word))?.[0];
}

/**
 * A number written as a string, also with marks between its thousands as in Switzerland: 1'200. Three digits after a point may be
 * thousands or decimals.
 */
function numberIn(value: unknown): number | undefined {
  if (typeof value !== 'string') return undefined;
  const written = value.trim().normalize('NFKC');
  const plain = /^\d{1,3}(?:['’]\d{3})+$/.test(written) ? written.replace(/\D/g, '') : written;
  return /^-?\d{1,15}(\.(?!\d{3}$)\d{1,15})?$/.test(plain) ? Number(plain) : undefined;
}

/**
 * The number in a text with one separator, which is read as the site's language does: "2.125" is 2.125 in English and 2125 in
 * German. Undefined for a text in another notation, and for one that may have a separator of the other kind.
 */
function measureIn(value: unknown, language = 'en'): number | undefined {
  if (typeof value !== 'string' || value.length > 30) return undefined;
  const [, whole = '', separator = '.', rest = ''] =
    /^\s*(-?\d{1,15})(?:([.,])(\d{1,15}))?\s*$/.exec(value) ?? [];
  if (whole === '') return undefined;
  const isDecimal =
    separator === decimalSignOf(language) || rest.length !== 3 || /^-?0/.test(whole);
  return Number(isDecimal ? `${whole}.${rest}` : whole + rest);
}

/** The decimal sign of a language: a comma if the site's language writes one, a point otherwise. */
function decimalSignOf(language: string): string {
  try {
    return new Intl.NumberFormat(language).format(1.5).includes(',') ? ',' : '.';
  } catch {
    return '.';
  }
}

/** The number in an amount as people write it: 95 for "$95", 49.9 for "49,90 €", 1200.5 for "1.200,50". */
function amountIn(value: unknown): number | undefined {
  if (typeof value !== 'string' || value.length > 30) return undefined;
  const written = value
    .trim()
    .normalize('NFKC')
    .replace(/^(?:\p{Sc}|[A-Z]{3})\s*|\s*(?:\p{Sc}|[A-Z]{3})$/gu, '');
  const [, whole = '', decimals = ''] =
    /^(\d{1,15}|\d{1,3}(?:[.,'’\s]\d{3})+)(?:[.,](\d{1,2}))?$/.exec(written) ?? [];
  return whole === '' ? undefined : Number(`${whole.replace(/\D/g, '')}.${decimals}`);
}

/** A value that is not among the choices of its field, with the choices that were likely meant. */
export function describeChoice(choices: readonly unknown[], field: IssueField): ShapeError {
  const { path, kind, value, written, schema, isOptional } = field;
  const known = correctionFor(field)?.says;
  if (known) return { path, says: known };
  // No choice is a list, a group or empty.
  if (typeof value === 'object') return describeKind(typeof choices[0], field);
  const names = choices.filter((choice) => typeof choice === 'string');
  const unquoted = choices.find(
    (choice) => typeof choice !== 'string' && String(choice) === written.trim(),
  );
  if (unquoted !== undefined) {
    const params = { value: quoted(value), meant: String(unquoted) };
    return { path, says: say('unknown-value/in-quotes', params), fix: { value: unquoted } };
  }
  const same = sameName(written, names);
  // With so many icon names, some are similar to any word.
  const near = kind === 'icon' ? iconsFor(written) : namesMeantBy(written, names);
  const meant = same === undefined ? near : [same];
  const other = schema && elsewhere.get(schema)?.field;
  if (other !== undefined && meant.length === 0) {
    const params = { value: quoted(value), choices: choices.map(String), field: other };
    const isAddress = /^https:\/\//i.test(written);
    const says = say('unknown-value/address', params);
    return { path, says, ...(isAddress && { suggest: { rename: other } }) };
  }
  const says =
    kind === 'icon'
      ? say('unknown-value/icon', { value: quoted(value), meant })
      : say('unknown-value', { value: quoted(value), choices: choices.map(String), meant });
  const only = onlyOne(meant);
  if (same !== undefined) return { path, says, fix: { value: same } };
  if (only !== undefined) return { path, says, suggest: { value: only } };
  return { path, says, ...(isOptional && value === '' && { suggest: 'remove' }) };
}

/**
 * The icons that an everyday word or a misspelled name means. Ignores prefixes of other icon sets, as in "fa-solid fa-phone".
 */
function iconsFor(written: string): readonly string[] {
  const word = written.replace(/^(?:fa[a-z]? |fa-[a-z]+ )?(?:fa|lucide|bi|icon|mdi|ti)[-:]/, '');
  const meant = iconsMeantBy(word);
  return meant.length > 0 ? meant : misspelt(word, ownIconNames);
}

/** A text for visitors that is too long. `says` is what its check reported. */
export function describeLength({ path, written }: IssueField, says: Said): ShapeError {
  const isCode = isEmbedCode(written);
  return { path, says: isCode ? say('too-long/code', { help: blockForCode(written) }) : says };
}

/** A text, list or number outside its bounds. */
export function describeSize(
  bound: 'min' | 'max',
  limit: number,
  { path, value, isOptional }: IssueField,
): ShapeError {
  if (Array.isArray(value)) {
    const count = value.length;
    if (count === 0 && isOptional) {
      return { path, says: say('wrong-count/none'), suggest: 'remove' };
    }
    return { path, says: say(`wrong-count/${bound}`, { count, limit }) };
  }
  if (typeof value === 'string') {
    // Only an address or a code has a limit in Zod, and none has a minimum.
    return { path, says: say('too-long', { length: value.length, limit, isWide: false }) };
  }
  return { path, says: say(`out-of-range/${bound}`, { value: Number(value), limit }) };
}
