import { code } from '../fields.ts';
import { fieldInfo } from '../kinds.ts';
import { countries } from '../knownValues.ts';

export const country = code(/^[A-Z]{2}$/, 'wrong-format/country', (input) =>
  countries.values().includes(input),
)
  .meta({
    description: 'The country of the address ("US" or "DE"). It sets how addresses are written.',
    examples: ['US', 'DE'],
  })
  .register(fieldInfo, { knownValues: countries })
  .optional();
