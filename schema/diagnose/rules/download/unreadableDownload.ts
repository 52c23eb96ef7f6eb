import { downloadEndings, maxDownloadBytes } from '../../../downloads.ts';
import { allDownloads } from '../../downloads.ts';
import type { DocumentRule } from '../../rule.ts';

/** The file was inspected before (scripts/content/inspectDownload.ts), and the message comes from there. */
export const unreadableDownload: DocumentRule = {
  name: 'unreadable-download',
  about: `Visitors get a file whose name ends in ${downloadEndings}, that is what its name says, and that has at most ${maxDownloadBytes / 1_000_000} MB. Nothing of these kinds runs on the site.`,
  examples: [
    {
      file: 'home.json',
      right: '"href": "/restoration"',
      wrong: '"href": "⟦/downloads/letter.pdf⟧"',
      message: 'The file "/downloads/letter.pdf" cannot be given out. It is empty.',
    },
  ],
  check({ downloads = [], ...documents }) {
    const problems = new Map(
      downloads.flatMap(({ address, problem }) =>
        problem === undefined ? [] : [[address, problem]],
      ),
    );
    return allDownloads(documents).flatMap(({ source, path, href }) => {
      const problem = problems.get(href);
      if (problem === undefined) return [];
      // The first sentence is the problem, the others are the suggestion.
      const [first = '', ...rest] = problem.split(/(?<=\.) (?=[A-Z])/);
      return [
        {
          source,
          path,
          message: `The file "${href}" cannot be given out. ${first}`,
          suggestion: rest.join(' ') || undefined,
        },
      ];
    });
  },
};
