import { z } from 'zod';
import { ctaText, headline, href, lines, subheadline, text } from '../fields.ts';
import { currency, priceFields } from '../price.ts';
import { defineBlock } from './define.ts';

export const packages = defineBlock('packages', {
  description: 'Two or three packages side by side, one of them recommended.',
  fields: {
    headline,
    subheadline: subheadline.optional(),
    currency: currency.optional().meta({
      description: 'The currency, such as "USD". Only for packages with a price.',
    }),
    items: z
      .array(
        z
          .strictObject({
            title: text(40, 'The name of the package.'),
            description: text(160, 'Who the package is for.'),
            highlight: text(
              24,
              'A label on the recommended package, such as "Most chosen".',
            ).optional(),
            ...priceFields,
            features: lines(8, 'What the package includes.'),
            ctaText,
            href,
          })
          .meta({ title: 'Package' }),
      )
      .min(2)
      .max(3)
      .meta({ title: 'Packages', description: 'The packages.' }),
  },
  example: {
    headline: 'Your headline: what a visitor can choose from',
    items: [
      {
        title: 'Small',
        description: 'For whom the small one is.',
        features: ['What the small one has', 'What else it has'],
        ctaText: 'Get in Touch',
        href: '#lead-form',
      },
      {
        title: 'Medium',
        description: 'For whom the middle one is.',
        highlight: 'Recommended',
        features: [
          'Everything the small one has',
          'What comes on top of it',
          'And what else comes on top',
        ],
        ctaText: 'Get in Touch',
        href: '#lead-form',
      },
      {
        title: 'Large',
        description: 'For whom the large one is.',
        features: [
          'Everything the middle one has',
          'What only the large one has',
          'And what else only it has',
        ],
        ctaText: 'Get in Touch',
        href: '#lead-form',
      },
    ],
  },
});
