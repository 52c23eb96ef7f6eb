import { z } from 'zod';
import { ctaText, emailName, headline, href, phoneName, subheadline } from '../fields.ts';
import { drawing, picture } from '../picture.ts';
import { defineBlock } from './define.ts';

export const ctaBand = defineBlock('cta-band', {
  description: 'A wide band with one request: ask for a quote, schedule a visit, or call.',
  fields: {
    headline,
    subheadline: subheadline.optional(),
    ctaText,
    href,
    phone: phoneName.optional(),
    email: emailName.optional(),
    drawing: drawing.optional(),
    picture: picture(860, 'A photo instead of the drawing.', {
      height: 484,
      ratios: [4 / 3, 16 / 9],
    }).optional(),
    look: z.enum(['band', 'card']).optional().meta({
      description:
        'A band is dark and closes a page; a card is light and closes a section. Default: band.',
    }),
  },
  example: {
    headline: 'Your request: what the visitor should do now?',
    subheadline:
      'One or two sentences on what happens next, and how soon the visitor hears from you.',
    ctaText: 'Get in Touch',
    href: '#lead-form',
    phone: 'main',
    email: 'general',
  },
});
