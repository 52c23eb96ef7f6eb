import { namedFiles, nameOnDisk } from '../../pictures.ts';
import { repeatsIn } from '../../repeats.ts';
import type { DocumentRule } from '../../rule.ts';

export const samePictureName: DocumentRule = {
  name: 'same-picture-name',
  severity: 'warning',
  about:
    'Two files whose names differ in capitals alone are one file on macOS and Windows: whoever gets the folder there has one of them.',
  examples: [
    {
      file: 'home.json',
      right: '"phone": "workshop"',
      wrong:
        '"phone": "workshop",\n      "picture": { "src": "⟦pictures/Bench.jpg⟧", "alt": "The bench by the window" }',
      message: 'The name differs from "pictures/bench.jpg" in capitals alone.',
      suggestion: 'Give one of the two files another name.',
    },
  ],
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
