import { z } from 'zod';
import { flag, headline, href, picture, sample, subheadline, text } from '../fields.ts';
import { defineBlock } from './define.ts';

/** The minimum width of a logo in pixels. An SVG is sharp at every size. */
const logoWidth = 260;

export const credentials = defineBlock('credentials', {
  description:
    'Who vouches for the company: licenses, certificates, manufacturers and clients, each with a logo or in words.',
  fields: {
    headline: headline.optional(),
    subheadline: subheadline.optional(),
    layout: z.enum(['grid', 'line']).optional().meta({
      description:
        'A grid for licenses and certificates, a card each; a line for logos and names beside each other. Default: a grid.',
    }),
    items: z
      .array(
        z
          .strictObject({
            name: text(
              80,
              'The name of the license, certificate, manufacturer or client. Where there is a logo, the name is read to those who do not see it.',
            ),
            logo: picture(
              logoWidth,
              'The logo, in the place of the name: best an SVG, or a PNG with a transparent background, without empty space around it. It is decorative, because the name is read.',
            ).optional(),
            logoOnDark: picture(
              logoWidth,
              'The logo in light colors, for a dark background; the same file again where it is seen well there. Without it, the dark theme shows the other one on a white plate.',
            )
              .optional()
              .meta({ title: 'Logo on a dark background' }),
            plate: flag().meta({
              title: 'Stays on a white plate',
              description:
                'Only for a logo that has no form in light colors: the white plate of the dark theme is right.',
            }),
            number: text(
              60,
              'The number of a license or certificate, as in "License 12345".',
            ).optional(),
            description: text(160, 'A sentence about it, where it needs one.').optional(),
            href: href.optional().meta({
              description:
                'Where it can be looked up: the register of licenses, or the dealers of a manufacturer.',
            }),
            sample: sample('The entry'),
          })
          .meta({ title: 'Entry' }),
      )
      .min(2)
      .max(24)
      .meta({
        title: 'Entries',
        description: 'Two to 24 licenses, certificates, manufacturers or clients.',
      }),
  },
  example: {
    headline: 'Your licenses and certificates, in a few words',
    items: [
      {
        name: 'Your state license',
        number: 'License 00000',
        description: 'What this license is for, in a sentence.',
        sample: true,
      },
      {
        name: 'Sample manufacturer',
        logo: { src: 'pictures/logos/manufacturer.svg', decorative: true },
        number: 'Authorized dealer',
        href: 'https://www.manufacturer.example/dealers',
        sample: true,
      },
      {
        name: 'Sample association',
        logo: { src: 'pictures/logos/association.svg', decorative: true },
        logoOnDark: { src: 'pictures/logos/association-dark.svg', decorative: true },
        number: 'Member 00000',
        sample: true,
      },
      { name: 'Liability insurance', number: 'Policy 00000', sample: true },
    ],
  },
});
