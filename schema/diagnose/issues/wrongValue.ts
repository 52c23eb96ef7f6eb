import { z } from 'zod';
import { type Sentence, sentenceOf } from '../../catalog/index.ts';
import { inLine, kindOf, kindWords } from '../../catalog/words.ts';
import { isEmbedCode } from '../../embeds/readEmbedCode.ts';
import { fieldOf, textContentOf } from '../../kinds.ts';
import { amount as price } from '../../price.ts';
import { valueAt } from '../../schemaAt.ts';
import { isGroup } from '../../values.ts';
import { codeSentence } from '../codeSentence.ts';
import { minimalFields } from '../exampleOf.ts';
import { onlyOne } from '../nearest.ts';
import { type IssueField, issueField } from './issueField.ts';
import { numberFor, otherCurrency, priceFieldsIn } from './priceMeant.ts';
import type { FieldRepair, ShapeError } from './shapeError.ts';
import { meantBy } from './wrongFormat.ts';

/** A value of another kind than its field takes: a string instead of a number, a group instead of a list. */
export function describeKind(expected: string, field: IssueField): ShapeError {
  const { path, value, schema, accepts } = field;
  const isWhole = schema instanceof z.ZodNumber && schema.isInt;
  if (isWhole && typeof value === 'number' && Number.isFinite(value)) {
    const meant = [Math.floor(value), Math.ceil(value)].filter(accepts);
    return { path, sentence: sentenceOf('wrong-kind/decimals', { meant }) };
  }
  const expectedKind = kindWords[isWhole ? 'int' : expected] ?? expected;
  const isOfSeveral = ['object', 'record', 'array'].includes(expected);
  const help = isOfSeveral || canLoseZero(field) ? field.help : field.shortHelp;
  const { helpInForm } = field;
  const sentence = canLoseZero(field)
    ? sentenceOf('wrong-kind/digits', { help, helpInForm })
    : sentenceOf('wrong-kind', { expectedKind, given: kindOf(value), help, helpInForm });
  return withAdvice({ path, sentence }, field);
}

const maxAdviceLength = 160;

/**
 * An error in the kind of a value, with how to write that value. What is written comes before an example: an example beside it
 * would look like the value to write.
 */
export function withAdvice(error: ShapeError, field: IssueField): ShapeError {
  const repair = repairOfKind(field);
  const change = repair.fix ?? repair.suggest;
  const meant =
    change === 'list'
      ? [field.value]
      : typeof change === 'object' && 'value' in change
        ? change.value
        : undefined;
  const several = typeof change === 'object' && 'fields' in change ? change.fields : undefined;
  const advice = several
    ? `Write ${inLine(several).slice(2, -2)}.`
    : change === 'entries'
      ? 'Write [ and ] instead of its braces, and remove the numbers before its entries.'
      : meant === undefined
        ? adviceFor(field)
        : `Write ${inField(field, meant)}.`;
  if (advice === undefined || advice.length > maxAdviceLength + 200) return { ...error, ...repair };
  const { suggestion, inForm } = error.sentence;
  // A group of fields is readable only in a file.
  const isOfGroup = isGroup(meant) || (meant === undefined && !several && formWith(field));
  const sentence = { ...error.sentence, suggestion: advice, inForm: isOfGroup ? null : undefined };
  return { ...error, sentence, otherwise: () => ({ suggestion, inForm }), ...repair };
}

/** A value as the line of a field: "price": 48.5. */
export function inField({ path }: IssueField, value: unknown): string {
  const name = path.at(-1);
  const input = isGroup(value) ? inLine(value) : JSON.stringify(value);
  return typeof name === 'string' ? `${JSON.stringify(name)}: ${input}` : input;
}

/** What to do with a value that does not say everything that its field needs. */
export function adviceFor(field: IssueField): string | undefined {
  const { value, input, accepts, description } = field;
  if (typeof value !== 'string' || value.trim() === '') return undefined;
  if (accepts(true) && accepts(false)) {
    const note = /\d/.test(input) ? '. A date is not possible here' : '';
    return [description, `Write true or false${note}.`].filter(Boolean).join(' ');
  }
  const hours = hoursIn(field);
  if (hours !== undefined) return `Hours have decimals: write ${inField(field, hours)}.`;
  const other = otherCurrency(field);
  if (other) {
    const code = other.meant === undefined ? 'its currency' : `"currency": "${other.meant}"`;
    return `Write ${inField(field, other.amount)}, and ${code} for the block. All of its prices are currently in ${other.currency}.`;
  }
  const form = formWith(field);
  return form && `Write ${inField(field, form)}, and replace each "…" with your text.`;
}

