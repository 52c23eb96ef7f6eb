import type { DocumentRule } from '../../rule.ts';

const suggestion = {
  inFile: 'Put it right, or confirm that it is right, and take the note out of "samples".',
  inForm: 'Put it right, or confirm that it is right, and remove the note.',
};

export const sampleNote: DocumentRule = {
  name: 'sample-note',

  check: ({ site, siteSource: source }) =>
    (site.samples ?? []).map((note, index) => ({
      source,
      path: ['samples', index],
      message: `A note is open. ${note}`,
      suggestion,
    })),
};
