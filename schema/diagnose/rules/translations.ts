import { dequal } from 'dequal';
import { sentenceOf } from '../../catalog/index.ts';
import { textContentOf } from '../../kinds.ts';
import { folderNames, isSameLanguage, isTranslated, languageSiteFields } from '../../languages.ts';
import { once } from '../../once.ts';
import { pageFields } from '../../page.ts';
import { addressIn, homeOf, isAddressIn, notFoundOf } from '../../paths.ts';
import { allFields } from '../../schemaAt.ts';
import { isGroup, ownValue } from '../../values.ts';
import { editsOf } from '../change.ts';
import { everyPage, knownPages } from '../knownParts.ts';
import { isInherited } from '../languages.ts';
import { linksIn } from '../links.ts';
import type { DocumentRule } from '../rule.ts';
import type { Documents, Finding, PageSource, SourceTree, ValuePath } from '../types.ts';

/** A page whose address is in another language than its file. */
const languageAddress: DocumentRule = {
  name: 'language-address',
  check(documents) {
    const { folder, folders } = documents;
    if (folders.length === 0) return [];
    return knownPages(documents).flatMap(({ page: { path }, source }): Finding[] => {
      if (path === undefined || isAddressIn(folder, path, folders)) return [];
      const place = { source, path: ['path'] };
      if (folder === '') {
        const [, other = ''] = path.split('/');
        return [{ ...place, sentence: sentenceOf('language-address/folder', { folder: other }) }];
      }
      const meant = addressIn(folder, path);
      // Addresses have no capitals. Such a folder gets another name first.
      const isName = folder === folder.toLowerCase();
      const fix = isName ? editsOf(source, ['path'], { value: meant }) : undefined;
      return [{ ...place, sentence: sentenceOf('language-address', { folder, meant }), fix }];
    });
  },
};

/** A folder whose name is not that of its language, or a language that the site already has. */
const languageFolder: DocumentRule = {
  name: 'language-folder',
  isForAll: true,
  check: (documents) =>
    documents.languages.flatMap(({ folder, site: { language }, siteSource }, index): Finding[] => {
      if (language === undefined) return [];
      const place = { source: siteSource, path: ['language'] };
      const before = [documents, ...documents.languages.slice(0, index)];
      const same = before.find(({ site }) => site.language === language);
      if (same) return [{ ...place, sentence: sentenceOf('language-folder/twice', { language }) }];
      const names = folderNames(language);
      if (names.includes(folder)) return [];
      if (names.includes(folder.toLowerCase())) {
        return [{ ...place, sentence: sentenceOf('language-folder/capitals', { folder }) }];
      }
      return [{ ...place, sentence: sentenceOf('language-folder', { folder, language, names }) }];
    }),
};

/** The home page and 404 page of a language that is not always shown. Those of the site are checked by the schema of a page. */
const alwaysShown: DocumentRule = {
  name: 'unpublished-page',
  check: ({ folder, pages }) =>
    pages.flatMap(({ page, source }): Finding[] => {
      const isRequired = [homeOf(folder), notFoundOf(folder)].includes(page.path);
      if (folder === '' || !isRequired) return [];
      const wrong = {
        published: page.published === false && sentenceOf('unpublished-page/required'),
        showFrom: page.showFrom !== undefined && sentenceOf('shown-days/required'),
        showUntil: page.showUntil !== undefined && sentenceOf('shown-days/required'),
      };
      return Object.entries(wrong).flatMap(([name, sentence]): Finding[] => {
        const suggest = editsOf(source, [name], 'remove');
        return sentence ? [{ source, path: [name], sentence, suggest }] : [];
      });
    }),
};

/** A link to a page in another language that has a version in this one. */
const translatedLink: DocumentRule = {
  name: 'translated-link',
  needs: 'paths',
  check(documents) {
    const { folder, site, siteSource, versions } = documents;
    if (versions.size === 0) return [];
    const anchors = new Map(
      everyPage(documents).map(({ page }) => [page.path, page.blocks.map((block) => block?.id)]),
    );
    // Published pages cannot link to a translation before it is published.
    const hidden = new Set(
      knownPages(documents).flatMap(({ page }) => (page.published === false ? page.path : [])),
    );
    const find = (document: object, source: SourceTree, isPublished = true): Finding[] =>
      linksIn(document).flatMap(({ path, href, kind }) => {
        const [to = '', anchor] = href.split('#');
        const translation = versions.get(to)?.[folder];
        if (kind !== 'link' || translation === undefined || translation === to) return [];
        if (hidden.has(translation) && isPublished) return [];
        const hasAnchor = anchor !== undefined && anchors.get(translation)?.includes(anchor);
        const meant = hasAnchor ? `${translation}#${anchor}` : translation;
        const suggest = editsOf(source, path, { value: meant });
        return [{ source, path, sentence: sentenceOf('translated-link', { meant }), suggest }];
      });
    return [
      ...knownPages(documents).flatMap(({ page, source }) =>
        find(page, source, page.published !== false),
      ),
      ...find(site, siteSource),
    ];
  },
};

