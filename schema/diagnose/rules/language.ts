import { say } from '../../catalog/index.ts';
import { folderNames } from '../../languages.ts';
import { once } from '../../once.ts';
import { valueAt } from '../../schemaAt.ts';
import { groupBy } from '../groupBy.ts';
import { isKnownLanguage, languageOf } from '../languageOf.ts';
import type { DocumentRule } from '../rule.ts';
import { allTexts } from '../strings.ts';
import type { Finding, SourceTree, ValuePath } from '../types.ts';
import { textLeft } from './translations.ts';

/** Texts in another language than the site: not translated, or answered by a chatbot in its own. Once per page. */
const otherLanguage: DocumentRule = {
  name: 'other-language',
  check: (documents) => {
    const { folder, site, siteSource } = documents;
    const { language } = site;
    const own = language?.split('-')[0] ?? '';
    if (language === undefined || !isKnownLanguage(own)) return [];
    // The language itself is wrong.
    if (folder !== '' && !folderNames(language).includes(folder)) return [];
    const pages = documents.pages.filter((page) => !textLeft(page, documents));
    const texts = pages.flatMap(({ source }) => languagesIn(source, own));
    const others = texts.filter(({ found }) => found !== own);
    const [first] = others;
    if (first && others.length > texts.length / 2 && folder === '') {
      // The texts of a new site are English, and reported as examples.
      if (first.found === 'en') return [];
      const says = say('other-language/site', { language, found: first.found });
      return [{ source: siteSource, path: ['language'], says }];
    }
    const byPage = groupBy(others, ({ source }) => source);
    return Array.from(byPage, ([source, [text, ...more]]): Finding[] => {
      if (!text) return [];
      const says = say('other-language', { language, found: text.found, more: more.length });
      return [{ source, path: text.path, says }];
    }).flat();
  },
};

type Languages = { source: SourceTree; path: ValuePath; found: string }[];
const known = new WeakMap<SourceTree, { own: string; languages: Languages }>();

/** The texts of a document whose language is certain. An unchanged document is not read again. */
function languagesIn(source: SourceTree, own: string): Languages {
  const before = known.get(source);
  if (before?.own === own) return before.languages;
  const written = once((entry: object) => JSON.stringify(entry));
  const languages = allTexts(source.value).flatMap(({ path, text, field }) => {
    const found = field === 'code' ? undefined : languageOf(text, own);
    if (found === undefined) return [];
    if (found === own) return [{ source, path, found }];
    // "Do you speak English?" is for readers of that language.
    const entry = written(Object(valueAt(source.value, path.slice(0, -1))));
    return entry.includes(ownName(found)) ? [] : [{ source, path, found }];
  });
  known.set(source, { own, languages });
  return languages;
}

/** The name of a language in that language: "Deutsch". */
function ownName(language: string): string {
  const name =
    names.get(language) ??
    new Intl.DisplayNames(language, { type: 'language' }).of(language) ??
    language;
  names.set(language, name);
  return name;
}
const names = new Map<string, string>();

export const languageRules: readonly DocumentRule[] = [otherLanguage];
