import type { DocumentRule } from '../../rule.ts';
import { inDocuments } from './inDocuments.ts';

const examples = [
  /\bexample\.(com|org|net|edu|info|co\.uk|de|at|ch|fr|es|it|nl|eu)\b/i,
  /[\w-]\.(example|invalid)\b/i,
  /\bexample street\b/i,
  /\b(your|my)-?(company|domain|site|website|business)(-?name)?\.[a-z]{2,}(?![\w.-]*\w)/i,
  /@(domain|company)\.(com|org|net)\b/i,
];

export const exampleAddress: DocumentRule = {
  name: 'example-address',

  check: (documents) =>
    inDocuments(documents, (text) =>
      examples.some((example) => example.test(text))
        ? { message: `"${text}" is an example.`, suggestion: 'Write your own address.' }
        : undefined,
    ),
};
