import type { MessageRule } from '../../rule.ts';

export const extraText: MessageRule = {
  name: 'extra-text',
  about: 'A document is one group of fields in braces. After its last brace nothing follows.',
  examples: [{ file: 'visit.json', right: '\n}\n', wrong: '\n}\n⟦"path"⟧: "/more"\n' }],
  describe: () => ({
    message: 'The document has ended before this.',
    suggestion: 'Take it out, or check the brackets above.',
  }),
};