/** The hours of a time such as 18:30, in a block that counts in hours. */
function hoursIn({ input, path, accepts, context }: IssueField): number | undefined {
  const [, hour, minutes] = /^\s*(\d{1,2})[:h]([0-5]\d)\s*$/.exec(input) ?? [];
  const { unit } = Object(valueAt(context.document, path.slice(0, 2)));
  const hours = Number(hour) + Math.round((Number(minutes) / 60) * 100) / 100;
  return unit === 'hours' && accepts(hours) ? hours : undefined;
}

/** The required fields of a group, with a text that stands in its place as the first of them that takes it. */
function formWith(field: IssueField): object | undefined {
  const { path, input, schema, context } = field;
  const fields = schema && minimalFields(schema);
  const names = Object.keys(fields ?? {});
  // "8 Mill Street, Dunmouth" says more than the first field.
  if (names.length > 1 && /[,;\n]/.test(input)) return undefined;
  for (const name of names) {
    const part = { ...issueField([...path, name], context), value: input, input };
    const meant = part.accepts(input) ? input : meantBy(part);
    if (meant === undefined || !part.accepts(meant)) continue;
    return Object.fromEntries(
      names.map((other) => {
        const isText = typeof fields?.[other] === 'string';
        return [other, other === name ? meant : isText ? '…' : fields?.[other]];
      }),
    );
  }
  return undefined;
}

/** How a value can be converted to the kind that its field takes. */
function repairOfKind(field: IssueField): FieldRepair {
  const { value, accepts, isOptional, schema } = field;
  const read = numberFor(field);
  if (read && accepts(read.number)) {
    const change = { value: read.number };
    if (read.isPlain) return { fix: change };
    return otherCurrency(field) ? {} : { suggest: change };
  }
  const fields = schema === price ? priceFieldsIn(field) : undefined;
  if (fields) return { suggest: { fields } };
  const integer = schema instanceof z.ZodNumber && schema.isInt ? wholeNumberIn(value) : undefined;
  if (integer !== undefined && accepts(integer)) return { suggest: { value: integer } };
  const only = onlyTextIn(value);
  if (only !== undefined && accepts(only)) return { suggest: { value: only } };
  if (value === null && isOptional) return { suggest: 'remove' };
  const truth = accepts(true) && accepts(false) ? truthOf(value) : undefined;
  if (truth !== undefined) return { suggest: { value: truth } };
  if (typeof value === 'number' && accepts(String(value)) && !canLoseZero(field)) {
    return { suggest: { value: String(value) } };
  }
  if (schema instanceof z.ZodArray && isNumbered(value)) return { suggest: 'entries' };
  const entries = schema instanceof z.ZodArray ? entriesIn(value, schema) : [];
  if (entries.length > 0 && accepts(entries)) return { suggest: { value: entries } };
  const lines = linesIn(value);
  if (lines.length > 1 && accepts(lines)) return { suggest: { value: lines } };
  // Text with commas or semicolons may be several entries.
  const isText = typeof value === 'string' && !/[,;|]/.test(value);
  const isEntry = isText || kindOf(value) === kindWords.object;
  return isEntry && accepts([value]) ? { suggest: 'list' } : {};
}

/** The entries that a group or a text with commas means: addresses by name, pairs of an old and a new address, colors. */
function entriesIn(value: unknown, { element }: z.ZodArray): unknown[] {
  const { structure, ...entry } = fieldOf(element);
  if (typeof value === 'string') {
    const isCode = structure === 'text' && textContentOf(entry.kind) !== 'words';
    return isCode && value.includes(',')
      ? value.split(/,(?![^(]*\))/).map((part) => part.trim())
      : [];
  }
  if (!isGroup(value)) return [];
  const names = structure === 'group' && 'fields' in entry ? Object.keys(entry.fields) : [];
  const [from, to, ...others] = names;
  if (from === undefined || to === undefined || others.length > 0) return Object.values(value);
  return Object.entries(value).map(([name, part]) => ({ [from]: name, [to]: part }));
}

