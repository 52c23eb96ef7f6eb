import { inFile, inForm, onlyInFile, type Phrase, phrase } from '../../phrase.ts';
import type { MessageRule } from '../../rule.ts';
import { amount } from '../../words.ts';

export const wrongCount: MessageRule<
  [subject: Phrase, count: number, bound: 'at least' | 'at most', limit: number, canOmit: boolean]
> = {
  name: 'wrong-count',

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
