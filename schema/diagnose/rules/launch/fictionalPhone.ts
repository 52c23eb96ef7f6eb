import { fictionalNumberIn, isFilledIn } from '../../fictionalNumbers.ts';
import type { DocumentRule } from '../../rule.ts';
import { inDocuments } from './inDocuments.ts';

export const fictionalPhone: DocumentRule = {
  name: 'fictional-phone',
  about:
    'Some numbers are reserved for films and examples: 555-0100 to 555-0199 in North America, 01632 960 and 020 7946 0 in Britain, and others in Germany, France, Sweden, Ireland and Australia. Nobody answers them, and nobody answers 123456789.',
  examples: [
    {
      file: 'site.json',
      right: '"workshop": "+44 20 7946 0018"',
      wrong: '"workshop": "⟦(919) 555-0100⟧"',
      message: '(919) 555-0100 is a number for films and examples; nobody answers it.',
      suggestion: 'Write your own number.',
    },
    {
      file: 'home.json',
      right: 'Your piano, as it sounded on its first day',
      wrong: '⟦Call 01632 960123 for a tuning⟧',
      message: '01632 960123 is a number for films and examples; nobody answers it.',
      suggestion: 'Write your own number.',
    },
  ],
  check: (documents) =>
    inDocuments(documents, (text, path) => {
      const isPhone = path[0] === 'phones';
      const number =
        isPhone && isFilledIn(text) ? text : fictionalNumberIn(text, documents.site.callingCode);
      if (number === undefined) return undefined;
      return {
        message: `${number} is a number for films and examples; nobody answers it.`,
        suggestion: 'Write your own number.',
      };
    }),
};
