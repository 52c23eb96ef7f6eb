import { z } from 'zod';
import { headline, href, picture, sample, subheadline, text } from '../fields.ts';
import { defineBlock } from './define.ts';

/** The width that a logo must have as a picture of pixels; as an SVG it is sharp at every size. */
const logoWidth = 260;

export const credentials = defineBlock('credentials', {
  description:
    'Who vouches for the company: licenses, certificates, manufacturers and clients, each with a logo or in words.',
  fields: {
    headline: headline.optional(),
    subheadline: subheadline.optional(),
    layout: z.enum(['grid', 'line']).optional().meta({
      description:
        '"grid" for licenses and certificates with a number each, "line" for logos alone. Default: "grid".',
    }),
    items: z
      .array(
        z.strictObject({
          name: text(
            80,
            'What it is, or whose logo. Where there is a logo, screen readers read it.',
          ),
          logo: picture(
            logoWidth,
            'The logo, shown in place of the name: best an SVG or a PNG without ground, without space around it. Write "decorative": true in it, because the name is read.',
          ).optional(),
          logoOnDark: picture(
            logoWidth,
            'The form of the logo for dark ground. Without it, the logo stands on a light chip in the dark theme.',
          )
            .optional()
            .meta({ title: 'Logo on dark ground' }),
          number: text(
            60,
            'The number of a license or certificate, as in "License 12345".',
          ).optional(),
          description: text(160, 'A sentence about it, where it needs one.').optional(),
          href: href.optional(),
          sample: sample('The entry').optional(),
        }),
      )
      .min(2)
      .max(24)
      .meta({ description: 'The entries.' }),
  },
  example: {
    headline: 'Licenses and certificates',
    items: [
      {
        name: 'State license',
        number: 'License 00000',
        description: 'For low-voltage systems.',
        sample: true,
      },
      {
        name: 'Sample manufacturer',
        logo: { src: 'pictures/logos/manufacturer.svg', decorative: true },
        number: 'Authorized dealer',
        href: 'https://www.example.com/dealers',
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
