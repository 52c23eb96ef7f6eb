import type { MessageRule } from '../../rule.ts';

export const missingQuote: MessageRule<[side: 'begins' | 'ends', near: string]> = {
  name: 'missing-quote',

  describe: (side, near) => ({
    message: `The quotation mark that ${side} this text is missing.`,
    suggestion: `Write " ${side === 'begins' ? 'before' : 'after'} ${near}.`,
  }),
};
