import type { DocumentRule } from '../../rule.ts';
import { inDocuments } from './inDocuments.ts';

/** What people write in the place of a text. */
const placeholders = [
  /\blorem ipsum\b|\bdolor sit amet\b|\bconsectetur adipi/i,
  /\b(FIXME|TBD)\b|\bTODO\b(?=\s*:)/,
  /\b(fixme|tbd|to-?do)\s*:/,
  // XXX-Large is a size, and XXX a number.
  /\bx{3,}\b(?!-?[lL])/,
  /\[(insert|your|add|enter|name|company|city|date|phone|text|ihr|votre)\b[^\]]*\]/i,
  /<(insert|your|name|company)\b[^>]*>/i,
  /^your (company|business|name)( name)?$|\byour company (name|inc|llc|ltd|gmbh)\b/i,
  /^yourtown$|^anytown$|^musterstadt$|\bmusterfirma\b|\bmusterstra(ß|ss)e\b|\bmax mustermann\b/i,
  /^0{5}$/,
  /\b(placeholder|dummy|sample|filler) text\b|\btext goes here\b|\bblah blah\b|^(asdf\w*|qwerty|foo bar)$/i,
];

// In Spanish and Portuguese, in capitals, it is the word for "all".
const todo = /\bTODO\b/;
const wordInLanguage = /^(es|pt|gl|ca)\b/;

export const placeholderText: DocumentRule = {
  name: 'placeholder-text',

  check: (documents) => {
    const { language } = documents.site;
    const found = wordInLanguage.test(language) ? placeholders : [...placeholders, todo];
    return inDocuments(documents, (text) =>
      found.some((placeholder) => placeholder.test(text))
        ? { message: `"${text}" is only a placeholder.`, suggestion: 'Write your own text.' }
        : undefined,
    );
  },
};
