import type { MessageRule } from '../../rule.ts';

export const oddSpace: MessageRule = {
  name: 'odd-space',
  about:
    'Spaces between fields are ordinary ones. Word processors and web pages use others that look the same.',
  examples: [{ file: 'home.json', right: '"number": 1,', wrong: '"number":⟦\u00a0⟧1,', fix: true }],
  describe: () => ({
    message: 'This looks like a space but is another character, which JSON does not allow here.',
    suggestion: 'Replace it by an ordinary space.',
  }),
};
