import { z } from 'zod';
import { headline, subheadline, text } from '../fields.ts';
import { defineBlock } from './define.ts';

export const process = defineBlock('process', {
  description:
    'Numbered steps along a ruled line: how the work goes from the first call to the end.',
  fields: {
    headline,
    subheadline: subheadline.optional(),
    items: z
      .array(
        z.strictObject({
          number: z.int().min(1).max(9).meta({ description: 'The number of the step: 1, 2, 3 …' }),
          title: text(40, 'The name of the step.'),
          description: text(200, 'What happens in it, and what the customer has afterwards.'),
        }),
      )
      .min(3)
      .max(6)
      .meta({ description: 'The steps, in order.' }),
  },
  example: {
    headline: 'From first call to first meeting',
    items: [
      { number: 1, title: 'Free Consultation', description: 'We listen, then scope.' },
      { number: 2, title: 'Site Survey', description: 'We measure on site.' },
      { number: 3, title: 'Custom Proposal', description: 'A fixed, itemised price.' },
      { number: 4, title: 'Professional Install', description: 'Live in 14 days.' },
      { number: 5, title: 'Training & Support', description: 'Your team, confident.' },
    ],
  },
});
