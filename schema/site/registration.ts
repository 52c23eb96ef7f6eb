// How and when a company was registered.
import { z } from 'zod';
import { href, text } from '../fields.ts';

export const legalName = text(
  120,
  'The name under which the company is registered, where it is another one than the name of the company. A text with {legal-name} in it shows it.',
)
  .meta({ title: 'Registered name' })
  .optional();

export const taxId = text(
  40,
  'The tax number as the footer shows it, as in "12-3456789". A text with {tax-id} in it shows it.',
)
  .meta({ title: 'Tax number' })
  .optional();

export const founded = z
  .int()
  .min(1000)
  .max(2100)
  .optional()
  .meta({
    description:
      'The year in which the company was founded. A text with {founded} in it shows the year.',
    examples: [1995],
  });

export const licences = z
  .array(
    z.strictObject({
      name: text(80, 'The name of the licence, as in "NC low voltage licence".'),
      number: text(40, 'Its number.').optional(),
      href: href
        .optional()
        .meta({ description: 'Where it can be checked: an https address, or a page.' }),
    }),
  )
  .min(1)
  .max(12)
  .optional()
  .meta({ description: 'The licences of the company. The footer shows them.' });
