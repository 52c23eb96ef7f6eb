import type { SpokenRule } from '../../rule.ts';

export const comment: SpokenRule = {
  name: 'comment',
  severity: 'error',
  about: 'JSON knows no comments: neither // nor /* */.',
  examples: [
    {
      file: 'home.json',
      right: '"path": "/",',
      wrong: '"path": "/", ⟦// the home page⟧',
      fix: true,
    },
    {
      file: 'home.json',
      right: '"path": "/",',
      wrong: '"path": ⟦/* home */⟧ "/",',
      fix: true,
    },
  ],
  say: () => ({
    message: 'JSON has no comments.',
    suggestion: 'Take it out. Notes for other editors can stand in a file beside the documents.',
  }),
};
