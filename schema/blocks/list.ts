import { z } from 'zod';
import { flag, headline, icon, subheadline, text } from '../fields.ts';
import { drawing } from '../picture.ts';
import { defineBlock } from './define.ts';

export const list = defineBlock('list', {
  description:
    'A list with check marks, or a drawing with a numbered list of what is in it: benefits, industries, what is included, a floor plan.',
  fields: {
    headline,
    subheadline: subheadline.optional(),
    drawing: drawing.optional(),
    layout: z.enum(['left', 'right', 'wide']).optional().meta({
      description:
        'Where the drawing is: left or right of the list, or wide above it. Default: small under the headline.',
    }),
    caption: text(180, 'What the drawing shows, and whether it is an example.').optional(),
    legend: z
      .array(
        z.strictObject({
          name: text(40, 'The name of the line, such as "Copper cable".'),
          dashed: flag().meta({ description: 'Whether the line is dashed.' }),
        }),
      )
      .min(1)
      .max(6)
      .optional()
      .meta({ description: 'The lines of the drawing, explained under its caption.' }),
    marks: z.enum(['none', 'numbers']).optional().meta({
      description:
        'What replaces check marks and icons: nothing where nothing is good or bad, or the numbers in the drawing.',
    }),
    items: z
      .array(
        z
          .union([
            text(120, 'One line of the list.'),
            z.strictObject({
              title: text(80, 'The heading of the line.'),
              description: text(240, 'A sentence that explains the line.').optional(),
              icon: icon.optional(),
              accent: flag().meta({
                description: 'Whether its number is highlighted.',
              }),
            }),
          ])
          .meta({ title: 'Point' }),
      )
      .min(2)
      .max(12)
      .meta({
        title: 'Points',
        description: 'The lines: plain text, or a title with a description and an icon.',
      }),
  },
  example: {
    headline: 'Your headline: what is included',
    subheadline: 'One or two sentences on why the visitor wants to have all of it.',
    items: [
      {
        title: 'The first thing that is included',
        description: 'A sentence about it, where it needs one.',
        icon: 'file-check',
      },
      {
        title: 'The second thing that is included',
        description: 'A sentence about the second thing.',
        icon: 'graduation-cap',
      },
      'A thing that needs no more words',
    ],
  },
});
