import { z } from 'zod';
import { headline, marks, subheadline, text } from '../fields.ts';
import { drawing, picture } from '../picture.ts';
import { defineBlock } from './define.ts';

/** The minimum height of each photo in pixels, and its ratios on a phone and on a desktop. */
const pairPlace = { height: 788, ratios: [4 / 3, 2] };

export const beforeAfter = defineBlock('before-after', {
  description: 'Two columns: how it is today, and how it is when the work is done.',
  fields: {
    headline,
    subheadline: subheadline.optional(),
    beforeTitle: text(40, 'The heading of the column.'),
    afterTitle: text(40, 'The heading of the column.'),
    beforeDrawing: drawing.optional().meta({ description: 'A line drawing above the heading.' }),
    afterDrawing: drawing.optional().meta({ description: 'A line drawing above the heading.' }),
    pair: z
      .strictObject({
        before: picture(1136, 'The photo taken before the work.', pairPlace),
        after: picture(1136, 'The photo taken after the work.', pairPlace),
      })
      .optional()
      .meta({
        description:
          'Two photos instead of the drawings, of the same size and from the same place. Visitors drag a handle to compare them.',
      }),
    marks: marks.optional(),
    items: z
      .array(
        z
          .strictObject({
            before: text(140, 'The situation today.'),
            after: text(140, 'The situation afterwards.'),
          })
          .meta({ title: 'Row' }),
      )
      .min(2)
      .max(8)
      .meta({ title: 'Rows', description: 'The rows.' }),
  },
  example: {
    headline: 'Your headline: what changes for the customer',
    beforeTitle: 'Before',
    afterTitle: 'After',
    items: [
      { before: 'Something that is a nuisance today', after: 'How it is when your work is done' },
      {
        before: 'Another thing that costs time or money',
        after: 'What the customer has in its place',
      },
    ],
  },
});
