import {
  type CountryCode,
  getCountryCallingCode,
  getExampleNumber,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min';
import metadata from 'libphonenumber-js/min/metadata';
import examples from 'libphonenumber-js/mobile/examples';
import { sentenceOf } from './catalog/index.ts';
import type { Correction } from './kinds.ts';
import { ownValue } from './values.ts';

/** The region in which numbers without a calling code are dialed: `callingCode` and `country` of site.json. */
type PhoneRegion = { callingCode?: string | undefined; country?: string | undefined };

const extensionMark = String.raw`[ ,;]*(?:[Ee]xt(?:ension|\.)?|;ext=|[Xx]|#|[Pp]oste|DW|Durchwahl) ?`;
const extensionAtEnd = new RegExp(`(?<![A-Za-z])${extensionMark}([0-9]{1,7})$`);

/** A number as people write it: "(919) 555-0100", "+49 221 4710 123", "1-800-FLOWERS", "116117", "020 7946 0018 ext. 12". Not "0221 471O 123". */
export const phonePattern = new RegExp(
  String.raw`^(?!.*[0-9][ .-]?[OIL]{1,2}(?:[0-9 ().-]|$))(?:\+(?=(?:[^0-9]*[0-9]){7})|(?=(?:[^0-9]*[0-9]){2}))[0-9 ().-]+(?:[A-Z][A-Z0-9 -]*)?(?:${extensionMark}[0-9]{1,7})?$`,
);

/**
 * The number that a phone dials, with its extension in RFC 3966 format: "+19195550100;ext=12". A short number, such as 112 or
 * 116117, has no calling code. Undefined for a number that no phone can dial.
 */
export function dialedNumber(input: string, region: PhoneRegion): string | undefined {
  const extension = extensionAtEnd.exec(input)?.[1];
  const number = dialedWithoutExtension(input.replace(extensionAtEnd, ''), region);
  return number && (extension === undefined ? number : `${number};ext=${extension}`);
}

/** The calling code of a country (ISO 3166): "+44". Undefined for a country without phone numbers. */
export function callingCodeOf(country: string): string | undefined {
  return isSupportedCountry(country) ? `+${getCountryCallingCode(country)}` : undefined;
}

/** The main country of a calling code: "US" for "+1". */
export function countryOfCode(callingCode: string): string | undefined {
  return countryOf({ callingCode });
}

/** An example of a mobile number in the local format, for messages: "07400 123456". */
export function examplePhone(region: PhoneRegion): string | undefined {
  const country = countryOf(region);
  return country && getExampleNumber(country, examples)?.formatNational();
}

function dialedWithoutExtension(input: string, region: PhoneRegion): string | undefined {
  const country = countryOf(region);
  const text = keypadDigits(input, region);
  const digits = text.replace(/\D/g, '');
  const parsed =
    parse(text, country) ?? (/^00/.test(digits) ? parse(`+${digits.slice(2)}`) : undefined);
  const isInternational = text.startsWith('+');
  const isShort = /^(?:\d{2,3}|1\d{3,5})$/.test(digits);
  // Some countries without a trunk prefix have complete numbers of six digits.
  const isComplete = parsed?.isValid() && parsed.formatNational().replace(/\D/g, '') === digits;
  const isLocalService =
    /^[2-9]\d{3,5}$/.test(digits) && region.callingCode !== '+1' && !isComplete;
  if (!isInternational && (isShort || isLocalService)) return digits;
  return parsed?.number;
}

function parse(text: string, country?: CountryCode) {
  const parsed = parsePhoneNumberFromString(text, {
    ...(country && { defaultCountry: country }),
    extract: false,
  });
  // All North American numbers have the same length, so only validation detects an impossible area code.
  const isDialable = parsed?.countryCallingCode === '1' ? parsed.isValid() : parsed?.isPossible();
  return isDialable ? parsed : undefined;
}

/** The country of a region, or else the main country of its calling code. */
function countryOf({ callingCode = '', country }: PhoneRegion): CountryCode | undefined {
  const code = callingCode.replace(/^\+/, '');
  if (country && isSupportedCountry(country) && getCountryCallingCode(country) === code) {
    return country;
  }
  return Object.entries(metadata.country_calling_codes).find(([known]) => known === code)?.[1][0];
}

/**
 * A number with its letters replaced by the digits of their keys. North American networks ignore letters after the tenth digit.
 */
function keypadDigits(input: string, { callingCode }: PhoneRegion): string {
  if (!/[A-Z]/.test(input)) return input;
  const digits = input.replace(/[A-Z]/g, (letter) =>
    '22233344455566677778889999'.charAt(letter.charCodeAt(0) - 65),
  );
  if (callingCode !== '+1') return digits;
  const [plus = '', national = ''] = [/^\+?/.exec(digits)?.[0], digits.replace(/\D/g, '')];
  return plus + national.slice(0, national.startsWith('1') ? 11 : 10);
}

/** The correction of text that is not a valid phone number on this site. */
export function correctPhone(input: string, document: unknown): Correction {
  const region = regionOf(document);
  if (/\d(?:\D*\d){6}.*?(?:[/,;|&\n]|\b(?:or|and|oder|und|ou|et|o|y)\b).*\d/s.test(input)) {
    return { sentence: sentenceOf('wrong-format/phones', { input }) };
  }
  const normalized = input
    .replace(/^\D*?[.:]\s*(?=[+(\d])/, '')
    .replace(/\p{Pd}|\u2212/gu, '-')
    .replace(/[/\\|·•]|\p{Cf}/gu, ' ')
    .replace(/\((\+\d+)\)/, '$1')
    .replace(/\s+/g, ' ')
    .trim();
  // The letter O in place of a zero, and l or I in place of a one.
  const digits = normalized
    .replace(/[oO](?=[\doO\s]|$)/g, '0')
    .replace(/(?<=\d\s?)[lI](?=[\d\s]|$)/g, '1');
  const meant = [normalized, digits, normalized.toUpperCase()].find(
    (text) => phonePattern.test(text) && dialedNumber(text, region) !== undefined,
  );
  if (meant !== undefined) return { meant };
  const example = examplePhone(region) ?? '(919) 555-0100';
  return { sentence: sentenceOf('wrong-format/phone-in', { input, example }) };
}

function regionOf(document: unknown): PhoneRegion {
  const [callingCode, country] = [ownValue(document, 'callingCode'), ownValue(document, 'country')];
  return {
    callingCode: typeof callingCode === 'string' ? callingCode : '',
    country: typeof country === 'string' ? country : undefined,
  };
}
