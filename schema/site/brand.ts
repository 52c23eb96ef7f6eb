import { z } from 'zod';
import { brandPicture, colour } from '../fields.ts';

/** What a logo must have as a picture of pixels: twice its place in the header (src/pictures/layouts.ts), for dense screens. */
const logoSize = { minimum: 416, height: 80 };
/** The side of the largest icon. */
const markSide = 512;

/** How the company looks. */
export const brand = z
  .strictObject({
    logo: brandPicture(
      { ...logoSize, isRead: true },
      'The logo with the name in it, for a light background, without empty space around it: best an SVG, or a PNG with a transparent background. Without it, pages show the name of the company in their typeface, with the mark or the initials before it.',
    )
      .optional()
      .meta({ examples: [{ src: 'pictures/logo.svg' }] }),
    logoOnDark: brandPicture(
      logoSize,
      'The logo in light colours, for a dark background: the dark theme and the footer; the same file again where it is seen well there. Without it, both show the other one on a white plate.',
    )
      .optional()
      .meta({
        title: 'Logo on a dark background',
        examples: [{ src: 'pictures/logo-dark.svg' }],
      }),
    plate: z.literal(true).optional().meta({
      title: 'The logo stays on a white plate',
      description:
        'Only for a logo that has no form in light colours: the white plate of the dark theme and the footer is right.',
    }),
    mark: brandPicture(
      { minimum: markSide },
      'The square form of the logo, without the name: best an SVG. It is the icon in browser tabs, in bookmarks and on the start screens of phones, and stands before the name where there is no logo. Without it, the icon has the initials of the company, in the colours of the brand.',
    )
      .optional()
      .meta({ examples: [{ src: 'pictures/mark.svg' }] }),
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
  })
  .meta({
    description:
      'How the company looks: its logo, its colours, and the corners of what is on a page.',
  });
