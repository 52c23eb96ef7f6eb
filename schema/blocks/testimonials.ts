import { z } from 'zod';
import { headline, rating, sample, subheadline, text } from '../fields.ts';
import { picture } from '../picture.ts';
import { defineBlock } from './define.ts';

export const testimonials = defineBlock('testimonials', {
  description: 'What customers say, with their name and stars.',
  fields: {
    headline,
    subheadline: subheadline.optional(),
    items: z
      .array(
        z
          .strictObject({
            name: text(60, 'The name of the person.'),
            role: text(60, 'What the person does.').optional(),
            company: text(60, 'The person’s company.').optional(),
            content: text(400, 'The quote, without quotation marks.'),
            rating,
            portrait: picture(256, 'A photo of the person, shown small and round.', {
              height: 192,
              ratios: [1],
            }).optional(),
            sample: sample('The testimonial of'),
          })
          .meta({ title: 'Testimonial' }),
      )
      .min(1)
      .max(3)
      .meta({ title: 'Testimonials', description: 'The testimonials.' }),
  },
  example: {
    headline: 'Your headline: what your customers say',
    items: [
      {
        name: 'Sample Name',
        role: 'What the person does',
        company: 'Sample client',
        content:
          'These are sample words in the place of what a customer of yours really says about the work.',
        rating: 5,
        sample: true,
      },
      {
        name: 'Another Name',
        role: 'What this person does',
        company: 'Sample client',
        content: 'These are sample words of a second customer.',
        rating: 5,
        sample: true,
      },
    ],
  },
});
