import { z } from 'zod';
import { flag, headline, href, sample, subheadline, text } from '../fields.ts';
import { picture } from '../picture.ts';
import { defineBlock } from './define.ts';

/** The minimum width of a logo in pixels. An SVG is sharp at every size. */
const logoWidth = 260;

export const credentials = defineBlock('credentials', {
  description:
    'Who vouches for you: licenses, certificates, manufacturers and clients, with a logo or in words.',
  fields: {
    headline: headline.optional(),
    subheadline: subheadline.optional(),
    layout: z.enum(['grid', 'line']).optional().meta({
      description: 'A grid of cards, or a line of logos and names. Default: grid.',
    }),
    items: z
      .array(
        z
          .strictObject({
            name: text(80, 'The name, which screen readers read for the logo.'),
            logo: picture(
              logoWidth,
              'Replaces the name: ideally an SVG, or a PNG with a transparent background, without empty space around it. It is decorative.',
            ).optional(),
            logoOnDark: picture(
              logoWidth,
              'The logo in light colors, or the same file if it is easy to see on dark.',
            )
              .optional()
              .meta({ title: 'Logo on a dark background' }),
            plate: flag().meta({
              title: 'Stays on a white plate',
              description:
                'Confirms the white plate that a logo without a light version has in the dark theme.',
            }),
            number: text(60, 'The number, such as "License 12345".').optional(),
            description: text(160, 'A sentence about the credential.').optional(),
            href: href.optional().meta({
              description: 'Where to look it up, such as a license register.',
            }),
            sample: sample('The entry'),
          })
          .meta({ title: 'Entry' }),
      )
      .min(2)
      .max(24)
      .meta({
        title: 'Entries',
        description: 'The licenses, certificates, manufacturers or clients.',
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
