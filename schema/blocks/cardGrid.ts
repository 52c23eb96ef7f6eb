import { z } from 'zod';
import { ctaText, headline, href, icon, lines, subheadline, text } from '../fields.ts';
import { fieldInfo } from '../kinds.ts';
import { picture } from '../picture.ts';
import { defineBlock } from './define.ts';

export const cardGrid = defineBlock('card-grid', {
  description: 'Cards side by side: services, features, hardware, or ways to get in touch.',
  fields: {
    headline: headline.optional(),
    subheadline: subheadline.optional(),
    layout: z.enum(['cards', 'compact', 'list']).optional().meta({
      description:
        'Cards suit services with a text and a list, compact cards and lists many short features. Default: cards.',
    }),
    items: z
      .array(
        z
          .strictObject({
            title: text(60, 'The heading of the card.'),
            description: text(
              240,
              'What it does for the visitor, in one or two sentences.',
            ).optional(),
            icon: icon.optional(),
            picture: picture(
              1044,
              'A photo instead of the icon. Give one to every card or to none.',
              { height: 696, ratios: [3 / 2], ratiosIn: { compact: [3 / 2, 1], list: [4 / 3, 1] } },
            ).optional(),
            highlight: text(
              40,
              'A few words that stand out, such as "Under 10 seconds".',
            ).optional(),
            features: lines(6, 'Short points with check marks.').optional(),
            ctaText: ctaText.optional().register(fieldInfo, { instead: 'the title' }),
            href: href.optional(),
          })
          .meta({ title: 'Card' }),
      )
      .min(2)
      .max(12)
      .meta({ title: 'Cards', description: 'The cards.' }),
  },
  example: {
    headline: 'Your headline: what you offer, in a few words',
    subheadline: 'One or two sentences on what all of these have in common.',
    items: [
      {
        title: 'Your first service',
        description: 'What it does for the visitor, in one or two sentences.',
        icon: 'star',
        highlight: 'What stands out',
        features: ['One short point', 'Another short point', 'A third short point'],
        ctaText: 'Learn More',
        href: '/',
      },
      {
        title: 'Your second service',
        description: 'What a visitor should know about this one.',
        icon: 'award',
        ctaText: 'Get in Touch',
        href: '#lead-form',
      },
      {
        title: 'Your third service',
        description: 'The same for this one, about as long as the others.',
        icon: 'tag',
        ctaText: 'Get in Touch',
        href: '#lead-form',
      },
    ],
  },
});
