import { namedFiles } from '../../pictures.ts';
import type { DocumentRule } from '../../rule.ts';

/** The file was inspected before (scripts/content/pictures/inspectPicture.ts), and the message comes from there. */
export const unreadablePicture: DocumentRule = {
  name: 'unreadable-picture',
  about:
    'A page shows a JPEG, PNG, WebP, AVIF or SVG of at most 20 MB and 64 megapixels, whose name ends in what it is. A drawing is an SVG with a "title", in the colors of the site.',
  examples: [
    {
      file: 'home.json',
      right: '"phone": "workshop"',
      wrong:
        '"phone": "workshop",\n      "picture": { "src": "⟦pictures/phone.heic⟧", "alt": "The bench by the window" }',
      message: 'The file "pictures/phone.heic" cannot be shown. It is a HEIC.',
      suggestion: 'Save it as a JPEG.',
    },
    {
      file: 'home.json',
      right: '"phone": "workshop"',
      wrong: '"phone": "workshop",\n      "drawing": "⟦drawings/black.svg⟧"',
      message: 'The file "drawings/black.svg" cannot be shown. It has the fixed color "#000".',
      suggestion: 'Write currentColor.',
    },
  ],
  check({ pictures = [], ...documents }) {
    const problems = new Map(
      pictures.flatMap(({ src, problem }) => (problem === undefined ? [] : [[src, problem]])),
    );
    return namedFiles(documents).flatMap(({ src, ...place }) => {
      const problem = problems.get(src);
      if (problem === undefined) return [];
      // The first sentence is the problem, the others are the suggestion.
      const [first = '', ...rest] = problem.split(/(?<=\.) (?=[A-Z])/);
      return [
        {
          ...place,
          message: `The file "${src}" cannot be shown. ${first}`,
          suggestion: rest.join(' ') || undefined,
        },
      ];
    });
  },
};
