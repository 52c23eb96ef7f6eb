import { z } from 'zod';
import { ctaText, headline, href, lines, subheadline, text } from '../fields.ts';
import { currency, priceFields } from '../price.ts';
import { defineBlock } from './define.ts';

export const packages = defineBlock('packages', {
  description: 'Two or three packages beside each other, one of them recommended.',
  fields: {
    headline,
    subheadline: subheadline.optional(),
    currency: currency.optional().meta({
      description:
        'The currency of the prices, as a code of ISO 4217: "USD", "EUR". Only for packages with a price.',
    }),
    items: z
      .array(
        z.strictObject({
          title: text(40, 'The name of the package.'),
          description: text(160, 'Whom it suits.'),
          highlight: text(
            24,
            'A mark on the recommended package, such as "Most chosen".',
          ).optional(),
          ...priceFields,
          features: lines(8, 'What is in the package.'),
          ctaText,
          href,
        }),
      )
      .min(2)
      .max(3)
      .meta({ description: 'The packages.' }),
  },
  example: {
    headline: 'Three sizes of room',
    items: [
      {
        title: 'Huddle',
        description: 'For two to five people.',
        features: ['Display and camera bar', 'Wireless sharing'],
        ctaText: 'Get Free Quote',
        href: '#lead-form',
      },
      {
        title: 'Conference',
        description: 'For six to fourteen people.',
        highlight: 'Recommended',
        features: ['Dual displays', 'Ceiling microphones', 'Touch panel'],
        ctaText: 'Get Free Quote',
        href: '#lead-form',
      },
      {
        title: 'Boardroom',
        description: 'For fifteen people and more.',
        features: ['Video wall or projection', 'Voice-tracking cameras', 'Room scheduling'],
        ctaText: 'Get Free Quote',
        href: '#lead-form',
      },
    ],
  },
});
