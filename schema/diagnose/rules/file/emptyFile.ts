import type { MessageRule } from '../../rule.ts';

export const emptyFile: MessageRule = {
  name: 'empty-file',

  describe: () => ({
    message: 'The file is empty.',
    suggestion:
      'Delete it, or write a page into it; "npm run new -- page" writes one to start from.',
  }),
};
