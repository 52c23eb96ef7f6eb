import { z } from 'zod';
import { code, color, flag } from '../fields.ts';
import { fieldInfo } from '../kinds.ts';
import { brandPicture } from '../picture.ts';
import { typefaceNames } from '../typefaces.ts';

const typeface = (description: string) =>
  z.enum(typefaceNames).meta({ description }).register(fieldInfo, { kind: 'typeface' }).optional();

const fontFile = (description: string) =>
  code(/^fonts(?:\/[A-Za-z0-9_][A-Za-z0-9._-]*)+\.(?:woff2|woff|ttf|otf)$/, 'wrong-format/font')
    .max(150)
    .optional()
    .meta({ description, examples: ['fonts/brand.woff2'] });

/** The minimum size of a logo in pixels: twice its size in the header (src/pictures/logo.ts), for high-density screens. */
const logoSize = { minimum: 416, height: 80 };
/** The width and height of the largest icon, in pixels. */
const markSide = 512;

/** How the company looks. */
export const brand = z
  .strictObject({
    logo: brandPicture(
      { ...logoSize, isRead: true },
      'The logo with the name, for a light background: ideally an SVG, or a PNG with a transparent background, without empty space around it. Default: the mark or initials, and the company name.',
    )
      .optional()
      .meta({ examples: [{ src: 'pictures/logo.svg' }] }),
    logoOnDark: brandPicture(
      logoSize,
      'The logo in light colors, or the same file if it is easy to see on dark.',
    )
      .optional()
      .meta({
        title: 'Logo on a dark background',
        examples: [{ src: 'pictures/logo-dark.svg' }],
      }),
    plate: flag().meta({
      title: 'The logo stays on a white plate',
      description:
        'Confirms the white plate that a logo without a light version has in the dark theme and the footer.',
    }),
    mark: brandPicture(
      { minimum: markSide },
      'The square logo without the name, ideally an SVG: the icon in browser tabs and on phones, and before the name if there is no logo. Default: the initials in the brand colors.',
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
          'The first color is for links, marks and drawings, the second for buttons, and the third tints texts and backgrounds. One is enough. All other colors are computed from them.',
        examples: [['#1f4fd1', '#b8430f']],
      }),
    corners: z.enum(['square', 'soft', 'round']).optional().meta({
      description: 'The corners of buttons, cards and pictures. Default: soft.',
    }),
    typeface: z
      .strictObject({
        headlines: typeface(
          'The typeface of headlines, large figures and the company name. Default: that of other texts.',
        ),
        text: typeface('The typeface of other texts and buttons. Default: "Instrument Sans".'),
        headlinesFile: fontFile('Your own font for headlines instead, in the folder "fonts".').meta(
          { title: 'Your own font for headlines' },
        ),
        textFile: fontFile(
          'Your own font for other texts instead: a variable font with the weights from 400 to 700.',
        ).meta({ title: 'Your own font for texts' }),
      })
      .optional()
      .meta({
        description: 'One or two typefaces.',
        examples: [{ headlines: 'Fraunces', text: 'Atkinson Hyperlegible Next' }],
      }),
  })
  .meta({
    description: 'The logo, colors, typefaces and corners of the site.',
    examples: [
      {
        colors: ['#1f4fd1', '#b8430f'],
        typeface: { headlines: 'Fraunces', text: 'Atkinson Hyperlegible Next' },
        corners: 'round',
      },
    ],
  });
