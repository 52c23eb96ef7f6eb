import type { DocumentRule } from '../../rule.ts';
import { inSite } from './inSite.ts';

export const exampleAddress: DocumentRule = {
  name: 'example-address',
  about:
    'An address with “example” in it belongs to nobody, whether it is of a site, of e-mail or of a street.',
  examples: [
    {
      file: 'site.json',
      right: '"url": "https://piano.test"',
      wrong: '"url": "⟦https://www.example.com⟧"',
      message: '"https://www.example.com" is an example.',
      suggestion: 'Write your own address.',
    },
  ],
  check: (documents) =>
    inSite(
      documents,
      (text) => /\bexample\.(com|org|net)\b|\.example\b|\bexample street\b/i.test(text),
      (text) => ({ message: `"${text}" is an example.`, suggestion: 'Write your own address.' }),
    ),
};
