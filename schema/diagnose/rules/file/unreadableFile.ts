import type { MessageRule } from '../../rule.ts';

/** A file that exists but cannot be read as text. Its examples are in scripts/content/readContent.test.ts. */
export const unreadableFile: MessageRule<[problem: string]> = {
  name: 'unreadable-file',
  about:
    'A document is a file in the folder of documents that you may read, saved as UTF-8. Links out of the folder are not followed.',
  examples: [],
  describe: (problem) => ({ message: problem }),
};
