import { z } from 'zod';
import { colour, picture } from '../fields.ts';

/** The width that a logo or a mark must have as a picture of pixels; as an SVG it is sharp at every size. */
const logoWidth = 400;
const markWidth = 512;

/** How the company looks. */
export const brand = z
  .strictObject({
    logo: picture(
      logoWidth,
      'The logo, at the top and at the end of every page: best an SVG, or a PNG with a transparent background, without empty space around it. Default: the company’s name.',
    ).optional(),
    logoOnDark: picture(logoWidth, 'The logo in light colours, for a dark background.')
      .optional()
      .meta({ title: 'Logo on a dark background' }),
    mark: picture(
      markWidth,
      'A square form of the logo, for the browser’s tab and the home screen of a phone: best an SVG.',
      markWidth,
    ).optional(),
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
    corners: z.enum(['square', 'soft', 'round']).optional().meta({
      description: 'The corners of buttons, cards and pictures. Default: "soft".',
    }),
    art: z.enum(['drawings', 'none']).optional().meta({
      title: 'Line drawings',
      description:
        '"none" for pages without line drawings, and pictures for sharing with the logo alone. Default: "drawings".',
    }),
  })
  .meta({
    description: 'How the company looks: its logo, its colours, the corners of what is on a page.',
  });
