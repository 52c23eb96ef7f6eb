import type { MessageRule } from '../../rule.ts';

export const wrongEscape: MessageRule = {
  name: 'wrong-escape',
  about:
    'In a text a backslash gives the next character another meaning, as in \\" and \\n. Alone it has none.',
  examples: [{ file: 'home.json', right: '"title": "Listen"', wrong: '"title": "Listen⟦\\.⟧"' }],
  describe: () => ({
    message: 'A backslash in a text needs a second one, or a character such as n after it.',
    suggestion: 'Write two of them (\\\\) for one that visitors read, or take it out.',
  }),
};
