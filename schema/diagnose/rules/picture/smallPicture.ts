import { pictureWidths } from '../../../fields.ts';
import { allPictures } from '../../pictures.ts';
import type { DocumentRule } from '../../rule.ts';

export const smallPicture: DocumentRule = {
  name: 'small-picture',
  severity: 'warning',
  about:
    'A picture with fewer pixels than its place shows looks soft. A photo of a phone has enough, as long as no program that sends messages has made it smaller.',
  examples: [
    {
      file: 'home.json',
      right: '"phone": "workshop"',
      wrong:
        '"phone": "workshop",\n      "picture": { "src": "⟦pictures/small.jpg⟧", "alt": "The bench by the window" }',
      message: 'The picture is 640 pixels wide; here it needs 1050.',
      suggestion: 'Take the original of the photo, or a larger one.',
    },
    {
      file: 'home.json',
      right: '"phone": "workshop"',
      wrong:
        '"phone": "workshop",\n      "picture": { "src": "⟦pictures/street.jpg⟧", "alt": "The street at night" }',
      message: 'The picture is 500 pixels high; here it needs 788.',
      suggestion: 'Take the original of the photo, or one that is less flat.',
    },
    {
      file: 'site.json',
      right: '"src": "pictures/mark.svg"',
      wrong: '"src": "⟦pictures/mark-32.png⟧"',
      message: 'The picture is 32 pixels wide; here it needs 512.',
      suggestion: 'Ask for it as an SVG, which is sharp at every size, or for a larger one.',
    },
  ],
  check({ pictures = [], ...documents }) {
    const files = new Map(pictures.map((file) => [file.src, file]));
    return allPictures(documents).flatMap(({ path, picture: { src }, field, source }) => {
      const { size, isVector } = files.get(src) ?? {};
      const { minimum = 0, height = 0, isFitted } = pictureWidths.get(field.schema) ?? {};
      if (!size || isVector) return [];
      const place = { source, path: [...path, 'src'] };
      const isNarrow = size.width < minimum;
      const isFlat = size.height < height;
      const isOfBrand = path[0] === 'brand';
      if (isNarrow && (isFlat || !isFitted)) {
        return [
          {
            ...place,
            message: `The picture is ${size.width} pixels wide; here it needs ${minimum}.`,
            suggestion: isOfBrand
              ? 'Ask for it as an SVG, which is sharp at every size, or for a larger one.'
              : 'Take the original of the photo, or a larger one.',
          },
        ];
      }
      if (!isFlat || isFitted) return [];
      return [
        {
          ...place,
          message: `The picture is ${size.height} pixels high; here it needs ${height}.`,
          suggestion: 'Take the original of the photo, or one that is less flat.',
        },
      ];
    });
  },
};
