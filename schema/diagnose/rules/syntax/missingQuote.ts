import type { SpokenRule } from '../../rule.ts';

export const missingQuote: SpokenRule<[ending: string]> = {
  name: 'missing-quote',
  severity: 'error',
  about: 'A text begins and ends with a quotation mark.',
  examples: [
    {
      file: 'home.json',
      right: '"Listen",\n',
      wrong: '⟦"Listen⟧,\n',
      message: 'The quotation mark that ends this text is missing.',
      suggestion: 'Write " after Listen.',
    },
  ],
  say: (ending) => ({
    message: 'The quotation mark that ends this text is missing.',
    suggestion: `Write " after ${ending}.`,
  }),
};
