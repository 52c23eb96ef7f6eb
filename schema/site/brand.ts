import { z } from 'zod';
import { brandPicture, code, color, flag } from '../fields.ts';
import { fieldKinds } from '../kinds.ts';
import { typefaceNames } from '../typefaces.ts';

const typeface = (description: string) =>
  z.enum(typefaceNames).meta({ description }).register(fieldKinds, { kind: 'typeface' }).optional();

const fontFile = (description: string) =>
  code(/^fonts(?:\/[A-Za-z0-9_][A-Za-z0-9._-]*)+\.(?:woff2|woff|ttf|otf)$/, 'wrong-format/font')
    .max(150)
    .optional()
    .meta({ description, examples: ['fonts/brand.woff2'] });

/** The minimum size of a logo in pixels: twice its size in the header (src/theme/logo.ts), for dense screens. */
const logoSize = { minimum: 416, height: 80 };
/** The side of the largest icon, in pixels. */
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
      'The logo in light colors, for a dark background: the dark theme and the footer; the same file again where it is seen well there. Without it, both show the other one on a white plate.',
    )
      .optional()
      .meta({
        title: 'Logo on a dark background',
        examples: [{ src: 'pictures/logo-dark.svg' }],
      }),
    plate: flag().meta({
      title: 'The logo stays on a white plate',
      description:
        'Only for a logo that has no form in light colors: the white plate of the dark theme and the footer is right.',
    }),
    mark: brandPicture(
      { minimum: markSide },
      'The square form of the logo, without the name: best an SVG. It is the icon in browser tabs, in bookmarks and on the start screens of phones, and stands before the name where there is no logo. Without it, the icon has the initials of the company, in the colors of the brand.',
    )
      .optional()
      .meta({ examples: [{ src: 'pictures/mark.svg' }] }),
    colors: z
      .array(color)
      .min(1)
      .max(3)
      .optional()
      .meta({
        title: 'Colors',
        description:
          'One to three colors. The first is the brand’s own: links, marks, lines of drawings. The second is for buttons; without it they have the first. The third tints texts and backgrounds; without it the first does. All other colors are made of them, for a light and a dark page, and so that all can be read.',
        examples: [['#1f4fd1', '#b8430f']],
      }),
    corners: z.enum(['square', 'soft', 'round']).optional().meta({
      description: 'The corners of buttons, cards and pictures. Default: soft.',
    }),
    typeface: z
      .strictObject({
        headlines: typeface(
          'The typeface of headlines, large figures and the name beside the logo. Default: that of all other texts.',
        ),
        text: typeface(
          'The typeface of all other texts, buttons included. Default: "Instrument Sans".',
        ),
        headlinesFile: fontFile(
          'A font of your own for headlines, in the folder "fonts" beside the documents. It takes the place of the typeface for headlines.',
        ).meta({ title: 'Your own font for headlines' }),
        textFile: fontFile(
          'A font of your own for all other texts, in the same folder: a variable font with the weights from 400 to 700. It takes the place of the typeface for texts.',
        ).meta({ title: 'Your own font for texts' }),
      })
      .optional()
      .meta({
        description:
          'The typefaces, one or two. Visitors get the characters of them that the site shows, and no other typeface.',
        examples: [{ headlines: 'Fraunces', text: 'Atkinson Hyperlegible Next' }],
      }),
  })
  .meta({
    description:
      'How the company looks: its logo, its colors, its typefaces, and the corners of what is on a page.',
    examples: [
      {
        colors: ['#1f4fd1', '#b8430f'],
        typeface: { headlines: 'Fraunces', text: 'Atkinson Hyperlegible Next' },
        corners: 'round',
      },
    ],
  });
