import countryToCurrency from 'country-to-currency';
import { callingCodeOf } from '../phones.ts';
import { type Group, ownValue } from '../values.ts';

/** What follows from the country of a company. Undefined where the country leaves it open. */
type CountryDefaults = {
  callingCode: string | undefined;
  /** The language that most people there speak: "en-GB". */
  language: string | undefined;
  timeZone: string | undefined;
};

// The zone in which nearly everybody lives, for countries with further ones (CLDR, primaryZones; Argentina's have one clock).
const mainZones: Readonly<Record<string, string>> = {
  AR: 'America/Buenos_Aires',
  CL: 'America/Santiago',
  CN: 'Asia/Shanghai',
  DE: 'Europe/Berlin',
  EC: 'America/Guayaquil',
  ES: 'Europe/Madrid',
  MY: 'Asia/Kuala_Lumpur',
  NZ: 'Pacific/Auckland',
  PT: 'Europe/Lisbon',
  UA: 'Europe/Kiev',
  UZ: 'Asia/Tashkent',
};

/** The calling code, language and time zone of a country (ISO 3166). */
export function countryDefaults(country: string): CountryDefaults {
  const [zone, ...others] = timeZonesOf(country);
  return {
    callingCode: callingCodeOf(country),
    language: languageIn(country),
    timeZone: mainZones[country] ?? (others.length === 0 ? zone : undefined),
  };
}

/** Whether a country has a time zone. False if the engine does not know the zones of countries. */
export function hasOtherZones(country: string, timeZone: string): boolean {
  const zones = timeZonesOf(country).map(canonicalZone);
  return zones.length > 0 && !zones.includes(canonicalZone(timeZone));
}

export function currencyOf(country: string): string | undefined {
  return ownValue(countryToCurrency, country);
}

/** A block in the currency of a country, if it has a currency. */
export function withCurrencyOf(country: string | undefined, block: Group): Group {
  const currency = country === undefined ? undefined : currencyOf(country);
  return currency !== undefined && Object.hasOwn(block, 'currency')
    ? { ...block, currency }
    : block;
}

/** The name of a country in a language: "United Kingdom". */
export function countryName(country: string, language = 'en'): string | undefined {
  return new Intl.DisplayNames(language, { type: 'region', fallback: 'none' }).of(country);
}

/** The country of a language, written or likely: "DE" for "de". Undefined for a larger region: "es-419". */
export function countryOfLanguage(language: string): string | undefined {
  const { region } = new Intl.Locale(language).maximize();
  return /^[A-Z]{2}$/.test(region ?? '') ? region : undefined;
}

function languageIn(country: string): string | undefined {
  const { language } = new Intl.Locale(`und-${country}`).maximize();
  return language === 'und' ? undefined : `${language}-${country}`;
}

/** From "Intl Locale Info", a getter in older engines and a method in newer ones, which TypeScript's types lack. */
function timeZonesOf(country: string): string[] {
  const locale = new Intl.Locale(`und-${country}`);
  const method: unknown = Reflect.get(locale, 'getTimeZones');
  const zones: unknown =
    typeof method === 'function' ? method.call(locale) : Reflect.get(locale, 'timeZones');
  return Array.isArray(zones) ? zones.filter((zone) => typeof zone === 'string') : [];
}

function canonicalZone(timeZone: string): string {
  return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;
}
