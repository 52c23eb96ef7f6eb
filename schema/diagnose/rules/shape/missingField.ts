import { inForm, type Phrase } from '../../phrase.ts';
import type { MessageRule } from '../../rule.ts';

export const missingField: MessageRule<
  [field: string, within: string, place: Phrase, help: Phrase | undefined]
> = {
  name: 'missing-field',
  about:
    'Some fields are required. docs/pages.md lists them for every block, docs/site.md for site.json.',
  examples: [
    {
      file: 'visit.json',
      right:
        '{\n      "type": "embed",\n      "id": "request",\n      "headline": "Ask for a tuning",\n      "source": "lead-form",',
      wrong:
        '⟦{⟧\n      "type": "embed",\n      "id": "request",\n      "headline": "Ask for a tuning",',
      message: '"source" is missing in block 2 (embed).',
      suggestion:
        'Which of the two to show: the form or the blog of site.json. Write it as in "source": "lead-form".',
    },
  ],
  describe: (field, within, place, help) => ({
    message: { inFile: `${field} is missing${within}.`, inForm: `${inForm(place)} is missing.` },
    suggestion: help,
  }),
};
