import { z } from 'zod';
import { flag, headline, subheadline, text } from '../fields.ts';
import { defineBlock } from './define.ts';

const maxTime = 1000;

export const timeline = defineBlock('timeline', {
  description: 'What happens when, to scale: the hours of a night, or the weeks of a project.',
  fields: {
    headline,
    subheadline: subheadline.optional(),
    caption: text(140, 'What the timeline shows, and whether it is an example.'),
    unit: z.enum(['hours', 'days', 'weeks']).meta({
      description:
        'The unit of all times. Hours are clock times: 18.5 is 6:30 PM, 25 is 1 AM the next day.',
    }),
    items: z
      .array(
        z
          .strictObject({
            title: text(60, 'What happens.'),
            description: text(200, 'A sentence about the event.').optional(),
            who: text(80, 'Who does it.').optional(),
            at: z.number().min(0).max(maxTime).meta({ description: 'When it happens or starts.' }),
            duration: z.number().min(0.1).max(maxTime).optional().meta({
              description: 'How long it takes. Default: a moment.',
            }),
            accent: flag().meta({
              description: 'Whether its mark has the button color.',
            }),
          })
          .meta({ title: 'Event' }),
      )
      .min(2)
      .max(10)
      .meta({ title: 'Events', description: 'What happens, in order.' }),
  },
  example: {
    headline: 'Your headline: what happens when',
    caption: 'Your line under it: what this shows.',
    unit: 'hours',
    items: [
      { title: 'The first thing that happens', at: 18 },
      {
        title: 'The main thing that happens',
        description: 'A sentence about what is done in this time.',
        who: 'Who does it',
        at: 18.5,
        duration: 5,
        accent: true,
      },
      {
        title: 'The last thing that happens',
        who: 'Who is there then',
        at: 31,
        duration: 1.5,
      },
    ],
  },
});
