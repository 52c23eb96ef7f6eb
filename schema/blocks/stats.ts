import { z } from 'zod';
import { headline, text } from '../fields.ts';
import { defineBlock } from './define.ts';

export const stats = defineBlock('stats', {
  description: 'Large figures in a row, each with what it counts.',
  fields: {
    headline: headline.optional(),
    items: z
      .array(
        z
          .strictObject({
            number: text(24, 'The figure: "200+" or "Since 1995".'),
            label: text(60, 'What the figure counts.'),
            description: text(160, 'A sentence under the figure.').optional(),
          })
          .meta({ title: 'Figure' }),
      )
      .min(2)
      .max(4)
      .meta({ title: 'Figures', description: 'The figures.' }),
  },
  example: {
    items: [
      { number: '1+', label: 'what your first figure counts' },
      { number: '20+', label: 'what your second figure counts' },
      { number: '300+', label: 'what your third figure counts' },
    ],
  },
});
