import { namedFiles, nameOnDisk } from '../../pictures.ts';
import { repeatsIn } from '../../repeats.ts';
import type { DocumentRule } from '../../rule.ts';

export const samePictureName: DocumentRule = {
  name: 'same-picture-name',

  check({ pictures = [], ...documents }) {
    const names = pictures.map(({ src }) => src).sort((a, b) => (a < b ? 1 : -1));
    const firsts = new Map(
      repeatsIn(names, nameOnDisk).map(({ item, first }) => [item, first] as const),
    );
    return namedFiles(documents).flatMap(({ src, ...place }) => {
      const first = firsts.get(src);
      if (first === undefined) return [];
      return [
        {
          ...place,
          message: `The name differs from "${first}" in capitals alone.`,
          suggestion: 'Give one of the two files another name.',
        },
      ];
    });
  },
};
