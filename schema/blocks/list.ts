import { z } from 'zod';
import { drawing, headline, icon, marks, subheadline, text } from '../fields.ts';
import { defineBlock } from './define.ts';

export const list = defineBlock('list', {
  description:
    'A headline next to a list with check marks: benefits, industries, what is included.',
  fields: {
    headline,
    subheadline: subheadline.optional(),
    drawing: drawing.optional(),
    marks: marks.optional(),
    items: z
      .array(
        z
          .union([
            text(120, 'One line of the list.'),
            z.strictObject({
              title: text(80, 'The heading of the line.'),
              description: text(240, 'A sentence that explains the line.').optional(),
              icon: icon.optional(),
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
