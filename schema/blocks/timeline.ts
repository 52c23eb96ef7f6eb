import { z } from 'zod';
import { headline, subheadline, text } from '../fields.ts';
import { defineBlock } from './define.ts';

const most = 1000;

export const timeline = defineBlock('timeline', {
  description:
    'What happens when, on a line to scale: the hours of a night, the days of a week, the weeks of a project.',
  fields: {
    headline,
    subheadline: subheadline.optional(),
    caption: text(140, 'The line under it: what it shows, and whether it is an example.'),
    unit: z.enum(['hours', 'days', 'weeks']).meta({
      description:
        'The unit of all times. "hours" are those of a clock: 18.5 is 6:30 PM, and 25 is 1 AM of the next day.',
    }),
    items: z
      .array(
        z.strictObject({
          title: text(60, 'What happens.'),
          description: text(200, 'A sentence about it.').optional(),
          who: text(80, 'Who is there, or who does it.').optional(),
          at: z.number().min(0).max(most).meta({ description: 'When it happens or begins.' }),
          duration: z.number().min(0.1).max(most).optional().meta({
            description: 'How long it takes. Default: it is a moment.',
          }),
          accent: z.literal(true).optional().meta({
            description: 'Whether the line is about this one: its mark is orange. Default: no.',
          }),
        }),
      )
      .min(2)
      .max(10)
      .meta({ description: 'What happens, the earlier before the later.' }),
  },
  example: {
    headline: 'One evening, from the last customer to the first',
    caption: 'Example: the work of one night.',
    unit: 'hours',
    items: [
      { title: 'The doors close', at: 18 },
      {
        title: 'The old one goes out, the new one comes in',
        description: 'Room by room, so that one half of the building always works.',
        who: 'Two of us',
        at: 18.5,
        duration: 5,
        accent: true,
      },
      {
        title: 'We are there when you open',
        who: 'One of us, and whoever has the keys',
        at: 31,
        duration: 1.5,
      },
    ],
  },
});
