import {
  addressIn,
  type Folder,
  type Group,
  homeOf,
  isGroup,
  notFoundOf,
  notFoundPath,
  once,
  ownValue,
} from '../../schema/browser.ts';
import { pageFields, type SourceFile } from '../../schema/index.ts';
import {
  folderNames,
  isSameLanguage,
  languageFolders,
  linksIn,
  textsOfKind,
  versionsOf,
  withTextsAt,
} from '../../schema/inspect.ts';
import { type PageEntry, type SiteLanguage, siteName } from '../api.ts';
import { folderIn, isSettings, settingsIn } from '../languages.ts';
import { withoutPage } from '../links/moved.ts';
import { placesIn } from '../links/places.ts';
import { pageOf } from '../links/withLinks.ts';
import { Refused } from '../refused.ts';
import { type Listing, readableFile, refuseErrors } from './documents.ts';
import { changedContents, freeName, movedHint } from './pages.ts';
import type { Contents, CopyRequest } from './requests.ts';
import { contentOf } from './siteState.ts';
import { documentOf, textOf } from './source.ts';
import { untranslatedIn, wordFinder } from './untranslated.ts';

type Files = ReadonlyMap<string, SourceFile>;

/** The folders of the languages of a site, the main one first: "". */
export function foldersIn(files: Files): Folder[] {
  return ['', ...languageFolders([...files.keys()], siteName)];
}

/** The languages of a site, if it has several. */
export function languagesIn(files: Files): SiteLanguage[] | undefined {
  const folders = foldersIn(files);
  if (folders.length === 1) return undefined;
  return folders.map((folder) => {
    const language = ownValue(documentOf(files.get(settingsIn(folder))), 'language');
    return { folder, language: typeof language === 'string' ? language : folder || 'en' };
  });
}

/** What the list of pages shows of a page in several languages. */
type OfLanguage = Pick<PageEntry, 'folder' | 'versions' | 'untranslated'>;

/** Returns a function that looks up a page's language, its versions, and its untranslated texts; nothing for a site in one language. */
export function translationsIn(files: Files): (name: string) => OfLanguage {
  const languages = languagesIn(files);
  if (!languages) return () => ({});
  const [main, ...others] = languages;
  // Those for another region of the same language, such as en-US and en-GB, need no translation.
  const isTranslation = (folder: Folder) =>
    others.some(
      (other) => other.folder === folder && !isSameLanguage(other.language, main?.language),
    );
  const { names, versions } = versionsAmong(files);
  const isInMain = (name: string) => folderIn(name, (other) => files.has(other)) === '';
  const isCommon = wordFinder([...files.values()].filter(({ name }) => isInMain(name)));
  return (name) => {
    const file = files.get(name);
    const found = file && versions.get(textOf(file, 'path'));
    const pageVersions = Object.entries(found ?? {}).flatMap(([folder, path]) => {
      const version = names.get(path);
      return version === undefined ? [] : [[folder, version] as const];
    });
    const folder = folderIn(name, (other) => files.has(other));
    const original = isTranslation(folder)
      ? files.get(Object.fromEntries(pageVersions)[''] ?? '')
      : undefined;
    const untranslated = file && original ? untranslatedIn(file, original, isCommon) : [];
    return {
      folder,
      ...(pageVersions.length > 0 && { versions: Object.fromEntries(pageVersions) }),
      ...(untranslated.length > 0 && { untranslated }),
    };
  };
}

/** The versions of pages in several languages by their addresses, and the name of the page at each address. */
const versionsAmong = once((files: Files) => {
  const pages = Array.from(files).flatMap(([name, file]) => {
    const path = textOf(file, 'path');
    if (path === '' || isSettings(name)) return [];
    const folder = folderIn(name, (other) => files.has(other));
    const translates = ownValue(documentOf(file), 'translates');
    return {
      ...{ name, folder, path, file: withoutFolder(name, folder) },
      ...(typeof translates === 'string' && { translates }),
    };
  });
  const names = new Map(pages.map(({ name, path }) => [path, name]));
  return { names, versions: versionsOf(pages) };
});

function withoutFolder(name: string, folder: Folder): string {
  return folder === '' ? name : name.slice(folder.length + 1);
}

/** Copies a page to the folder of another language, to be translated there. Refuses a page that has a version in it. */
export function translate(
  listing: Listing,
  { name, folder }: CopyRequest<'translate'>,
): { name: string; contents: Contents } {
  const { files } = listing;
  const file = readableFile(listing, name);
  const { names, versions } = versionsAmong(files);
  const existing = versions.get(textOf(file, 'path'))?.[folder];
  if (existing !== undefined) {
    throw new Refused(`This page already has a translation: “${names.get(existing)}”.`);
  }
  const copy = translated(files, name, folder);
  const after = { ...listing, files: new Map(files).set(copy.name, copy) };
  refuseErrors(listing, after, new Set([copy.name]));
  return { name: copy.name, contents: new Map([[copy.name, contentOf(copy)]]) };
}

