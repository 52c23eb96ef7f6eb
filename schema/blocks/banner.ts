import { ctaText, href, text } from '../fields.ts';
import { defineBlock } from './define.ts';

export const banner = defineBlock('banner', {
  description:
    'One line that promises something. As the first block it is the strip above the header; elsewhere it is a wide line between sections.',
  fields: {
    text: text(120, 'The promise, in one short line.'),
    ctaText: ctaText.optional(),
    href: href.optional(),
  },
  example: {
    text: 'Your promise to visitors, in one short line',
    ctaText: 'Get in Touch',
    href: '#lead-form',
  },
});
