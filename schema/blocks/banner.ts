import { ctaText, href, text } from '../fields.ts';
import { defineBlock } from './define.ts';

export const banner = defineBlock('banner', {
  description:
    'A promise in one line. As the first block it is above the header, elsewhere between sections.',
  fields: {
    text: text(120, 'The promise.'),
    ctaText: ctaText.optional(),
    href: href.optional(),
  },
  example: {
    text: 'Your promise to visitors, in one short line',
    ctaText: 'Get in Touch',
    href: '#lead-form',
  },
});
