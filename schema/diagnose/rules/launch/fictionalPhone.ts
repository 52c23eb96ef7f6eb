import type { DocumentRule } from '../../rule.ts';
import { inSite } from './inSite.ts';

export const fictionalPhone: DocumentRule = {
  name: 'fictional-phone',
  about: 'The numbers from 555-0100 to 555-0199 are reserved for films and examples.',
  examples: [
    {
      file: 'site.json',
      right: '"workshop": "+44 20 7946 0018"',
      wrong: '"workshop": "⟦(919) 555-0100⟧"',
      message: '(919) 555-0100 is a number for films and examples; nobody answers it.',
      suggestion: 'Write your own number.',
    },
  ],
  check: (documents) =>
    inSite(
      documents,
      (text) => /555[ .-]?01\d\d/.test(text),
      (text) => ({
        message: `${text} is a number for films and examples; nobody answers it.`,
        suggestion: 'Write your own number.',
      }),
    ),
};
