import { z } from 'zod';
import { colour } from '../fields.ts';

/** How the company looks. */
export const brand = z
  .strictObject({
    colors: z
      .array(colour)
      .min(1)
      .max(3)
      .optional()
      .meta({
        title: 'Colours',
        description:
          'One to three colours, as CSS writes them. The first is the brand’s own: links, marks, lines of drawings. The second is for buttons; without it they have the first. The third tints texts and backgrounds; without it the first does. All other colours are made of them, for a light and a dark page, and so that all can be read.',
        examples: [['#1f4fd1', '#b8430f']],
      }),
    art: z.enum(['drawings', 'none']).optional().meta({
      title: 'Drawings',
      description:
        '"none" leaves out the line drawings that pages name, and headlines without a picture take the whole width. Default: "drawings".',
    }),
    corners: z.enum(['square', 'soft', 'round']).optional().meta({
      description: 'The corners of buttons, cards and pictures. Default: "soft".',
    }),
  })
  .meta({
    description:
      'How the company looks: its colours, whether it has drawings, and the corners of what is on a page.',
  });
