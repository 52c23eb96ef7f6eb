import { fontsIn } from '../../fonts.ts';
import type { DocumentRule } from '../../rule.ts';

/** The file was inspected before (scripts/content/fonts/inspectFont.ts), and the message comes from there. */
export const unreadableFont: DocumentRule = {
  name: 'unreadable-font',
  about:
    'A page shows a WOFF2, WOFF, TrueType or OpenType font of at most 10 MB, whose licence bits allow to embed it and to take single characters out of it: `fsType` in its table OS/2.',
  examples: [
    {
      file: 'site.json',
      right: '"text": "Atkinson Hyperlegible Next"',
      wrong: '"textFile": "⟦fonts/locked.ttf⟧"',
      message:
        'The font "fonts/locked.ttf" cannot be shown. Its licence bits (OS/2 fsType 2) forbid to embed it.',
      suggestion: 'Ask who made it for a file for the web.',
    },
  ],
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
