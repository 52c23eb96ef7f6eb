import type { MessageRule } from '../../rule.ts';

/** A file that exists but cannot be read as text. Its examples are in scripts/content/readContent.test.ts. */
export const unreadableFile: MessageRule<[problem: string]> = {
  name: 'unreadable-file',

  describe: (problem) => ({ message: problem }),
};
