import type { MessageRule } from '../../rule.ts';

export const extraText: MessageRule = {
  name: 'extra-text',

  describe: () => ({
    message: 'The document has ended before this.',
    suggestion: 'Take it out, or check the brackets above.',
  }),
};
