/**
 * `unit` is what stands before or behind it: "€", "CHF", "px". `isPlain`: no separator that could mean something else, no unit
 * and no fraction.
 */
type ReadNumber = { number: number; unit: string; isPlain: boolean };

const unit = String.raw`(?:[\p{L}\p{Sc}%][\p{L}\p{Sc}%.]*)?`;
const pattern = new RegExp(
  [
    String.raw`^(?<before>${unit})\s*(?<sign>[+−–-]?)\s*(?:`,
    String.raw`(?<integer>\d{1,3}(?:(?<separator>[.,'’_ ])\d{3})(?:\k<separator>\d{3})*|\d{1,2}(?:,\d{2})+,\d{3}|\d{0,15}?)`,
    String.raw`(?:[.,](?<decimals>\d*)[–—-]{0,2})?`,
    String.raw`|(?:(?<count>\d{1,9})\s+|(?=\d+⁄))(?<part>\d{1,2})[/⁄](?<parts>\d{1,2}))\s*(?<after>${unit})$`,
  ].join(''),
  'u',
);
const plainNumber = /^-?(?:\d{1,15}(?:\.(?!\d{3}$)\d{1,15})?|\.\d{1,15}|\d{1,3}(?:['’]\d{3})+)$/;

/**
 * Reads a number as people write it, in the digits of any alphabet: with a sign, a unit or a currency, marks between thousands, a
 * comma for decimals, a dash in place of cents, or as a fraction: 1½. One separator before three digits is for thousands, unless it is
 * `decimalSign`. Undefined for any other text.
 */
export function readNumber(value: unknown, decimalSign?: '.' | ','): ReadNumber | undefined {
  if (typeof value !== 'string' || value.length > 30) return undefined;
  const input = value
    .trim()
    .replace(/(?<=\d)(?=[¼-¾⅐-⅞])/g, ' ')
    .normalize('NFKC')
    .replace(/\p{Nd}/gu, digitOf);
  const { before = '', after = '', sign = '', ...digits } = pattern.exec(input)?.groups ?? {};
  if (before !== '' && after !== '' && before !== after) return undefined;
  const size = sizeOf(digits, decimalSign);
  if (size === undefined || !Number.isFinite(size)) return undefined;
  const number = sign === '' || sign === '+' ? size : -size;
  return { number, unit: before || after, isPlain: plainNumber.test(input) };
}

function sizeOf(
  { integer = '', separator, decimals = '', count = '0', part, parts }: Record<string, string>,
  decimalSign?: string,
): number | undefined {
  const fraction = Number(part) / Number(parts);
  if (part !== undefined) return fraction < 1 ? Number(count) + fraction : undefined;
  if (!/\d/.test(integer + decimals)) return undefined;
  const isDecimal =
    decimals === '' &&
    integer.split(/\D/).length === 2 &&
    (separator === decimalSign || /^0[.,]/.test(integer));
  if (isDecimal) return Number(integer.replace(/\D/, '.'));
  return Number(`${integer.replace(/\D/g, '')}.${decimals}`);
}

/** The ASCII digit for a digit of another alphabet. Unicode has each alphabet's ten digits in a row, from zero on. */
function digitOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String(code - zero);
}
