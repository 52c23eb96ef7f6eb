import { code } from '../fields.ts';
import { countries, knownValues } from '../knownValues.ts';

const message =
  'is not the code of a country. Write its two letters in capitals, as in "US" or "DE"';

export const country = code(/^[A-Z]{2}$/, message)
  .refine((written) => countries.values().includes(written), message)
  .meta({
    description:
      'The country of the address, in its two letters: "US", "DE". Addresses end with its name, and are written as the country writes them.',
    examples: ['US', 'DE'],
  })
  .register(knownValues, countries)
  .optional();
