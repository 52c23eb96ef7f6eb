import type { MessageRule } from '../../rule.ts';

export const emptyFile: MessageRule = {
  name: 'empty-file',
  about:
    'A document without a text is no page. Often a save was cut off, or a file was made and forgotten.',
  examples: [
    {
      file: 'visit.json',
      wrong: '⟦⟧',
    },
  ],
  describe: () => ({
    message: 'The file is empty.',
    suggestion: 'Delete it, or write a page into it; "npm run new-page" makes a starter.',
  }),
};
