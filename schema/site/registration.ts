// How and when a company was registered.
import { z } from 'zod';
import { sentenceOf } from '../catalog/index.ts';
import { href, text } from '../fields.ts';

export const legalName = text(
  120,
  'The registered name, if it differs from the company name. {legal-name} in a text shows it.',
)
  .meta({ title: 'Registered name' })
  .optional();

export const taxId = text(
  40,
  'The tax number in the footer, such as "12-3456789". {tax-id} in a text shows it.',
)
  .meta({ title: 'Tax number' })
  .optional();

export const founded = z
  .int()
  .min(1000)
  .max(2100)
  .refine((year) => year <= new Date().getFullYear(), {
    error: ({ input }) => sentenceOf('wrong-format/future', { year: Number(input) }).message,
  })
  .optional()
  .meta({
    description: 'The year the company was founded. {founded} in a text shows it.',
    examples: [1995],
  });

export const licenses = z
  .array(
    z.strictObject({
      name: text(80, 'The name, such as "NC low voltage license".'),
      number: text(40, 'The number.').optional(),
      href: href
        .optional()
        .meta({ description: 'Where to check it: an https address, or a page.' }),
    }),
  )
  .min(1)
  .max(12)
  .optional()
  .meta({ description: 'The licenses of the company. The footer shows them.' });
