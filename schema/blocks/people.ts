import { z } from 'zod';
import { emailName, headline, lines, phoneName, sample, subheadline, text } from '../fields.ts';
import { picture } from '../picture.ts';
import { defineBlock } from './define.ts';

export const people = defineBlock('people', {
  description:
    'The people a customer meets: portrait, name, role, certificates, and how to reach them.',
  fields: {
    headline,
    subheadline: subheadline.optional(),
    items: z
      .array(
        z
          .strictObject({
            name: text(60, 'The name of the person.'),
            role: text(80, 'What the person does.'),
            picture: picture(
              614,
              'A portrait, cropped to 4:5. Choose the point that keeps the face in view.',
              { height: 460, ratios: [4 / 5] },
            )
              .optional()
              .meta({ title: 'Portrait' }),
            description: text(240, 'A sentence or two about the person.').optional(),
            certificates: lines(6, 'The person’s certificates.').optional(),
            phone: phoneName.optional().meta({
              title: 'Phone',
              description: 'Shows a link that calls this number.',
            }),
            email: emailName.optional(),
            sample: sample('The person'),
          })
          .meta({ title: 'Person' }),
      )
      .min(1)
      .max(12)
      .meta({ title: 'People', description: 'The people.' }),
  },
  example: {
    headline: 'Your headline: whom a visitor talks to',
    items: [
      {
        name: 'Sample Name',
        role: 'What this person does',
        picture: { src: 'pictures/people/first.jpg', alt: 'What the picture of this person shows' },
        certificates: ['Sample certificate, level 2', 'Sample card'],
        phone: 'main',
        email: 'general',
        sample: true,
      },
      {
        name: 'Another Name',
        role: 'What the second person does',
        picture: { src: 'pictures/people/second.jpg', alt: 'What the second picture shows' },
        certificates: ['Sample certificate, level 1'],
        sample: true,
      },
      {
        name: 'Third Name',
        role: 'What the third person does',
        description: 'A sentence about the person.',
        phone: 'main',
        sample: true,
      },
    ],
  },
});
