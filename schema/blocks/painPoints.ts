import { z } from 'zod';
import { headline, subheadline, text } from '../fields.ts';
import { defineBlock } from './define.ts';

export const painPoints = defineBlock('pain-points', {
  description: 'Problems that the visitor knows, what each costs, and how it is solved.',
  fields: {
    headline,
    subheadline: subheadline.optional(),
    items: z
      .array(
        z.strictObject({
          problem: text(90, 'The problem, as the visitor would say it.'),
          cost: text(160, 'What it costs: time, money or trust.'),
          solution: text(200, 'What is done about it.'),
        }),
      )
      .min(2)
      .max(6)
      .meta({ description: 'The problems.' }),
  },
  example: {
    headline: 'Sound familiar?',
    items: [
      {
        problem: 'Every meeting starts with a cable hunt',
        cost: 'Ten people wait while one looks for an adapter.',
        solution: 'One touch on the panel starts display, camera and call.',
      },
      {
        problem: 'The far end cannot hear the room',
        cost: 'Decisions are repeated by e-mail the next day.',
        solution: 'Microphones are placed and measured for every seat.',
      },
    ],
  },
});
