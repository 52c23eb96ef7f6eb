import { z } from 'zod';
import { headline, picture, sample, subheadline, text } from '../fields.ts';
import { defineBlock } from './define.ts';

export const gallery = defineBlock('gallery', {
  description:
    'Pictures side by side, each with a caption. A visitor opens them large, one after the other.',
  fields: {
    headline: headline.optional(),
    subheadline: subheadline.optional(),
    items: z
      .array(
        z.strictObject({
          picture: picture(
            1200,
            'The photo. It is shown in the ratio 4:3, and whole where it is opened.',
            788,
          ),
          caption: text(120, 'A few words under the picture.').optional(),
          sample: sample('The picture').optional(),
        }),
      )
      .min(2)
      .max(24)
      .meta({ description: 'Two to 24 pictures.' }),
  },
  example: {
    headline: 'Pictures of finished rooms',
    items: [
      {
        picture: { src: 'pictures/gallery/room.jpg', alt: 'A long table in front of two displays' },
        caption: 'A room for twelve',
        sample: true,
      },
      {
        picture: { src: 'pictures/gallery/rack.jpg', alt: 'A rack with labelled cables' },
        caption: 'The rack',
        sample: true,
      },
      {
        picture: { src: 'pictures/gallery/door.jpg', alt: 'A card reader beside a glass door' },
        caption: 'The main entrance',
        sample: true,
      },
      {
        picture: { src: 'pictures/gallery/camera.jpg', alt: 'A camera above a loading dock' },
        sample: true,
      },
    ],
  },
});
