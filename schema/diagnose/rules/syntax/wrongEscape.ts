import type { MessageRule } from '../../rule.ts';

const alone = {
  message: 'A backslash in a text needs a second one, or a character such as n after it.',
  suggestion: 'Write two of them (\\\\) for one that visitors read, or take it out.',
};

export const wrongEscape: MessageRule<[meant: string | undefined]> = {
  name: 'wrong-escape',

  describe: (meant) =>
    meant === undefined
      ? alone
      : {
          message: 'This path has a backslash. Paths have "/".',
          suggestion: `Did you mean "${meant}"?`,
        },
};
