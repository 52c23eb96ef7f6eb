import { z } from 'zod';
import { headline, picture, rating, sample, subheadline, text } from '../fields.ts';
import { defineBlock } from './define.ts';

export const testimonials = defineBlock('testimonials', {
  description: 'What customers say, with their name, role, company and stars.',
  fields: {
    headline,
    subheadline: subheadline.optional(),
    items: z
      .array(
        z.strictObject({
          name: text(60, 'The name of the person.'),
          role: text(60, 'What the person does.'),
          company: text(60, 'The company the person works for.'),
          content: text(400, 'The words of the person, without quotation marks.'),
          rating,
          portrait: picture(
            256,
            'A photo of the person, which is shown small and round beside the name.',
            192,
          ).optional(),
          sample: sample('The testimonial of').optional(),
        }),
      )
      .min(1)
      .max(3)
      .meta({ description: 'One to three testimonials.' }),
  },
  example: {
    headline: 'What facility managers say',
    items: [
      {
        name: 'Jordan Ellis',
        role: 'Facility manager',
        company: 'Sample client',
        content:
          'The room was surveyed on Monday and quoted the same day. It has started on the first touch since.',
        rating: 5,
        sample: true,
      },
      {
        name: 'Sam Rivera',
        role: 'Operations director',
        company: 'Sample client',
        content: 'Every run is labelled and the test report is in the binder.',
        rating: 5,
        sample: true,
      },
    ],
  },
});
