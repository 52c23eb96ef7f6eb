import type { KnownValues } from './kinds.ts';
import { countryDefaults, currencyOf } from './site/countryDefaults.ts';

const languages = ['en', 'de', 'es', 'fr'];

/** The names of countries or currencies in the supported languages, and common names that `Intl` lacks. */
function namesBy(type: 'region' | 'currency'): (value: string) => readonly string[] {
  const lists = languages.map(
    (language) => new Intl.DisplayNames(language, { type, fallback: 'none' }),
  );
  return (value) => [...lists.flatMap((list) => list.of(value) ?? []), ...(others[value] ?? [])];
}

const others: Record<string, readonly string[]> = {
  GB: ['UK', 'England', 'Scotland', 'Wales', 'Great Britain'],
  US: ['USA', 'U.S.', 'U.S.A.', 'America'],
  EUR: ['€'],
  GBP: ['£', 'Pound'],
  USD: ['$', 'US$', 'Dollar'],
  CHF: ['Franken', 'Fr.', 'SFr.'],
};

/** The time zones of the IANA database that the JavaScript engine supports, each also by the name of its city. */
export const timeZones: KnownValues = {
  values: () => Intl.supportedValuesOf('timeZone'),
  names: () => (value) => [value.replaceAll('_', ' '), value.slice(value.lastIndexOf('/') + 1)],
  usual: (country) => countryDefaults(country).timeZone,
};

/** The countries of ISO 3166-1. */
export const countries: KnownValues = {
  values: () => countryCodes,
  names: () => namesBy('region'),
};

/** The ISO 4217 currencies that the JavaScript engine supports. */
export const currencies: KnownValues = {
  values: () => Intl.supportedValuesOf('currency'),
  names: () => namesBy('currency'),
  usual: currencyOf,
};

const countryCodes =
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW'.split(
    ' ',
  );
