import { namedFiles } from '../../pictures.ts';
import type { DocumentRule } from '../../rule.ts';

/** The file was inspected before (scripts/content/pictures/inspectPicture.ts), and the message comes from there. */
export const unreadablePicture: DocumentRule = {
  name: 'unreadable-picture',

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
