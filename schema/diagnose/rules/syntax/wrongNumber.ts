import type { MessageRule } from '../../rule.ts';

export const wrongNumber: MessageRule<[written: string]> = {
  name: 'wrong-number',
  about:
    'A number is written with digits and, for decimals, a point; without a plus, spaces, or a zero in front.',
  examples: [
    {
      file: 'home.json',
      right: '"number": 1,',
      wrong: '"number": ⟦01⟧,',
      message: '01 is not written as a number.',
      suggestion:
        'Write digits alone, with a point for decimals and no zero or plus in front: 5 or 4.5.',
    },
  ],
  describe: (written) => ({
    message: `${written} is not written as a number.`,
    suggestion:
      'Write digits alone, with a point for decimals and no zero or plus in front: 5 or 4.5.',
  }),
};
