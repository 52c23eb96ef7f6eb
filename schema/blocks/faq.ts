import { z } from 'zod';
import { blockId, headline, paragraphs, subheadline, text } from '../fields.ts';
import { defineBlock } from './define.ts';

export const faq = defineBlock('faq', {
  description: 'Questions that open to their answers, one at a time.',
  fields: {
    headline: headline.optional(),
    subheadline: subheadline.optional(),
    items: z
      .array(
        z
          .strictObject({
            id: blockId.optional().meta({
              description:
                'The name in links to this question, such as "how-long": "/faq#how-long" opens it.',
            }),
            question: text(140, 'The question, as a customer asks it.'),
            answer: paragraphs.meta({
              description: 'The answer.',
            }),
          })
          .meta({ title: 'Question' }),
      )
      .min(1)
      .max(20)
      .meta({ title: 'Questions', description: 'The questions and answers.' }),
  },
  example: {
    headline: 'Your headline above the questions',
    items: [
      {
        question: 'A question that your customers ask first?',
        answer: 'Your answer, in one to three plain sentences.',
      },
      {
        question: 'A second question that you hear often?',
        answer: 'Your answer to the second question, as you would say it on the phone.',
      },
      {
        question: 'A third question, about prices or dates?',
        answer: 'Your answer to the third question, with what it depends on.',
      },
    ],
  },
});
