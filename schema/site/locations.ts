import { z } from 'zod';
import { phoneName, text } from '../fields.ts';
import { address } from './address.ts';
import { openingHours } from './hours.ts';

export const locations = z
  .array(
    z.strictObject({
      name: text(60, 'The name of the location, such as its town.'),
      address: address
        .optional()
        .meta({ description: 'Its street address. Default: the address of the company.' }),
      phone: phoneName.optional().meta({
        title: 'Phone',
        description: 'Its phone number. Default: the one in the footer.',
      }),
      hours: openingHours(
        'When it is open. Default: the hours of the company, where it has any.',
      ).optional(),
      serves: text(120, 'The region that it serves, as in "Durham and Orange County".').optional(),
    }),
  )
  .min(1)
  .max(30)
  .optional()
  .meta({
    description:
      'The locations of a company that has several, each with the link to directions that follows from its address. The footer lists them; a block of locations shows all about them.',
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
