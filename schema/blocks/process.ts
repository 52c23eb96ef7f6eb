import { z } from 'zod';
import { headline, subheadline, text } from '../fields.ts';
import { defineBlock } from './define.ts';

export const process = defineBlock('process', {
  description: 'Numbered steps: how the work goes from the first call to the end.',
  fields: {
    headline,
    subheadline: subheadline.optional(),
    items: z
      .array(
        z
          .strictObject({
            number: z.int().min(1).max(9).meta({ description: 'The number of the step.' }),
            title: text(40, 'The name of the step.'),
            description: text(200, 'What happens, and what the customer has afterwards.'),
          })
          .meta({ title: 'Step' }),
      )
      .min(3)
      .max(6)
      .meta({ title: 'Steps', description: 'The steps, in order.' }),
  },
  example: {
    headline: 'Your headline: how the work goes',
    items: [
      { number: 1, title: 'First step', description: 'What happens in the first step.' },
      { number: 2, title: 'Second step', description: 'What happens in the second step.' },
      { number: 3, title: 'Third step', description: 'What happens in the third step.' },
      { number: 4, title: 'Fourth step', description: 'What happens in the fourth step.' },
      { number: 5, title: 'Last step', description: 'What the customer has at the end.' },
    ],
  },
});
