import { z } from 'zod';
import { drawing, headline, icon, marks, subheadline, text } from '../fields.ts';
import { defineBlock } from './define.ts';

export const list = defineBlock('list', {
  description:
    'A headline at the left and a ticked list at the right: benefits, industries, what is included.',
  fields: {
    headline,
    subheadline: subheadline.optional(),
    drawing: drawing.optional(),
    marks: marks.optional(),
    items: z
      .array(
        z.union([
          text(120, 'One line of the list.'),
          z.strictObject({
            title: text(80, 'The heading of the line.'),
            description: text(240, 'A sentence about it.').optional(),
            icon: icon.optional(),
          }),
        ]),
      )
      .min(2)
      .max(12)
      .meta({ description: 'The lines: plain text, or a title with a description and an icon.' }),
  },
  example: {
    headline: 'Included with every installation',
    subheadline: 'You do not pay extra for the things that make a system last.',
    items: [
      {
        title: 'As-built drawings',
        description: 'Every device and cable, where it is and what it is called.',
        icon: 'file-check',
      },
      {
        title: 'Training',
        description: 'An hour with the people who use the room.',
        icon: 'graduation-cap',
      },
      'A written warranty',
    ],
  },
});
