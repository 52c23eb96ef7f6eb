import { z } from 'zod';
import { headline, subheadline, text } from '../fields.ts';
import { currency, priceFields } from '../price.ts';
import { defineBlock } from './define.ts';

export const prices = defineBlock('prices', {
  description: 'A price list: what is offered and what it costs, under headings where it is long.',
  fields: {
    headline,
    subheadline: subheadline.optional(),
    currency,
    items: z
      .array(
        z
          .strictObject({
            group: text(
              60,
              'A heading above this entry. It is for all entries down to the next one that has a heading.',
            )
              .optional()
              .meta({ title: 'Heading above' }),
            title: text(80, 'What is offered.'),
            description: text(240, 'What belongs to it.').optional(),
            ...priceFields,
          })
          .meta({ title: 'Entry' }),
      )
      .min(1)
      .max(60)
      .meta({
        title: 'Entries',
        description: 'What is offered, each with its price or with a note in its place.',
      }),
    caption: text(240, 'A sentence under the list, such as "All prices include tax."').optional(),
  },
  example: {
    headline: 'What it costs',
    currency: 'USD',
    items: [
      {
        group: 'At your place',
        title: 'First visit',
        description: 'We look, measure and advise.',
        price: 45,
        per: 'hour',
      },
      { title: 'Repair', price: 95, note: 'Parts are charged at cost.' },
      { title: 'Yearly check', description: 'With a written report.', from: 180, to: 420 },
      { group: 'In the workshop', title: 'Overhaul', from: 1200 },
      { title: 'Special work', note: 'On request' },
    ],
    caption: 'All prices include tax.',
  },
});
