import { z } from 'zod';
import { ctaText, headline, href, lines, sample, subheadline, text } from '../fields.ts';
import { picture } from '../picture.ts';
import { defineBlock } from './define.ts';

export const work = defineBlock('work', {
  description:
    'Finished jobs: where and when, what was installed, figures, pictures, and what the customer says.',
  fields: {
    headline: headline.optional(),
    subheadline: subheadline.optional(),
    items: z
      .array(
        z
          .strictObject({
            title: text(80, 'The job in a few words.'),
            place: text(80, 'The customer, building or town.'),
            year: z.int().min(1950).max(2100).meta({ description: 'The year it was finished.' }),
            installed: lines(8, 'What was installed.').optional(),
            figures: z
              .array(
                z.strictObject({
                  number: text(16, 'The figure, such as "4 days".'),
                  label: text(40, 'What the figure counts.'),
                }),
              )
              .min(2)
              .max(3)
              .optional()
              .meta({ description: 'Figures of the job.' }),
            pictures: z
              .array(
                picture(
                  1050,
                  'A photo of the finished job, cropped to 3:2; the second of two is square.',
                  { height: 700, ratios: [3 / 2] },
                ),
              )
              .min(1)
              .max(5)
              .optional()
              .meta({ description: 'Photos, the best one first: it is the largest.' }),
            quote: z
              .strictObject({
                content: text(300, 'The quote, without quotation marks.'),
                name: text(60, 'The name of the person.'),
                role: text(80, 'What the person does, and where.'),
              })
              .optional()
              .meta({ description: 'What the customer says about the job.' }),
            ctaText: ctaText.optional(),
            href: href.optional().meta({
              description: 'Where the link leads, such as the page of the service.',
            }),
            sample: sample('The job'),
          })
          .meta({ title: 'Job' }),
      )
      .min(1)
      .max(8)
      .meta({ title: 'Jobs', description: 'The jobs, the best one first.' }),
  },
  example: {
    headline: 'Your headline above the finished jobs',
    items: [
      {
        title: 'Sample job: what was done, in a few words',
        place: 'Sample client, sample town',
        year: 2026,
        installed: [
          'The first thing that was done',
          'The second thing that was done',
          'A third one',
        ],
        figures: [
          { number: '9', label: 'of something' },
          { number: '4 days', label: 'of work' },
        ],
        pictures: [
          { src: 'pictures/work/first.jpg', alt: 'What the best picture of the job shows' },
          { src: 'pictures/work/second.jpg', alt: 'What the second picture shows' },
          { src: 'pictures/work/third.jpg', alt: 'What the third picture shows' },
        ],
        quote: {
          content: 'These are sample words in the place of what the customer says.',
          name: 'Sample Name',
          role: 'What the person does, and where',
        },
        ctaText: 'See how it is done',
        href: '/',
        sample: true,
      },
    ],
  },
});
