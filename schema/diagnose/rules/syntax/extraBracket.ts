import type { MessageRule } from '../../rule.ts';

export const extraBracket: MessageRule<[bracket: string]> = {
  name: 'extra-bracket',
  about: 'Every closing brace or bracket closes one that was opened before.',
  examples: [
    {
      file: 'visit.json',
      right: '\n}\n',
      wrong: '\n}⟦}⟧\n',
      message: 'This } closes nothing: it is one too many.',
      suggestion: 'Take it out.',
    },
    {
      file: 'home.json',
      right: '"path": "/",',
      wrong: '"path": "/"⟦]⟧,',
      message: 'This ] closes nothing: it is one too many.',
    },
  ],
  describe: (bracket) => ({
    message: `This ${bracket} closes nothing: it is one too many.`,
    suggestion: 'Take it out.',
  }),
};
