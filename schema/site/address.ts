import { z } from 'zod';
import { text } from '../fields.ts';

export const address = z
  .strictObject({
    street: text(80, 'Street and number.').meta({ examples: ['1 Example Street'] }),
    city: text(40, 'The town.').meta({ examples: ['Yourtown'] }),
    region: text(
      40,
      'The state, in two letters in the United States. Omit it if addresses do not use one.',
    )
      .meta({ examples: ['NC'] })
      .optional(),
    postalCode: text(12, 'The postal code.').meta({ examples: ['00000'] }),
  })
  .meta({ description: 'The street address. {address} and {city} in a text show it.' });

/** A street address of site.json. */
export type Address = z.infer<typeof address>;
