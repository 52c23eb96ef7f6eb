import type { MessageRule } from '../../rule.ts';

const suggestion =
  'Write digits alone, with a point for decimals and no zero or plus in front: 5 or 4.5.';

export const wrongNumber: MessageRule<[written: string]> = {
  name: 'wrong-number',
  about:
    'A number has digits and, before decimals, a point. It has no plus, no spaces and no zero in front.',
  examples: [
    {
      file: 'home.json',
      right: '"number": 1,',
      wrong: '"number": ⟦01⟧,',
      message: '01 is not written as a number.',
      suggestion,
    },
  ],
  describe: (written) => ({ message: `${written} is not written as a number.`, suggestion }),
};