/** Adds a language with copies of the home page and the 404 page. Its settings only have the language: they inherit everything. */
export function addLanguage(
  listing: Listing,
  { language }: CopyRequest<'addLanguage'>,
): { name: string; contents: Contents } {
  const { files } = listing;
  const used = new Set([...files.keys()].map((name) => name.split('/')[0]));
  const folder = folderNames(language).find((name) => !used.has(name));
  if (folder === undefined) throw new Refused('This site already has this language.');
  const name = settingsIn(folder);
  const schema = ownValue(documentOf(files.get(siteName)), '$schema');
  const hint = typeof schema === 'string' && {
    $schema: movedHint(schema.replace(/site(?=\.schema\.json$)/, 'language'), '', folder),
  };
  const text = `${JSON.stringify({ ...hint, language }, null, 2)}\n`;
  let all = new Map(files).set(name, { name, text });
  // The 404 page leads to the home page.
  for (const path of ['/', notFoundPath]) {
    const page = versionsAmong(files).names.get(path);
    const copy = page === undefined ? undefined : translated(all, page, folder);
    if (copy) all = new Map(all).set(copy.name, copy);
  }
  const added = Array.from(all.values()).filter((file) => files.get(file.name) !== file);
  refuseErrors(listing, { ...listing, files: all }, new Set(added.map((file) => file.name)));
  return { name, contents: new Map(added.map((file) => [file.name, contentOf(file)])) };
}

/** Removes a language: its settings and its pages. Links to them are removed, or lead to the pages that they translate. */
export function removeLanguage(
  listing: Listing,
  { folder }: CopyRequest<'removeLanguage'>,
): Contents {
  const { files } = listing;
  if (folder === '') throw new Refused('This is the main language of the site.');
  const { versions } = versionsAmong(files);
  const removed = [...files.keys()].filter(
    (name) => folderIn(name, (other) => files.has(other)) === folder,
  );
  // An unreadable file cannot be restored.
  const paths = removed
    .map((name) => textOf(readableFile(listing, name), 'path'))
    .filter((path) => path !== '');
  const change = (_name: string, document: Group) => {
    const { translates, ...rest } = document;
    const unlinked = paths.some((path) => path === translates) ? rest : document;
    const linked = new Set(linksIn(unlinked).map(({ href }) => pageOf(href)));
    return paths
      .filter((path) => linked.has(path))
      .map((from) => ({ from, to: versions.get(from)?.[''] ?? '/' }))
      .reduce(
        (after, way) => withoutPage(after, { ...way, takesOut: true, redirect: false }),
        unlinked,
      );
  };
  return changedContents(listing, change, removed);
}

/** The copy of a page for another language: its file has the same name, and its links lead to pages of that language. */
function translated(files: Files, name: string, folder: Folder): SourceFile {
  const file = files.get(name);
  const document = documentOf(file);
  if (!file || !isGroup(document)) {
    throw new Refused(`"${name}" has an error. Fix the error before you translate the page.`);
  }
  const from = folderIn(name, (other) => files.has(other));
  const route = textOf(file, 'path');
  const path = addressIn(folder, from === '' ? route : route.slice(from.length + 1) || '/');
  // Every language has these pages, so they cannot be unpublished.
  const isRequired = [homeOf(folder), notFoundOf(folder)].includes(path);
  const fileName = folder + (folder && '/') + withoutFolder(name, from);
  const copied = freeName([...files.keys()], fileName);
  const { $schema, path: _path, published: _published, translates, ...rest } = document;
  const original = translates ?? (copied === fileName ? undefined : route);
  const copy = {
    ...(typeof $schema === 'string' && { $schema: movedHint($schema, from, folder) }),
    path,
    ...(!isRequired && { published: false }),
    ...(original !== undefined && !isRequired && { translates: original }),
    ...rest,
  };
  const { names, versions } = versionsAmong(files);
  const texts = linksIn(copy).flatMap(({ path: place, href, kind }) => {
    const to = pageOf(href);
    const version = to === route ? path : versions.get(to)?.[folder];
    if (kind !== 'link' || version === undefined) return [];
    const target = version === path ? file : files.get(names.get(version) ?? '');
    // Visitors of a published page cannot follow a link to an unpublished one.
    if (isRequired && ownValue(documentOf(target), 'published') === false) return [];
    const anchor = href.slice(to.length + 1);
    const hasAnchor = anchor !== '' && placesIn(documentOf(target)).some(({ id }) => id === anchor);
    return [{ path: place, text: hasAnchor ? `${version}#${anchor}` : version }];
  });
  // A list shows the pages of its language, even if none of them is translated yet.
  const lists = textsOfKind('below', pageFields, copy).map(({ path: place, text: below }) => {
    const inSite = from === '' ? below : below.slice(from.length + 1);
    return { path: place, text: versions.get(below)?.[folder] ?? addressIn(folder, inSite) };
  });
  const text = `${JSON.stringify(withTextsAt(copy, [...texts, ...lists]), null, 2)}\n`;
  return { name: copied, text };
}
