import type { RuleGroup } from './ruleGroup.ts';
import { amount, listed } from './words.ts';

type LanguageFolder = { folder: string; language: string; names: readonly string[] };
type Path = { path: string };
type OtherLanguage = { language: string; found: string };

export const languages = {
  title: 'Languages',
  rules: {
    'language-folder': {
      about: 'Every language has one folder, named after it: "de" for "de-DE".',
    },
    'language-address': {
      about: 'The addresses of a language begin with the name of its folder, such as /de.',
    },
    'wrong-translation': {
      about: 'A page translates one page in another language, and has one translation in each.',
    },
    'translated-link': {
      severity: 'warning',
      about: 'Visitors want to stay in their language. Link to the translation.',
    },
    'not-translated': {
      severity: 'warning',
      about: 'Visitors and search engines expect the language of the page. Translate the text.',
    },
    'same-as-inherited': {
      severity: 'warning',
      about:
        'A language inherits what its site.json omits. Remove the field, or it does not change when the site does.',
    },
    'other-language': {
      severity: 'warning',
      about: 'Screen readers pronounce each text in the language of the site. Translate it.',
    },
    'unknown-language': {
      severity: 'warning',
      about:
        'Built-in texts exist in English, German, Spanish and French. For other languages, translate them in "words" of site.json.',
    },
  },
  sentences: {
    'language-folder': ({ folder, language, names }: LanguageFolder) => [
      `The folder is called "${folder}", but its language is "${language}".`,
      `Call the folder "${names[0]}", or change the language.`,
    ],
    'language-folder/capitals': ({ folder }: { folder: string }) => [
      `The folder "${folder}" has capital letters, but folder names are lowercase.`,
      `Call the folder "${folder.toLowerCase()}".`,
    ],
    'language-folder/twice': ({ language }: { language: string }) => [
      `The site already has pages in the language "${language}".`,
      'Write the language of this folder.',
    ],
    'language-address': ({ folder, meant }: { folder: string; meant: string }) => [
      `The pages in the folder "${folder}" have addresses below /${folder}.`,
      `Did you mean "${meant}"?`,
    ],
    'language-address/folder': ({ folder }: { folder: string }) => [
      `Addresses below /${folder} belong to the pages in the folder "${folder}".`,
      `Move this file to the folder "${folder}", or choose another address.`,
    ],
    'wrong-translation': () => [
      'This page is in the same language.',
      'Write the address of the page in another language that this page translates.',
    ],
    'wrong-translation/twice': ({ original, path }: Path & { original: string }) => [
      `The page ${path} already translates "${original}".`,
      'Remove this field from one of the two pages.',
    ],
    'translated-link': ({ meant }: { meant: string }) => [
      'This link leads to a page in another language.',
      `The page in this language is "${meant}".`,
    ],
    'not-translated': ({ path }: Path) => [
      `This page still has texts of "${path}", which it translates.`,
      'Translate them.',
    ],
    'not-translated/settings': ({ names }: { names: readonly string[] }) => [
      `This language inherits ${amount(names.length, 'text')} in the language of the site.`,
      `Translate ${listed(names)}.`,
      'Translate them here.',
    ],
    'same-as-inherited': ({ names }: { names: readonly string[] }) => [
      `These fields say the same as those of the site: ${names.join(', ')}.`,
      'Remove them.',
    ],
    'other-language': ({ language, found, more }: OtherLanguage & { more: number }) => [
      `This text is in ${languageName(found)}. The site is in ${languageName(language)}.`,
      more === 0 ? 'Translate it.' : `Translate it, and ${amount(more, 'more text')} of this page.`,
    ],
    'other-language/site': ({ language, found }: OtherLanguage) => [
      `Most texts are in ${languageName(found)}, not in ${languageName(language)}.`,
      'Correct the language, or translate the texts.',
    ],
    'unknown-language': ({ language, missing }: { language: string; missing: number }) => [
      `The built-in texts, such as "Skip to content", have no translation for "${language}".`,
      `Translate ${amount(missing, 'text')} in the site settings, under "Wording".`,
    ],
  },
} as const satisfies RuleGroup;

function languageName(tag: string): string {
  return new Intl.DisplayNames('en', { type: 'language' }).of(tag.split('-')[0] ?? tag) ?? tag;
}
