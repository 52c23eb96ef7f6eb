import { z } from 'zod';
import { headline, paragraph, text } from '../fields.ts';
import { defineBlock } from './define.ts';

export const prose = defineBlock('prose', {
  description: 'Running text: an introduction, your history, a reason why.',
  fields: {
    eyebrow: text(50, 'A few words above the headline.').optional(),
    headline: headline.optional(),
    paragraphs: z
      .array(paragraph)
      .min(1)
      .max(12)
      .meta({ description: 'The paragraphs and lists.' }),
  },
  example: {
    headline: 'Your headline: what this text is about',
    paragraphs: [
      'Your first paragraph: what is done, for whom, and why it is worth it, in a few plain sentences.',
      [
        'Your second paragraph, with ',
        { text: 'a link to another page', href: '/' },
        ' and with ',
        { strong: 'words that stand out' },
        '.',
      ],
    ],
  },
});
