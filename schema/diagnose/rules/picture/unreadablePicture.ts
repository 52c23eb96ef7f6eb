import { allPictures } from '../../pictures.ts';
import type { DocumentRule } from '../../rule.ts';

/** What a file is was read before (pictures/inspectPicture.ts), so the sentence comes from there. */
export const unreadablePicture: DocumentRule = {
  name: 'unreadable-picture',
  about:
    'A page shows a JPEG, PNG, WebP, AVIF or SVG of at most 20 MB and 64 megapixels, whose name ends in what it is.',
  examples: [
    {
      file: 'home.json',
      right: '"phone": "workshop"',
      wrong:
        '"phone": "workshop",\n      "picture": { "src": "⟦pictures/phone.heic⟧", "alt": "The bench by the window" }',
      message: 'The file "pictures/phone.heic" cannot be shown. It is a HEIC.',
      suggestion: 'Save it as a JPEG.',
    },
  ],
  check({ pictures = [], ...documents }) {
    const problems = new Map(
      pictures.flatMap(({ src, problem }) => (problem === undefined ? [] : [[src, problem]])),
    );
    return allPictures(documents).flatMap(({ path, picture: { src }, source }) => {
      const problem = problems.get(src);
      if (problem === undefined) return [];
      // What to do about it comes after what is wrong.
      const [first = '', ...rest] = problem.split(/(?<=\.) (?=[A-Z])/);
      return [
        {
          source,
          path: [...path, 'src'],
          message: `The file "${src}" cannot be shown. ${first}`,
          suggestion: rest.join(' ') || undefined,
        },
      ];
    });
  },
};
