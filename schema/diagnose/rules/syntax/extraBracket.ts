import type { SpokenRule } from '../../rule.ts';

export const extraBracket: SpokenRule<[bracket: string]> = {
  name: 'extra-bracket',
  severity: 'error',
  about: 'Every closing brace or bracket closes one that was opened before it.',
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
      suggestion: 'Take it out.',
    },
  ],
  say: (bracket) => ({
    message: `This ${bracket} closes nothing: it is one too many.`,
    suggestion: 'Take it out.',
  }),
};
