import { z } from 'zod';
import { headline, sample, subheadline, text } from '../fields.ts';
import { picture } from '../picture.ts';
import { defineBlock } from './define.ts';

export const gallery = defineBlock('gallery', {
  description: 'Pictures side by side, with captions. Visitors can open them large.',
  fields: {
    headline: headline.optional(),
    subheadline: subheadline.optional(),
    items: z
      .array(
        z
          .strictObject({
            picture: picture(1200, 'The photo, shown uncropped.'),
            caption: text(120, 'A few words under the picture.').optional(),
            sample: sample('The picture'),
          })
          .meta({ title: 'Picture' }),
      )
      .min(2)
      .max(24)
      .meta({ title: 'Pictures', description: 'The pictures.' }),
  },
  example: {
    headline: 'Your headline: what these pictures show',
    items: [
      {
        picture: { src: 'pictures/gallery/first.jpg', alt: 'What your first picture shows' },
        caption: 'A few words under this picture',
        sample: true,
      },
      {
        picture: { src: 'pictures/gallery/second.jpg', alt: 'What your second picture shows' },
        caption: 'Your second picture',
        sample: true,
      },
      {
        picture: { src: 'pictures/gallery/third.jpg', alt: 'What your third picture shows' },
        caption: 'Your third picture',
        sample: true,
      },
      {
        picture: { src: 'pictures/gallery/fourth.jpg', alt: 'What your fourth picture shows' },
        sample: true,
      },
    ],
  },
});
