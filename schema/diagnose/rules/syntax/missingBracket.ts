import type { MessageRule } from '../../rule.ts';

const openings = { '}': '{ that opens this group of fields', ']': '[ that opens this list' };

export const missingBracket: MessageRule<[closing: '}' | ']', openedInLine: number]> = {
  name: 'missing-bracket',
  about: 'Every { needs its }, and every [ needs its ].',
  examples: [
    {
      file: 'visit.json',
      right: '  ]\n}\n',
      wrong: '  ]⟦\n⟧',
      message: 'The closing } is missing here.',
      suggestion: 'It belongs to the { that opens this group of fields in line 1.',
    },
    {
      file: 'restoration.json',
      right: '"Cases and keys"]\n    },',
      wrong: '"Cases and keys"⟦\n⟧    },',
      message: 'The closing ] is missing here.',
      suggestion: 'It belongs to the [ that opens this list in line 19.',
    },
  ],
  describe: (closing, openedInLine) => ({
    message: `The closing ${closing} is missing here.`,
    suggestion: `It belongs to the ${openings[closing]} in line ${openedInLine}.`,
  }),
};
