import type { MessageRule } from '../../rule.ts';

export const comment: MessageRule = {
  name: 'comment',

  describe: () => ({
    message: 'JSON has no comments.',
    suggestion: 'Take it out. Notes for other editors can be in a file beside the documents.',
  }),
};
