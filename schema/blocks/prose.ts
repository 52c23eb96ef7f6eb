import { z } from 'zod';
import { headline, paragraph, text } from '../fields.ts';
import { defineBlock } from './define.ts';

export const prose = defineBlock('prose', {
  description: 'Running text: an introduction, the history of the company, a reason why.',
  fields: {
    eyebrow: text(50, 'A few words above the headline.').optional(),
    headline: headline.optional(),
    paragraphs: z
      .array(paragraph)
      .min(1)
      .max(12)
      .meta({ description: 'The paragraphs, in order.' }),
  },
  example: {
    headline: 'A room is a system',
    paragraphs: [
      'A display, a camera and a microphone are three products. A room that starts when you touch it is a system.',
      [
        'We draw it, install it, measure it and hand over the drawings. ',
        { text: 'See how the work goes', href: '/faq' },
        ', or call us: ',
        { strong: 'a person answers' },
        '.',
      ],
    ],
  },
});