/** Two pages of a language that translate the same page, or a page that translates one of its own language. */
const translates: DocumentRule = {
  name: 'wrong-translation',
  needs: 'paths',
  check(documents) {
    if (documents.folders.length === 0) return [];
    const byPath = new Map(knownPages(documents).map(({ page }) => [page.path, page]));
    return knownPages(documents).flatMap(({ page: { path, translates: original }, source }) => {
      if (path === undefined || original === undefined) return [];
      const place = { source, path: ['translates'] };
      if (byPath.has(original)) return [{ ...place, sentence: sentenceOf('wrong-translation') }];
      const version = documents.versions.get(original)?.[documents.folder];
      if (version === path || version === undefined) return [];
      return [
        { ...place, sentence: sentenceOf('wrong-translation/twice', { original, path: version }) },
      ];
    });
  },
};

/** Texts of this many words are hardly the same in two languages. */
const minWords = 4;

/** A page whose texts are still those of the page that it translates. */
const untranslated: DocumentRule = {
  name: 'not-translated',
  check: (documents) =>
    documents.pages.flatMap((page): Finding[] => {
      const left = textLeft(page, documents);
      if (!left || isOfOriginalLanguage(documents, left.original)) return [];
      const sentence = sentenceOf('not-translated', { path: left.original });
      return [{ source: page.source, path: left.path, sentence }];
    }),
};

/** Whether the documents are for another region of the language that a page at this path has. */
function isOfOriginalLanguage({ site, others }: Documents, path: string): boolean {
  const original = others.find(({ pages }) => pages.some(({ page }) => page.path === path));
  return isSameLanguage(original?.site.language, site.language);
}

/** The first text of a page that equals the one of the page that it translates, if that is so for at least half of them. */
export function textLeft(
  { page, source }: PageSource,
  { folder, versions, others }: Documents,
): { path: ValuePath; original: string } | undefined {
  const path = folder === '' ? undefined : versions.get(page.path)?.[''];
  const original =
    path === undefined
      ? undefined
      : others.flatMap(({ pages }) => pages).find((other) => other.page.path === path);
  if (!original || path === undefined) return undefined;
  const left = textsLeft(source, original.source);
  const [first] = left;
  return first && left.length * 2 >= longTexts(source).length
    ? { path: first, original: path }
    : undefined;
}

/** The paths of the longer texts of a page that the page has, too, which it translates. */
function textsLeft(page: SourceTree, original: SourceTree): ValuePath[] {
  const before = new Set(longTexts(original).map(({ text }) => text));
  return longTexts(page).flatMap(({ path, text }) => (before.has(text) ? [path] : []));
}

/** The longer texts for visitors in a page. An unchanged page is not read again. */
const longTexts = once(({ value: page }: SourceTree) =>
  allFields(pageFields, page).flatMap(({ path, value: text, field }) => {
    const isRead = typeof text === 'string' && textContentOf(field.kind) === 'words';
    return isRead && text.trim().split(/\s+/).length >= minWords ? [{ path, text }] : [];
  }),
);

/** Texts that a language inherits from a site in another one. */
const untranslatedSettings: DocumentRule = {
  name: 'not-translated',
  isForAll: true,
  check: ({ languages, site, siteValue }) =>
    languages.flatMap(({ site: { language }, siteSource: source }): Finding[] => {
      if (language === undefined || isSameLanguage(language, site.language)) return [];
      const inherited = allFields(languageSiteFields, siteValue).filter(
        ({ path, value, field }) =>
          typeof value === 'string' &&
          textContentOf(field.kind) === 'words' &&
          isTranslated(path, value) &&
          isInherited(path, source.value, siteValue),
      );
      if (inherited.length === 0) return [];
      // A language inherits a list as a whole.
      const fields = inherited.map(({ path }) => withoutEntries(path));
      const names = [...new Set(fields.map((path) => path.join(' › ')))];
      return [
        { source, path: ['language'], sentence: sentenceOf('not-translated/settings', { names }) },
      ];
    }),
};

/** The path of the outermost list around a value; that of the value if it is in none. */
function withoutEntries(path: ValuePath): ValuePath {
  const entry = path.findIndex((step) => typeof step === 'number');
  return entry < 0 ? path : path.slice(0, entry);
}

/** Fields of a language's site.json that say what the site's says. */
const sameAsInherited: DocumentRule = {
  name: 'same-as-inherited',
  isForAll: true,
  check: ({ languages, siteValue }) =>
    languages.flatMap(({ siteSource: source }): Finding[] => {
      const same = equalFields(source.value, siteValue, []);
      const [first] = same;
      if (!first) return [];
      const names = same.map((path) => path.join(' › '));
      const suggest = same.flatMap((path) => editsOf(source, path, 'remove') ?? []);
      const sentence = sentenceOf('same-as-inherited', { names });
      return [{ source, path: first, atKey: true, sentence, suggest }];
    }),
};

/** The outermost fields that are equal in two documents. */
function equalFields(overrides: unknown, site: unknown, around: ValuePath): ValuePath[] {
  if (!isGroup(overrides)) return [];
  return Object.entries(overrides).flatMap(([name, value]) => {
    const path = [...around, name];
    const before = ownValue(site, name);
    if (before === undefined || path[0] === 'language' || path[0] === '$schema') return [];
    return dequal(value, before) ? [path] : equalFields(value, before, path);
  });
}

/** While a document breaks one of these rules, it is not known which pages a language has. */
export const addressRules: readonly DocumentRule[] = [languageAddress];

export const translationRules: readonly DocumentRule[] = [
  ...[languageFolder, alwaysShown, translatedLink, translates, untranslated],
  ...[untranslatedSettings, sameAsInherited],
];
