import { fontsIn } from '../../fonts.ts';
import type { DocumentRule } from '../../rule.ts';

/** The file was inspected before (scripts/content/fonts/inspectFont.ts), and the message comes from there. */
export const unreadableFont: DocumentRule = {
  name: 'unreadable-font',

  check: ({ site, siteSource: source, fonts = [] }) =>
    fontsIn(site).flatMap(({ path, src }) => {
      const problem = fonts.find((font) => font.src === src)?.problem;
      if (problem === undefined) return [];
      // The first sentence is the problem, the others are the suggestion.
      const [first = '', ...rest] = problem.split(/(?<=\.) (?=[A-Z])/);
      return [
        {
          source,
          path,
          message: `The font "${src}" cannot be shown. ${first}`,
          suggestion: rest.join(' ') || undefined,
        },
      ];
    }),
};
