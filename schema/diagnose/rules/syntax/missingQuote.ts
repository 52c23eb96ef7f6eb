import type { MessageRule } from '../../rule.ts';

export const missingQuote: MessageRule<[side: 'begins' | 'ends', near: string]> = {
  name: 'missing-quote',
  about:
    'A text begins and ends with a quotation mark. --fix adds one that is missing before the name of a field. Where a text ends, only its author knows.',
  examples: [
    {
      file: 'home.json',
      right: '"title": "Listen",\n',
      wrong: '"title": ⟦"Listen⟧,\n',
      message: 'The quotation mark that ends this text is missing.',
      suggestion: 'Write " after Listen.',
      suggest: true,
    },
    {
      file: 'home.json',
      right: '"By ear, from the middle outwards." },',
      wrong: '⟦By ear, from the middle outwards."⟧ },',
      message: 'The quotation mark that begins this text is missing.',
      suggestion: 'Write " before By ear, from.',
      suggest: true,
    },
    {
      file: 'home.json',
      right: '"path": "/"',
      wrong: '⟦path"⟧: "/"',
      message: 'The quotation mark that begins this text is missing.',
      suggestion: 'Write " before path.',
      fix: true,
    },
  ],
  describe: (side, near) => ({
    message: `The quotation mark that ${side} this text is missing.`,
    suggestion: `Write " ${side === 'begins' ? 'before' : 'after'} ${near}.`,
  }),
};
