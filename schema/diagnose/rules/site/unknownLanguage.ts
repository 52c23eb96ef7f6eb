import { translationLanguage, wordNames } from '../../../words/index.ts';
import type { DocumentRule } from '../../rule.ts';
import { amount } from '../../words.ts';

// The most names that one message lists.
const mostNamed = 12;

const suggestionFor = (names: readonly string[]) => ({
  inFile: inFileOf(names),
  inForm: `Write yours in the site settings, under "Words of the site". ${amount(names.length, 'text is', 'texts are')} still in English.`,
});

const inFileOf = (names: readonly string[]) =>
  `Write yours under "words" in site.json. Still in English: ${names.slice(0, mostNamed).join(', ')}${names.length > mostNamed ? ` and ${names.length - mostNamed} more` : ''}.`;

/** A language that the code has no words in, where site.json does not have every word itself. */
export const unknownLanguage: DocumentRule = {
  name: 'unknown-language',

  check({ site, siteSource }) {
    const { language, words = {} } = site;
    const missing = wordNames.filter((name) => words[name] === undefined);
    if (translationLanguage(language) || missing.length === 0) return [];
    return [
      {
        source: siteSource,
        path: ['language'],
        message: {
          inFile: `The words of the code are not there in the language "${language}".`,
          inForm: `The texts that come with the site are not there in the language "${language}".`,
        },
        suggestion: suggestionFor(missing),
      },
    ];
  },
};
