import { z } from 'zod';
import { ctaText, headline, href, icon, lines, picture, subheadline, text } from '../fields.ts';
import { defineBlock } from './define.ts';

export const cardGrid = defineBlock('card-grid', {
  description: 'Cards side by side: services, features, hardware, or ways to get in touch.',
  fields: {
    headline: headline.optional(),
    subheadline: subheadline.optional(),
    layout: z.enum(['cards', 'compact', 'list']).optional().meta({
      description:
        '"cards" for services with a text and a list, "compact" for many short features, "list" for rows with the icon at the left, two beside each other. Default: "cards".',
    }),
    items: z
      .array(
        z.strictObject({
          title: text(60, 'The heading of the card.'),
          description: text(
            240,
            'What it does for the visitor, in one or two sentences.',
          ).optional(),
          icon: icon.optional(),
          picture: picture(
            1044,
            'A photo in the place of the icon; an item has one of the two. "cards" and "compact" show it over the title in the ratio 3:2, "list" small at the left. Give one to every card of a grid, or to none.',
            696,
          ).optional(),
          highlight: text(40, 'A few words that stand out, such as "Under 10 seconds".').optional(),
          features: lines(6, 'Short points with a tick before each.').optional(),
          ctaText: ctaText.optional(),
          href: href.optional(),
        }),
      )
      .min(2)
      .max(12)
      .meta({ description: 'The cards.' }),
  },
  example: {
    headline: 'Three trades, one accountable team',
    subheadline: 'Every installation is surveyed, documented and backed by a written warranty.',
    items: [
      {
        title: 'Conference rooms',
        description: 'Meetings that start in under ten seconds, with one touch.',
        icon: 'presentation',
        highlight: 'One-touch start',
        features: ['Video conferencing', 'Presentation systems', '2-year warranty'],
        ctaText: 'Learn More',
        href: '/conference-rooms',
      },
      {
        title: 'Call the office',
        description: 'By phone, Monday to Friday.',
        icon: 'phone',
        ctaText: 'Call us',
        href: 'tel:main',
      },
      {
        title: 'Write to us',
        description: 'An answer the same business day.',
        icon: 'mail',
        ctaText: 'Send an e-mail',
        href: 'mailto:general',
      },
    ],
  },
});
