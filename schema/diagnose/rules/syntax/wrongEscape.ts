import type { SpokenRule } from '../../rule.ts';

export const wrongEscape: SpokenRule = {
  name: 'wrong-escape',
  severity: 'error',
  about:
    'In a text a backslash makes a sign of the next character, as in \\" or \\n. Alone it means nothing.',
  examples: [
    {
      file: 'home.json',
      right: '"Listen"',
      wrong: '"Listen ⟦\\&⟧ write"',
    },
  ],
  say: () => ({
    message: 'A backslash in a text needs a second one, or a sign such as n after it.',
    suggestion: 'Write two of them (\\\\) for one that is read, or take it out.',
  }),
};
