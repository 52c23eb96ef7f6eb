import { fictionalNumberIn, isFilledIn } from '../../fictionalNumbers.ts';
import type { DocumentRule } from '../../rule.ts';
import { inDocuments } from './inDocuments.ts';

export const fictionalPhone: DocumentRule = {
  name: 'fictional-phone',

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
