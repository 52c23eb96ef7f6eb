import { z } from 'zod';
import { headline, subheadline, text } from '../fields.ts';
import { defineBlock } from './define.ts';

export const painPoints = defineBlock('pain-points', {
  description: 'Problems the visitor knows, what each costs, and how you solve it.',
  fields: {
    headline,
    subheadline: subheadline.optional(),
    items: z
      .array(
        z
          .strictObject({
            problem: text(90, 'The problem, as the visitor would say it.'),
            cost: text(160, 'What the problem costs: time, money or trust.'),
            solution: text(200, 'What you do about it.'),
          })
          .meta({ title: 'Problem' }),
      )
      .min(2)
      .max(6)
      .meta({ title: 'Problems', description: 'The problems.' }),
  },
  example: {
    headline: 'Your headline: problems that your customers know',
    items: [
      {
        problem: 'A problem that your customers have today',
        cost: 'What the problem costs them, in a sentence.',
        solution: 'What you do about it, in a sentence.',
      },
      {
        problem: 'Another problem that brings them to you',
        cost: 'What the other problem costs them.',
        solution: 'How it is when your work is done, in a sentence.',
      },
    ],
  },
});
