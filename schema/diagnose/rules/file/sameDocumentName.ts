import type { MessageRule } from '../../rule.ts';

export const sameDocumentName: MessageRule<[first: string]> = {
  name: 'same-document-name',
  about:
    'Two files whose names differ only in capitals are one file on macOS and Windows: whoever gets the folder there has only one of the pages.',
  examples: [
    {
      file: 'Visit.json',
      wrong:
        '⟦⟧{\n  "$schema": "../../schema/page.schema.json",\n  "path": "/come-in",\n  "published": false,\n  "title": "Come in and play a piano",\n  "description": "Where the pianos of the workshop can be played, when they can be played, and whom to ask.",\n  "blocks": [{ "type": "hero", "headline": "Try one of our pianos" }]\n}\n',
      message: 'The name of this file differs from "visit.json" only in capitals.',
      suggestion: 'Give one of the two files another name.',
    },
  ],
  describe: (first) => ({
    message: `The name of this file differs from "${first}" only in capitals.`,
    suggestion: 'Give one of the two files another name.',
  }),
};
