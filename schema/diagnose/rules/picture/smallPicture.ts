import { pictureWidths } from '../../../fields.ts';
import { allPictures } from '../../pictures.ts';
import type { DocumentRule } from '../../rule.ts';

export const smallPicture: DocumentRule = {
  name: 'small-picture',

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
