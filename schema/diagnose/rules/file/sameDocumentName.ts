import type { MessageRule } from '../../rule.ts';

export const sameDocumentName: MessageRule<[first: string]> = {
  name: 'same-document-name',

  describe: (first) => ({
    message: `The name of this file differs from "${first}" only in capitals.`,
    suggestion: 'Give one of the two files another name.',
  }),
};
