import { z } from 'zod';
import { headline, subheadline, text } from '../fields.ts';
import { defineBlock } from './define.ts';

export const faq = defineBlock('faq', {
  description: 'Questions that open to their answers, one at a time.',
  fields: {
    headline: headline.optional(),
    subheadline: subheadline.optional(),
    items: z
      .array(
        z.strictObject({
          question: text(140, 'The question as a customer asks it.'),
          answer: text(1200, 'The answer, in plain sentences.'),
        }),
      )
      .min(1)
      .max(20)
      .meta({ description: 'The questions and answers.' }),
  },
  example: {
    headline: 'Questions we hear',
    items: [
      {
        question: 'How soon can you start?',
        answer: 'After a site survey. Most installations are live in 14 days.',
      },
      {
        question: 'Who does the work?',
        answer: 'Our own background-checked technicians, licensed and insured.',
      },
      {
        question: 'What do we get at the end?',
        answer: 'Drawings, test reports, training and a written warranty.',
      },
    ],
  },
});
