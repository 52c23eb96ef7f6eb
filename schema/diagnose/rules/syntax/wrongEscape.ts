import type { MessageRule } from '../../rule.ts';

export const wrongEscape: MessageRule = {
  name: 'wrong-escape',
  about:
    'In a text a backslash makes a sign of the next character, as in \\" or \\n. Alone it means nothing.',
  examples: [
    {
      file: 'home.json',
      right: '"Listen"',
      wrong: '"Listen ⟦\\&⟧ write"',
    },
  ],
  describe: () => ({
    message: 'A backslash in a text needs a second one, or a sign such as n after it.',
    suggestion: 'Write two of them (\\\\) for one that is read, or take it out.',
  }),
};
