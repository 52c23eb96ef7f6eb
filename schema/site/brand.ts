import { z } from 'zod';
import { code, colour } from '../fields.ts';
import { fieldKinds } from '../kinds.ts';
import { typefaceNames } from '../typefaces.ts';

const typeface = (description: string) =>
  z.enum(typefaceNames).meta({ description }).register(fieldKinds, { kind: 'typeface' }).optional();

const fontFile = (description: string) =>
  code(
    /^fonts(?:\/[A-Za-z0-9_][A-Za-z0-9._-]*)+\.(?:woff2|woff|ttf|otf)$/,
    'is not a font of the folder "fonts". Write "fonts/" and the name of a .woff2, .woff, .ttf or .otf file in it, of letters, digits, points and hyphens, as in "fonts/brand.woff2"',
  )
    .max(150)
    .optional()
    .meta({ description, examples: ['fonts/brand.woff2'] });

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
    corners: z.enum(['square', 'soft', 'round']).optional().meta({
      description: 'The corners of buttons, cards and pictures. Default: "soft".',
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
          'A font of your own for headlines, in the folder "fonts" beside the documents. It takes the place of "headlines".',
        ).meta({ title: 'Your own font for headlines' }),
        textFile: fontFile(
          'A font of your own for all other texts, in the same folder: a variable font with the weights from 400 to 700. It takes the place of "text".',
        ).meta({ title: 'Your own font for texts' }),
      })
      .optional()
      .meta({
        description:
          'The typefaces, one or two. A build has the characters of them that the site shows, and no other typeface.',
        examples: [{ headlines: 'Fraunces', text: 'Figtree' }],
      }),
  })
  .meta({
    description:
      'How the company looks: its colours, its typefaces, and the corners of what is on a page.',
  });
