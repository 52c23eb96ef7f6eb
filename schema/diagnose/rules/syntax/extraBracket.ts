import type { MessageRule } from '../../rule.ts';

export const extraBracket: MessageRule<[bracket: string]> = {
  name: 'extra-bracket',

  describe: (bracket) => ({
    message: `This ${bracket} closes nothing: it is one too many.`,
    suggestion: 'Take it out.',
  }),
};
