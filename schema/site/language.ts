import { code } from '../fields.ts';
import { type Correction, fieldInfo } from '../kinds.ts';
import { countries } from '../knownValues.ts';
import { withoutAccents } from '../slugOf.ts';
import { ownValue } from '../values.ts';
import { countryDefaults } from './countryDefaults.ts';

/** A BCP 47 language tag, with a script or region if it matters: "en-US", "es-419", "zh-Hans". */
export const language = code(
  /^[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|[0-9]{3}))?$/,
  'wrong-format/language',
  (input) => canonicalTag(input) === input,
)
  .meta({
    description:
      'The language of the pages, the built-in texts, dates, times and amounts, such as "en-US".',
    examples: ['en-US'],
  })
  .register(fieldInfo, { correct: correctLanguage });

/** The current tag of a language: "en-GB" for "en-UK". Undefined for an invalid tag and for an unknown region. */
function canonicalTag(input: string): string | undefined {
  try {
    const [tag = ''] = Intl.getCanonicalLocales(input);
    const { region } = new Intl.Locale(tag);
    const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
    return region === undefined || names.of(region) !== undefined ? tag : undefined;
  } catch {
    return undefined;
  }
}

// The languages recognized by name: in English, German, Spanish, French and the language itself.
const named =
  'en de es fr it pt nl pl cs sk sl hr sr hu ro bg el tr uk ru sv da no fi et lv lt is ga ca eu gl ar he hi zh ja ko'.split(
    ' ',
  );

function correctLanguage(input: string, document: unknown): Correction {
  const tag = canonicalTag(input.trim().replace('_', '-'));
  const name = withoutAccents(input.trim());
  const isNamed = (known: string) =>
    ['en', 'de', 'es', 'fr', known].some((reader) => {
      const names = new Intl.DisplayNames(reader, { type: 'language' });
      return withoutAccents(names.of(known) ?? '') === name;
    });
  const known = named.find(isNamed);
  if (known === undefined) return { meant: tag };
  const country = ownValue(document, 'country');
  if (typeof country === 'string' && countries.values().includes(country)) {
    const local = countryDefaults(country).language;
    if (local === `${known}-${country}`) return { meant: local };
  }
  const { region } = new Intl.Locale(known).maximize();
  return { meant: region === undefined ? known : `${known}-${region}` };
}
