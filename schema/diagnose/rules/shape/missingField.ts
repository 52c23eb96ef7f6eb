import { inForm, type Phrase } from '../../phrase.ts';
import type { MessageRule } from '../../rule.ts';

export const missingField: MessageRule<
  [field: string, within: string, place: Phrase, help: Phrase | undefined]
> = {
  name: 'missing-field',

  describe: (field, within, place, help) => ({
    message: { inFile: `${field} is missing${within}.`, inForm: `${inForm(place)} is missing.` },
    suggestion: help,
  }),
};
