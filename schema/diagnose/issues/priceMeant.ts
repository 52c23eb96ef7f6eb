import { currencies } from '../../knownValues.ts';
import { amount as price } from '../../price.ts';
import { valueAt } from '../../schemaAt.ts';
import { ownValue } from '../../values.ts';
import { onlyOne } from '../nearest.ts';
import { type IssueField, issueField } from './issueField.ts';
import { readNumber } from './readNumber.ts';

/** The number that a text means in a field. Any unit but a currency or the unit of the field could change its value. */
export function numberFor({ value, schema, description = '', context }: IssueField) {
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
export function priceFieldsIn(field: IssueField): Record<string, unknown> | undefined {
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

/** The amount of a price that is not in the currency of its block, and that currency if its sign means only one. */
export function otherCurrency(field: IssueField) {
  const { path, schema, context } = field;
  const found = schema === price ? numberFor(field) : undefined;
  const currency = path
    .map((_, index) => ownValue(valueAt(context.document, path.slice(0, index)), 'currency'))
    .findLast((currency) => typeof currency === 'string');
  if (!found?.unit || typeof currency !== 'string' || !currencies.values().includes(currency))
    return undefined;
  const meant = currenciesOf(found.unit);
  const isOwn = meant.includes(currency) || symbolOf(currency) === found.unit;
  return isOwn ? undefined : { amount: found.number, currency, meant: onlyOne(meant) };
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