/** The lines of a text, without bullets and numbers before them. */
function linesIn(value: unknown): string[] {
  if (typeof value !== 'string') return [];
  const lines = value.split('\n').map((line) => line.replace(/^\s*(?:[-*•–]|\d+[.)])\s/u, ''));
  return lines.map((line) => line.trim()).filter((line) => line !== '');
}

/** Whether the names of a group are numbers: a list as PHP and other programs export it. */
function isNumbered(value: unknown): boolean {
  const names = isGroup(value) ? Object.keys(value) : [];
  return names.length > 0 && names.every((name) => /^\d{1,4}$/.test(name));
}

/** Whether a number stands for a code, such as a postal code, whose leading zero a number cannot have. */
function canLoseZero({ value, example }: IssueField): boolean {
  return typeof value === 'number' && /Example: (?:"\w+": )?"[\d ()+/-]+"$/.test(example ?? '');
}

const truths: readonly (readonly [boolean, ReadonlySet<string>])[] = [
  [
    true,
    new Set(
      'yes on true 1 ja oui si sí wahr vrai verdadero live public publish published visible active'.split(
        ' ',
      ),
    ),
  ],
  [
    false,
    new Set(
      'no off false 0 nein non falsch faux falso draft hidden private unpublished inactive entwurf brouillon borrador'.split(
        ' ',
      ),
    ),
  ],
];

/** Whether a word or a number means true or false: "yes", "draft". Undefined if it means neither. */
export function truthOf(value: unknown): boolean | undefined {
  // An object may have a field "toString".
  if (typeof value === 'object') return undefined;
  const word = String(value).trim().toLowerCase();
  return truths.find(([, words]) => words.has(word))?.[0];
}

/** The only whole number in a text, or a number of stars: 1987 for "since 1987", 5 for "5/5" and "★★★★★". */
function wholeNumberIn(value: unknown): number | undefined {
  if (typeof value !== 'string' || value.length > 40) return undefined;
  if (/^(?:[★⭐\s]|\ufe0f)+$/u.test(value)) return value.match(/[★⭐]/gu)?.length;
  const numbers = new Set(value.match(/\d+(?:[.,]\d+)*/g));
  const [only = ''] = numbers;
  return numbers.size === 1 && /^\d{1,9}$/.test(only) ? Number(only) : undefined;
}

/** The only text in a group or list without numbers: "About us" in { "rendered": "About us" }. */
function onlyTextIn(value: unknown): string | undefined {
  if (!isGroup(value) && !(Array.isArray(value) && value.length === 1)) return undefined;
  const inside: unknown[] = Object.values(value);
  const texts = inside.filter((part) => typeof part === 'string');
  const areOthersEmpty = inside.every(
    (part) => typeof part === 'string' || typeof part === 'boolean' || part === null,
  );
  return areOthersEmpty ? onlyOne(texts)?.replaceAll('&amp;', '&') : undefined;
}

/** A text for visitors that is too long. `sentence` is what its check reported. */
export function describeLength({ path, input }: IssueField, sentence: Sentence): ShapeError {
  return { path, sentence: isEmbedCode(input) ? codeSentence(input) : sentence };
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
      return { path, sentence: sentenceOf('wrong-count/none'), suggest: 'remove' };
    }
    // The entries of a list of a block may continue in another block; a part of an entry cannot.
    const isInBlock = path[0] === 'blocks' && path.length === 3;
    return { path, sentence: sentenceOf(`wrong-count/${bound}`, { count, limit, isInBlock }) };
  }
  if (typeof value === 'string') {
    // Only an address or a code has a limit in Zod, and none has a minimum.
    return {
      path,
      sentence: sentenceOf('too-long', { length: value.length, limit, isWide: false }),
    };
  }
  return { path, sentence: sentenceOf(`out-of-range/${bound}`, { value: Number(value), limit }) };
}
