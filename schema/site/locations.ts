import { z } from 'zod';
import { phoneName, text } from '../fields.ts';
import { address } from './address.ts';
import { openingHours } from './hours.ts';

export const locations = z
  .array(
    z.strictObject({
      name: text(60, 'The name, such as the town.'),
      address: address
        .optional()
        .meta({ description: 'The street address. Default: the company’s.' }),
      phone: phoneName.optional().meta({
        title: 'Phone',
        description: 'The phone number. Default: the one in the footer.',
      }),
      hours: openingHours('When it is open. Default: the company’s hours.').optional(),
      serves: text(120, 'The region it serves, such as "Durham and Orange County".').optional(),
    }),
  )
  .min(1)
  .max(30)
  .optional()
  .meta({
    description:
      'The locations of a company that has several. The footer lists them, with directions; the block "locations" shows their details.',
    examples: [
      [
        { name: 'Raleigh', serves: 'Wake County' },
        {
          name: 'Durham',
          address: {
            street: '20 Example Road',
            city: 'Durham',
            region: 'NC',
            postalCode: '27701',
          },
          phone: 'main',
        },
      ],
    ],
  });
