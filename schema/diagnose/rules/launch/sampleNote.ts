import type { DocumentRule } from '../../rule.ts';

const suggestion = {
  inFile: 'Put it right, or confirm that it is right, and take the note out of "samples".',
  inForm: 'Put it right, or confirm that it is right, and remove the note.',
};

export const sampleNote: DocumentRule = {
  name: 'sample-note',
  about:
    'Notes in "samples" name what is not real yet, or what only the company can confirm. Each is answered before the site goes live.',
  examples: [
    {
      file: 'site.json',
      right: '"dialogHeight": 600\n  }\n}',
      wrong: '"dialogHeight": 600\n  },\n  "samples": ["⟦Nobody has counted the pianos yet.⟧"]\n}',
      message: 'A note is open. Nobody has counted the pianos yet.',
      suggestion: suggestion.inFile,
    },
  ],
  check: ({ site, siteSource: source }) =>
    (site.samples ?? []).map((note, index) => ({
      source,
      path: ['samples', index],
      message: `A note is open. ${note}`,
      suggestion,
    })),
};
