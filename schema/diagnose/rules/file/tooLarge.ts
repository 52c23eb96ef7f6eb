import type { MessageRule } from '../../rule.ts';

/** The maximum length of a document in UTF-16 units. The longest page of a real site has a fiftieth of it. */
export const largest = 1_000_000;

export const tooLarge: MessageRule = {
  name: 'too-large',
  about: 'A page of more than 1 MB of text is a mistake: nobody reads it, and no phone loads it.',
  examples: [{ file: 'visit.json', wrong: `⟦"⟧${'x'.repeat(largest)}"` }],
  describe: () => ({
    message: 'The file is larger than a page can be (1 MB).',
    suggestion: 'Split the page, or take out what does not belong to it.',
  }),
};
