import type { MessageRule } from '../../rule.ts';

export const emptyFile: MessageRule = {
  name: 'empty-file',
  about:
    'An empty document is no page. Often a save was interrupted, or a file was created and forgotten.',
  examples: [{ file: 'visit.json', wrong: '⟦⟧' }],
  describe: () => ({
    message: 'The file is empty.',
    suggestion:
      'Delete it, or write a page into it; "npm run new -- page" writes one to start from.',
  }),
};
