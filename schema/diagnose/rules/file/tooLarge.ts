import type { SpokenRule } from '../../rule.ts';

/** UTF-16 units of the largest document. The longest page of a real site has a fiftieth of it. */
export const largest = 1_000_000;

export const tooLarge: SpokenRule = {
  name: 'too-large',
  severity: 'error',
  about: 'A page of more than 1 MB of text is a mistake: nobody reads it, and no phone loads it.',
  examples: [
    {
      file: 'visit.json',
      wrong: `⟦"⟧${'x'.repeat(largest)}"`,
    },
  ],
  say: () => ({
    message: 'The file is larger than a page can be (1 MB).',
    suggestion: 'Split the page, or take out what does not belong to it.',
  }),
};
