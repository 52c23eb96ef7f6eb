import { z } from 'zod';
import type { Address } from '../addressLine.ts';
import { text } from '../fields.ts';

export const address: z.ZodType<Address, Omit<Address, 'line' | 'directions'>> = z
  .strictObject({
    street: text(80, 'Street and number.'),
    city: text(40, 'The town.'),
    region: text(
      40,
      'The state, in two letters in the United States. Omitted where addresses do not name it.',
    ).optional(),
    postalCode: text(12, 'The postal code.'),
  })
  .meta({ description: 'The street address.' });
