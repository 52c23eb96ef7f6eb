import type { MessageRule } from '../../rule.ts';

const openings = { '}': '{ that opens this group of fields', ']': '[ that opens this list' };

export const missingBracket: MessageRule<[closing: '}' | ']', openedInLine: number]> = {
  name: 'missing-bracket',

  describe: (closing, openedInLine) => ({
    message: `The closing ${closing} is missing here.`,
    suggestion: `It belongs to the ${openings[closing]} in line ${openedInLine}.`,
  }),
};
