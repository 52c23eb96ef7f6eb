import { pictureWidths } from '../../../fields.ts';
import { picturesIn } from '../../pictures.ts';
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
  ],
  check({ pages, pictures = [] }) {
    const files = new Map(pictures.map((file) => [file.src, file]));
    return pages.flatMap(({ page, source }) =>
      picturesIn(page).flatMap(({ path, picture: { src }, field }) => {
        const { size, isVector } = files.get(src) ?? {};
        const needed = pictureWidths.get(field.schema)?.minimum ?? 0;
        if (!size || isVector || size.width >= needed) return [];
        return [
          {
            source,
            path: [...path, 'src'],
            message: `The picture is ${size.width} pixels wide; here it needs ${needed}.`,
            suggestion: 'Take the original of the photo, or a larger one.',
          },
        ];
      }),
    );
  },
};
