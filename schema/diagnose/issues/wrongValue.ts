import { z } from 'zod';
import { type Said, say } from '../../catalog/index.ts';
import { inLine, kindOf, kindWords, quoted } from '../../catalog/words.ts';
import { isEmbedCode } from '../../embeds/readEmbedCode.ts';
import { ownIconNames } from '../../icons/names.ts';
import { iconsMeantBy } from '../../icons/search.ts';
import { fieldOf, textContentOf } from '../../kinds.ts';
import { currencies } from '../../knownValues.ts';
import { amount as price } from '../../price.ts';
import { valueAt } from '../../schemaAt.ts';
import { isGroup, ownValue } from '../../values.ts';
import { minimalFields } from '../exampleOf.ts';
import { misspelt, namesMeantBy, onlyOne, sameName } from '../nearest.ts';
import { sayOfCode } from '../sayOfCode.ts';
import { type IssueField, issueField } from './issueField.ts';
import { readNumber } from './readNumber.ts';
import type { FieldRepair, ShapeError } from './shapeError.ts';
import { correctionFor, meantBy } from './wrongFormat.ts';

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
  const { helpInForm } = field;
  const says = canLoseZero(field)
    ? say('wrong-kind/digits', { help, helpInForm })
    : say('wrong-kind', { wanted, given: kindOf(value), help, helpInForm });
  return withAdvice({ path, says }, field);
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
  const { suggestion, inForm } = error.says;
  // A group of fields is readable only in a file.
  const isOfGroup = isGroup(meant) || (meant === undefined && !several && formWith(field));
  const says = { ...error.says, suggestion: advice, inForm: isOfGroup ? null : undefined };
  return { ...error, says, otherwise: () => ({ suggestion, inForm }), ...repair };
}

/** A value as the line of a field: "price": 48.5. */
function inField({ path }: IssueField, value: unknown): string {
  const name = path.at(-1);
  const written = isGroup(value) ? inLine(value) : JSON.stringify(value);
  return typeof name === 'string' ? `${JSON.stringify(name)}: ${written}` : written;
}

/** What to do with a value that does not say everything that its field needs. */
export function adviceFor(field: IssueField): string | undefined {
  const { value, written, accepts, description } = field;
  if (typeof value !== 'string' || value.trim() === '') return undefined;
  if (accepts(true) && accepts(false)) {
    const note = /\d/.test(written) ? '. A date is not possible here' : '';
    return [description, `Write true or false${note}.`].filter(Boolean).join(' ');
  }
  const hours = hoursIn(field);
  if (hours !== undefined) return `Hours have decimals: write ${inField(field, hours)}.`;
  const other = otherCurrency(field);
  if (other) {
    const code = other.meant === undefined ? 'its currency' : `"currency": "${other.meant}"`;
    return `Write ${inField(field, other.amount)}, and ${code} for the block. All of its prices are currently in ${other.own}.`;
  }
  const form = formWith(field);
  return form && `Write ${inField(field, form)}, and replace each "…" with your text.`;
}

/** The hours of a time such as 18:30, in a block that counts in hours. */
function hoursIn({ written, path, accepts, context }: IssueField): number | undefined {
  const [, hour, minutes] = /^\s*(\d{1,2})[:h]([0-5]\d)\s*$/.exec(written) ?? [];
  const { unit } = Object(valueAt(context.document, path.slice(0, 2)));
  const hours = Number(hour) + Math.round((Number(minutes) / 60) * 100) / 100;
  return unit === 'hours' && accepts(hours) ? hours : undefined;
}

