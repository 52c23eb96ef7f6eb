import type { MessageRule } from '../../rule.ts';

const suggestion =
  'Write digits alone, with a point for decimals and no zero or plus in front: 5 or 4.5.';

export const wrongNumber: MessageRule<[written: string]> = {
  name: 'wrong-number',

  describe: (written) => ({ message: `${written} is not written as a number.`, suggestion }),
};
