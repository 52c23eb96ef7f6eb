import type { MessageRule } from '../../rule.ts';

/** The maximum length of a document in UTF-16 units. The longest page of a real site has a fiftieth of it. */
export const largest = 1_000_000;

export const tooLarge: MessageRule = {
  name: 'too-large',

  describe: () => ({
    message: 'The file is larger than a page can be (1 MB).',
    suggestion: 'Split the page, or take out what does not belong to it.',
  }),
};
