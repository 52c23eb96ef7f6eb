import type { MessageRule } from '../../rule.ts';

const alone = {
  message: 'A backslash in a text needs a second one, or a character such as n after it.',
  suggestion: 'Write two of them (\\\\) for one that visitors read, or take it out.',
};

export const wrongEscape: MessageRule<[meant: string | undefined]> = {
  name: 'wrong-escape',
  about:
    'In a text a backslash gives the next character another meaning, as in \\" and \\n. Alone it has none.',
  examples: [
    { file: 'home.json', right: '"title": "Listen"', wrong: '"title": "Listen⟦\\.⟧"', ...alone },
    {
      file: 'visit.json',
      right: '"pictures/people/ben.jpg"',
      wrong: '"⟦pictures\\people\\ben.jpg⟧"',
      message: 'This path has a backslash. Paths have "/".',
      suggestion: 'Did you mean "pictures/people/ben.jpg"?',
      suggest: true,
    },
  ],
  describe: (meant) =>
    meant === undefined
      ? alone
      : {
          message: 'This path has a backslash. Paths have "/".',
          suggestion: `Did you mean "${meant}"?`,
        },
};