/** The required fields of a group, with a text that stands in its place as the first of them that takes it. */
function formWith(field: IssueField): object | undefined {
  const { path, written, schema, context } = field;
  const fields = schema && minimalFields(schema);
  const names = Object.keys(fields ?? {});
  // "8 Mill Street, Dunmouth" says more than the first field.
  if (names.length > 1 && /[,;\n]/.test(written)) return undefined;
  for (const name of names) {
    const part = { ...issueField([...path, name], context), value: written, written };
    const meant = part.accepts(written) ? written : meantBy(part);
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
  const whole = schema instanceof z.ZodNumber && schema.isInt ? wholeNumberIn(value) : undefined;
  if (whole !== undefined && accepts(whole)) return { suggest: { value: whole } };
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
  const word = String(value).trim().toLowerCase();
  return truths.find(([, words]) => words.has(word))?.[0];
}

/** The number that a text means in a field. Any unit but a currency or the unit of the field could change its value. */
function numberFor({ value, schema, description = '', context }: IssueField) {
  const isPrice = schema === price;
  const read = readNumber(value, isPrice ? undefined : decimalSignOf(context.language ?? 'en'));
  const unit = read?.unit ?? '';
  const isOfField =
    unit === '' ||
    (isPrice
      ? /\p{Sc}/u.test(unit) || currenciesOf(unit).length > 0
      : unit === 'px' && /\bpixels\b/.test(description));
  return isOfField ? read : undefined;
}

/** The decimal sign of a language: a comma if the site's language writes one, a point otherwise. */
function decimalSignOf(language: string): '.' | ',' {
  try {
    return new Intl.NumberFormat(language).format(1.5).includes(',') ? ',' : '.';
  } catch {
    return '.';
  }
}

const fromWords =
  'from|starting (?:at|from)|at least|min\\.?|ab|desde|a partir de|à partir de|dès|da|a partire da|vanaf|od|od zł|från|fra';
const toWords = "up to|max\\.?|bis(?: zu)?|hasta|jusqu[’']à|fino a|até|tot|do|til";
const perWords = 'per|pro|por|par|al?|je|/';

/** The fields of a price that says more than an amount: "from $95", "180-420", "650 € + VAT", "95 per hour", "on request". */
function priceFieldsIn(field: IssueField): Record<string, unknown> | undefined {
  const { value, path, context } = field;
  if (typeof value !== 'string' || value.length > 80) return undefined;
  const text = value.trim().normalize('NFKC');
  const group = path.slice(0, -1);
  const present: unknown = valueAt(context.document, group);
  const meant = meantByPrice(text, (amount) => {
    const part = { ...field, value: amount };
    return otherCurrency(part) ? undefined : numberFor(part)?.number;
  });
  const names = Object.keys(meant ?? {}).filter((name) => name !== path.at(-1));
  const isFree = names.every(
    (name) =>
      ownValue(present, name) === undefined &&
      issueField([...group, name], context).accepts(meant?.[name]),
  );
  return isFree ? meant : undefined;
}

function meantByPrice(
  text: string,
  read: (amount: string) => number | undefined,
): Record<string, unknown> | undefined {
  if (!/\d/.test(text)) return /\p{L}{2}/u.test(text) ? { note: text } : undefined;
  const [, low, lowest = ''] = new RegExp(`^(${fromWords})\\s+(.+)$`, 'i').exec(text) ?? [];
  const from = low === undefined ? undefined : read(lowest);
  if (from !== undefined) return { from };
  const [, high, highest = ''] = new RegExp(`^(${toWords})\\s+(.+)$`, 'i').exec(text) ?? [];
  const to = high === undefined ? undefined : read(highest);
  if (to !== undefined) return { to };
  const [, first = '', last = ''] =
    /^([^-–—]+?)\s*(?:[-–—]|\s(?:to|bis|a|à|do|tot)\s)\s*([^-–—]+)$/i.exec(text) ?? [];
  // The sign of the currency may stand only once: "180-420 €".
  const [start, end] = [read(first), read(last)];
  if (start !== undefined && end !== undefined && start < end) return { from: start, to: end };
  const [, amount = '', rest = ''] =
    /^((?:\p{Sc}\s?)?\d[\d.,'’]*(?:\s?(?:\p{Sc}|[A-Z]{3}\b))?)\s*(\D.*)$/u.exec(text) ?? [];
  const price = read(amount.trim().replace(/[.,]$/, ''));
  if (price === undefined || !/\p{L}/u.test(rest)) return undefined;
  const [, unit] = new RegExp(`^(?:${perWords})\\s*(\\p{L}+)$`, 'iu').exec(rest) ?? [];
  if (unit !== undefined) return { price, per: unit };
  // "30 min" may be a time.
  return /^(?:[+(,;]|plus|zzgl|incl|inkl|más|mas|hors|exkl|excl|ohne|sin|ht\b|ttc\b)/i.test(rest)
    ? { price, note: rest }
    : undefined;
}

/** The only whole number in a text, or a number of stars: 1987 for "since 1987", 5 for "5/5" and "★★★★★". */
function wholeNumberIn(value: unknown): number | undefined {
  if (typeof value !== 'string' || value.length > 40) return undefined;
  if (/^(?:[★⭐\s]|\ufe0f)+$/u.test(value)) return value.match(/[★⭐]/gu)?.length;
  const numbers = new Set(value.match(/\d+(?:[.,]\d+)*/g));
  const [only = ''] = numbers;
  return numbers.size === 1 && /^\d{1,9}$/.test(only) ? Number(only) : undefined;
}

/** The amount of a price that is not in the currency of its block, and that currency if its sign means only one. */
function otherCurrency(field: IssueField) {
  const { path, schema, context } = field;
  const found = schema === price ? numberFor(field) : undefined;
  const own = path
    .map((_, index) => ownValue(valueAt(context.document, path.slice(0, index)), 'currency'))
    .findLast((currency) => typeof currency === 'string');
  if (!found?.unit || typeof own !== 'string' || !currencies.values().includes(own))
    return undefined;
  const meant = currenciesOf(found.unit);
  const isOwn = meant.includes(own) || symbolOf(own) === found.unit;
  return isOwn ? undefined : { amount: found.number, own, meant: onlyOne(meant) };
}

/** The currencies with this sign, code or name, in one or several pieces: "£", "GBP", "pounds". */
function currenciesOf(unit: string): string[] {
  const word = unit.toLowerCase();
  const names = currencies.names();
  return currencies
    .values()
    .filter((code) =>
      [code, ...names(code)].some((name) =>
        [name.toLowerCase(), `${name.toLowerCase()}s`].includes(word),
      ),
    );
}

function symbolOf(currency: string): string | undefined {
  const format = { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const;
  const parts = new Intl.NumberFormat('en', format).formatToParts(1);
  return parts.find(({ type }) => type === 'currency')?.value;
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

/** A value that is not among the choices of its field, with the choices that were likely meant. */
export function describeChoice(choices: readonly unknown[], field: IssueField): ShapeError {
  const { path, kind, value, written, info, isOptional } = field;
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
  const truth = truthOf(value);
  if (truth !== undefined && choices.includes(truth)) {
    const params = { value: quoted(value), choices: choices.map(String), meant: [String(truth)] };
    const says = { ...say('unknown-value', params), suggestion: `Write ${inField(field, truth)}.` };
    return { path, says, suggest: { value: truth } };
  }
  const same = sameName(written, names);
  // With so many icon names, some are similar to any word.
  const near = kind === 'icon' ? iconsFor(written) : namesMeantBy(written, names);
  const meant = same === undefined ? near : [same];
  const other = info.otherField;
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
  // Another unit would change what the numbers mean.
  if (path.at(-1) === 'unit' && meant.length === 0) {
    const params = { value: quoted(value), choices: choices.map(String) };
    return { path, says: say('unknown-value/unit', params) };
  }
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
  return { path, says: isEmbedCode(written) ? sayOfCode(written) : says };
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
    // The entries of a list of a block may continue in another block; a part of an entry cannot.
    const isInBlock = path[0] === 'blocks' && path.length === 3;
    return { path, says: say(`wrong-count/${bound}`, { count, limit, isInBlock }) };
  }
  if (typeof value === 'string') {
    // Only an address or a code has a limit in Zod, and none has a minimum.
    return { path, says: say('too-long', { length: value.length, limit, isWide: false }) };
  }
  return { path, says: say(`out-of-range/${bound}`, { value: Number(value), limit }) };
}
