import { z } from 'zod';
import { headline, subheadline, text } from '../fields.ts';
import { currency, priceFields } from '../price.ts';
import { defineBlock } from './define.ts';

export const prices = defineBlock('prices', {
  description: 'A price list, with headings if it is long.',
  fields: {
    headline,
    subheadline: subheadline.optional(),
    currency,
    items: z
      .array(
        z
          .strictObject({
            group: text(60, 'A heading above this entry and those after it.')
              .optional()
              .meta({ title: 'Heading above' }),
            title: text(80, 'What you offer.'),
            description: text(240, 'What it includes.').optional(),
            ...priceFields,
          })
          .meta({ title: 'Entry' }),
      )
      .min(1)
      .max(60)
      .meta({
        title: 'Entries',
        description: 'What you offer, each with a price or a note.',
        examples: [[{ title: 'Your first price', price: 45 }]],
      }),
    caption: text(240, 'A sentence under the list, such as "All prices include tax."').optional(),
  },
  example: {
    headline: 'Your headline: what these prices are for',
    currency: 'USD',
    items: [
      {
        group: 'Your first group',
        title: 'Your first price',
        description: 'What is done for it, in a few words.',
        price: 45,
        per: 'hour',
      },
      { title: 'Your second price', price: 95, note: 'What is charged on top of it.' },
      {
        title: 'From one price to another',
        description: 'What the price depends on.',
        from: 180,
        to: 420,
      },
      { group: 'Your second group', title: 'A lowest price', from: 1200 },
      { title: 'Without a price', note: 'On request' },
    ],
    caption: 'Your line under the prices: whether they include tax.',
  },
});
