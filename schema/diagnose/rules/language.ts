import { sentenceOf } from '../../catalog/index.ts';
import { folderNames } from '../../languages.ts';
import { once } from '../../once.ts';
import { valueAt } from '../../schemaAt.ts';
import { groupBy } from '../groupBy.ts';
import { isKnownLanguage, languageOf } from '../languageOf.ts';
import type { DocumentRule } from '../rule.ts';
import { onceSaved } from '../savedResults.ts';
import { allTexts } from '../strings.ts';
import type { Finding, SourceTree, ValuePath } from '../types.ts';
import { textLeft } from './translations.ts';

/** Texts in another language than the site: not translated, or answered by a chatbot in its own. Once per page. */
const otherLanguage: DocumentRule = {
  name: 'other-language',
  check: (documents) => {
    const { folder, site, siteSource } = documents;
    const { language } = site;
    const siteLanguage = language?.split('-')[0] ?? '';
    if (language === undefined || !isKnownLanguage(siteLanguage)) return [];
    // The language itself is wrong.
    if (folder !== '' && !folderNames(language).includes(folder)) return [];
    const pages = documents.pages.filter((page) => !textLeft(page, documents));
    const texts = pages.map(({ source }) => ({ source, ...languagesIn(source, siteLanguage) }));
    const total = texts.reduce((sum, { count }) => sum + count, 0);
    const others = texts.flatMap(({ source, others }) =>
      others.map((text) => ({ source, ...text })),
    );
    const [first] = others;
    if (first && others.length > total / 2 && folder === '') {
      // The texts of a new site are English, and reported as examples.
      if (first.found === 'en') return [];
      const sentence = sentenceOf('other-language/site', { language, found: first.found });
      return [{ source: siteSource, path: ['language'], sentence }];
    }
    const byPage = groupBy(others, ({ source }) => source);
    return Array.from(byPage, ([source, [text, ...more]]): Finding[] => {
      if (!text) return [];
      const sentence = sentenceOf('other-language', {
        language,
        found: text.found,
        more: more.length,
      });
      return [{ source, path: text.path, sentence }];
    }).flat();
  },
};

/** How many texts of a document are certainly in a language, and those in another one than its site. */
type Languages = { count: number; others: { path: ValuePath; found: string }[] };
/** By the language of the site. */
const known = onceSaved(
  'languages',
  ({ source }) => source,
  (_: SourceTree): Record<string, Languages> => ({}),
);

/** The texts of a document whose language is certain. An unchanged document is not read again. */
function languagesIn(source: SourceTree, siteLanguage: string): Languages {
  const bySite = known(source);
  const before = bySite[siteLanguage];
  if (before) return before;
  const input = once((entry: object) => JSON.stringify(entry));
  const languages: Languages = { count: 0, others: [] };
  for (const { path, text, field } of allTexts(source.value)) {
    const found = field === 'code' ? undefined : languageOf(text, siteLanguage);
    if (found === undefined) continue;
    // "Do you speak English?" is for readers of that language.
    const isName = () =>
      input(Object(valueAt(source.value, path.slice(0, -1)))).includes(ownName(found));
    if (found !== siteLanguage && isName()) continue;
    languages.count += 1;
    if (found !== siteLanguage) languages.others.push({ path, found });
  }
  bySite[siteLanguage] = languages;
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
