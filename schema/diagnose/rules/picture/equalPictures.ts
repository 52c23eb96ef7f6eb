import { editsOf } from '../../change.ts';
import { onlyInFile } from '../../phrase.ts';
import { allPictures } from '../../pictures.ts';
import { repeatsIn } from '../../repeats.ts';
import type { DocumentRule } from '../../rule.ts';

export const equalPictures: DocumentRule = {
  name: 'equal-pictures',

  check({ pictures = [], ...documents }) {
    const hashed = pictures
      .flatMap(({ src, hash }) => (hash === undefined ? [] : [{ src, hash }]))
      .sort((a, b) => a.src.length - b.src.length);
    const originals = new Map(
      repeatsIn(hashed, ({ hash }) => hash).map(({ item, first }) => [item.src, first.src]),
    );
    return allPictures(documents).flatMap(({ path, picture, source }) => {
      const original = originals.get(picture.src);
      if (original === undefined) return [];
      const place = [...path, 'src'];
      return [
        {
          source,
          path: place,
          message: `The file has the same content as "${original}".`,
          suggestion: onlyInFile(`Did you mean "${original}"?`),
          suggest: editsOf(source, place, { value: original }),
        },
      ];
    });
  },
};
