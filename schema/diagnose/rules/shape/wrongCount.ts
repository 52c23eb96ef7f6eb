import { inFile, inForm, onlyInFile, type Phrase, phrase } from '../../phrase.ts';
import type { MessageRule } from '../../rule.ts';
import { amount } from '../../words.ts';

export const wrongCount: MessageRule<
  [subject: Phrase, count: number, bound: 'at least' | 'at most', limit: number, canOmit: boolean]
> = {
  name: 'wrong-count',
  about: 'A list has at least one entry, and at most as many as its layout has room for.',
  examples: [
    {
      file: 'restoration.json',
      right: '["Actions and hammers", "Strings and pins", "Cases and keys"]',
      wrong: '⟦[⟧]',
      message: '"items" in block 2 (list) has 0 entries and takes at least 2.',
      suggestion: 'Add 2 entries.',
    },
    {
      file: 'home.json',
      right: '"phone": "workshop"',
      wrong: '"phone": "workshop",\n      "badges": ⟦[⟧"a", "b", "c", "d", "e", "f", "g"]',
      message: '"badges" in block 1 (hero) has 7 entries and takes at most 6.',
      suggestion: 'Take 1 entry out.',
    },
    {
      file: 'home.json',
      right: '"phone": "workshop"',
      wrong: '"phone": "workshop",\n      "badges": ⟦[⟧]',
      message: '"badges" in block 1 (hero) has 0 entries and takes at least 1.',
      suggestion: 'Add 1 entry, or take the field out.',
      suggest: true,
    },
  ],
  describe: (subject, count, bound, limit, canOmit) => ({
    message: {
      inFile: `${inFile(subject)} has ${amount(count, 'entry', 'entries')} and takes ${bound} ${limit}.`,
      // In a form, the subject is the label of a list: "The badges".
      inForm: `${inForm(subject)}: ${amount(count, 'entry', 'entries')}, but there must be ${bound} ${limit}.`,
    },
    suggestion:
      bound === 'at least'
        ? phrase`Add ${amount(limit - count, 'entry', 'entries')}${onlyInFile(canOmit ? ', or take the field out' : '')}.`
        : `Take ${amount(count - limit, 'entry', 'entries')} out.`,
  }),
};
