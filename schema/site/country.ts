import { code } from '../fields.ts';
import { countries, knownValues } from '../knownValues.ts';

export const country = code(/^[A-Z]{2}$/, 'wrong-format/country', (written) =>
  countries.values().includes(written),
)
  .meta({
    description:
      'The country of the address, in its two letters: "US", "DE". Addresses end with its name, and are written as the country writes them.',
    examples: ['US', 'DE'],
  })
  .register(knownValues, countries)
  .optional();
