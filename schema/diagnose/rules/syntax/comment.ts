import type { MessageRule } from '../../rule.ts';

export const comment: MessageRule = {
  name: 'comment',
  about:
    'JSON has no comments, neither // nor /* */. --fix keeps them, because the words in them would be lost.',
  examples: [
    {
      file: 'home.json',
      right: '"path": "/",',
      wrong: '"path": "/", ⟦// the home page⟧',
      suggest: true,
    },
    { file: 'home.json', right: '"path": "/",', wrong: '"path": ⟦/* home */⟧ "/",', suggest: true },
  ],
  describe: () => ({
    message: 'JSON has no comments.',
    suggestion: 'Take it out. Notes for other editors can be in a file beside the documents.',
  }),
};
