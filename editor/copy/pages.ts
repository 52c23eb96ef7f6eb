import { dequal } from 'dequal';
import {
  addressIn,
  type Folder,
  fillFacts,
  type Group,
  homeOf,
  isGroup,
  notFoundOf,
  ownValue,
} from '../../schema/browser.ts';
import type { SourceFile } from '../../schema/index.ts';
import { dayIn, linksIn, timeZoneOf, valueAt } from '../../schema/inspect.ts';
import { type LinkEntry, siteName } from '../api.ts';
import { placeWords } from '../changes/placeWords.ts';
import { siteValueFor } from '../documentSchema.ts';
import { folderIn, isSettings, settingsFor } from '../languages.ts';
import { isInMenu, withMenuEntry } from '../links/menu.ts';
import { withChangedPath, withoutPage } from '../links/moved.ts';
import { pageOf } from '../links/withLinks.ts';
import { withoutLinks } from '../links/withoutLinks.ts';
import { Refused } from '../refused.ts';
import { documentNames } from './documentNames.ts';
import { existingFile, type Listing, readableFile, refuseErrors } from './documents.ts';
import { factsIn } from './factsIn.ts';
import type { Contents, CopyRequest } from './requests.ts';
import { fileNameFor, readSite, starter } from './site.ts';
import { contentOf } from './siteState.ts';
import { smallestChange } from './smallestChange.ts';
import { documentOf, textOf } from './source.ts';

type Files = Pick<Listing, 'files'>;

/** Returns a changed document, or the same object if nothing changes. */
type ChangeDocument = (name: string, document: Group) => Group;

/** The contents of the documents that a change changes, and of those that it removes. Refuses errors that it causes. */
export function changedContents(
  listing: Listing,
  change: ChangeDocument,
  removed: readonly string[] = [],
): Contents {
  const files = new Map(listing.files);
  const changed = new Map<string, SourceFile>();
  for (const [name, file] of listing.files) {
    const document = documentOf(file);
    const after = isGroup(document) && !removed.includes(name) ? change(name, document) : document;
    if (after !== document) changed.set(name, { name, text: smallestChange(file.text, after) });
  }
  for (const [name, file] of changed) files.set(name, file);
  for (const name of removed) files.delete(name);
  // A page that is removed with its links left as they are causes errors that the person knows of.
  if (changed.size > 0) refuseErrors(listing, { ...listing, files }, changed);
  return new Map([
    ...Array.from(changed, ([name, file]) => [name, contentOf(file)] as const),
    ...removed.map((name) => [name, undefined] as const),
  ]);
}

/** Creates a page from the starter or as a copy. Refuses errors and a path that is taken. */
export function create(
  listing: Listing,
  { path: route, title, copyOf }: CopyRequest<'create'>,
): { name: string; contents: Contents } {
  // The address decides which language the page belongs to.
  const folder = folderIn(route.slice(1), (other) => listing.files.has(other));
  const hint = movedHint(schemaIn(listing), '', folder);
  const { $schema = '', ...blank } = starter(hint, route, title);
  const model = copyOf === undefined ? blank : documentOf(readableFile(listing, copyOf));
  if (!isGroup(model)) {
    throw new Refused(`"${copyOf}" has an error. Fix the error before you copy the page.`);
  }
  const reference = copyOf === undefined ? $schema : model.$schema;
  const schema = reference ? { $schema: reference } : {};
  const first = { path: route, published: false };
  // The description is not copied, because it must be unique, and the days are those of the other page.
  const { description } = blank;
  const { showFrom: _from, showUntil: _until, ...rest } = model;
  const days = ownValue(model, 'date') === undefined ? {} : { date: todayOf(listing) };
  const document = { ...schema, ...first, ...rest, ...first, title, description, ...days };
  refuseUsedAddress(listing, route);
  const fileName =
    folder + (folder && '/') + fileNameFor(route.slice(addressIn(folder, '').length));
  const name = freeName([...listing.files.keys()], fileName);
  const created = { name, text: `${JSON.stringify(document, null, 2)}\n` };
  const after = { ...listing, files: new Map(listing.files).set(name, created) };
  refuseErrors(listing, after, new Set([name]));
  return { name, contents: new Map([[name, contentOf(created)]]) };
}

/** The current day of the site. */
function todayOf(listing: Listing): string {
  const site = readSite(documentOf(listing.files.get(siteName)));
  return dayIn(timeZoneOf(site ?? {}), Date.now());
}

/** The path of the JSON Schema in another page of the same folder; empty if no page has one. */
function schemaIn({ files }: Files): string {
  for (const [name, file] of files) {
    const found = name === siteName || name.includes('/') ? '' : schemaOf(documentOf(file));
    if (found !== '') return found;
  }
  return '';
}

/** The path of a JSON Schema, for a document in the folder of another language. */
export function movedHint(hint: string, from: Folder, to: Folder): string {
  if (!/^\.{1,2}\//.test(hint) || (from === '') === (to === '')) return hint;
  return to === '' ? hint.replace('../', '') : `../${hint}`.replace('.././', '../');
}

function schemaOf(document: unknown): string {
  const found = ownValue(document, '$schema');
  return typeof found === 'string' ? found : '';
}

/** The names of the pages with a path. */
function pagesAt({ files }: Files, route: string): string[] {
  const pages = Array.from(files).filter(([, file]) => textOf(file, 'path') === route);
  return route === '' ? [] : pages.map(([name]) => name);
}

/** Refuses the path of another page. */
function refuseUsedAddress({ files }: Files, route: string): void {
  const [owner] = pagesAt({ files }, route);
  if (owner === undefined) return;
  const title = documentNames(files)(owner, files.get(owner));
  throw new Refused(`“${title}” already has the address “${route}”.`);
}

/** An unused file name. The preferred name can belong to a page whose address was changed, since it keeps its file name. */
export function freeName(names: readonly string[], preferred: string): string {
  // Windows and macOS ignore case in names.
  const keyOf = (name: string) => name.normalize('NFC').toLowerCase();
  const used = new Set(names.map(keyOf));
  let free = preferred;
  for (let number = 2; used.has(keyOf(free)); number += 1) {
    free = preferred.replace(/\.json$/, `-${number}.json`);
  }
  return free;
}

/** The links to a page in other documents. */
export function linksTo({ files }: Files, name: string): LinkEntry[] {
  const target = textOf(existingFile({ files }, name), 'path');
  const nameOf = documentNames(files);
  const factsOf = factsIn(files);
  return Array.from(files).flatMap(([file, source]): LinkEntry[] => {
    const document = documentOf(source);
    if (file === name || !isGroup(document)) return [];
    const found = linksIn(document).filter(
      ({ href, path: [field] }) => pageOf(href) === target && field !== 'translates',
    );
    const { removed } = found.length > 0 ? withoutLinks(document, target) : { removed: [] };
    const title = nameOf(file, source);
    const facts = factsOf(file);
    return found.map(({ path, href }) => {
      const around = path.slice(0, -1);
      const removable = removed.find((known) => dequal(known.path, path));
      const text = wordsOf(valueAt(document, around));
      const place = placeWords(around, { name: file, value: document });
      return fillFacts(
        {
          ...{ file, path, href, title, place },
          ...(text !== undefined && { text }),
          ...(removable && { removal: removable.removal }),
        },
        facts,
      );
    });
  });
}

/** The text of the group around a link: of a link, a button or a card. */
function wordsOf(group: unknown): string | undefined {
  const texts = ['text', 'title', 'ctaText', 'from'].map((name) => ownValue(group, name));
  return texts.find((text) => typeof text === 'string');
}

/** Changes the path of a page, and with `below` of the pages below it, in all documents. */
export function move(
  listing: Listing,
  { name, path: to, changeLinks, redirect, below = false }: CopyRequest<'move'>,
): Contents {
  const from = textOf(readableFile(listing, name), 'path');
  if (isSettings(name) || from === '') {
    throw new Refused(`"${name}" is not a page with an address.`);
  }
  const pathsOf = (file: SourceFile | undefined, old: string, path: string) => ({
    ...{ from: old, to: path },
    // Visitors do not know the address of an unpublished page.
    redirect: redirect && ownValue(documentOf(file), 'published') !== false,
  });
  const moved = new Map([[name, pathsOf(listing.files.get(name), from, to)]]);
  for (const [other, file] of below && from !== '/' ? listing.files : []) {
    const route = textOf(file, 'path');
    if (route.startsWith(`${from}/`)) {
      moved.set(other, pathsOf(file, route, to + route.slice(from.length)));
    }
  }
  return changedContents(listing, (changed, document) =>
    Array.from(moved).reduce((after, [page, paths]) => {
      const linked = withChangedPath(after, {
        ...paths,
        changeLinks,
        changeLists: below && page === name,
        redirect: paths.redirect && changed === siteName,
        isMoved: changed === page,
      });
      return linked.translates === paths.from ? { ...linked, translates: paths.to } : linked;
    }, document),
  );
}

/** Publishes pages. */
export function publishPages(listing: Listing, { names }: CopyRequest<'publishPages'>): Contents {
  for (const name of names) readableFile(listing, name);
  return changedContents(listing, (name, document) => {
    if (!names.includes(name) || document.published !== false) return document;
    const { published: _published, ...rest } = document;
    return rest;
  });
}

/** Adds a page to the menu. */
export function addToMenu(listing: Listing, request: CopyRequest<'addToMenu'>): Contents {
  const [page = ''] = pagesAt(listing, request.path);
  const settings = settingsFor(page, (name) => listing.files.has(name));
  readableFile(listing, settings);
  const site = siteValueFor(page, (name) => documentOf(listing.files.get(name)));
  const contents = changedContents(listing, (name, document) =>
    name === settings ? withMenuEntry(document, request, site) : document,
  );
  if (contents.size === 0 && !isInMenu(site, request.path)) {
    throw new Refused(
      `The menu no longer has a group “${request.group}”. Nothing was changed. Choose another group.`,
    );
  }
  return contents;
}

/** Adds a contact to the settings. Refuses a name that is taken. */
export function addContact(
  listing: Listing,
  { field, name, value }: CopyRequest<'addContact'>,
): Contents {
  const site = documentOf(readableFile(listing, siteName));
  if (valueAt(site, [field, name]) !== undefined) {
    throw new Refused(`The settings already have the name “${name}”. Choose another name.`);
  }
  return changedContents(listing, (changed, document) => {
    if (changed !== siteName) return document;
    const contacts = ownValue(document, field);
    return { ...document, [field]: { ...(isGroup(contacts) && contacts), [name]: value } };
  });
}

/** Removes a page. With `instead`, changes the links to it. */
export function remove(listing: Listing, { name, instead }: CopyRequest<'remove'>): Contents {
  // An unreadable file cannot be restored.
  const file = readableFile(listing, name);
  const from = textOf(file, 'path');
  const folder = folderIn(name, (other) => listing.files.has(other));
  const purpose = isSettings(name)
    ? 'Every page uses it.'
    : from === homeOf(folder)
      ? 'It is the home page.'
      : from === notFoundOf(folder)
        ? 'Visitors see it when an address does not exist.'
        : undefined;
  if (purpose && pagesAt(listing, from).length < 2) {
    throw new Refused(`"${name}" cannot be deleted. ${purpose}`);
  }
  if (instead && !pagesAt(listing, instead.to).some((other) => other !== name)) {
    throw new Refused(`There is no other page with the address “${instead.to}”.`);
  }
  const change = (changed: string, document: Group) => {
    const { translates, ...rest } = document;
    const unlinked = from !== '' && translates === from ? rest : document;
    if (!instead || from === '') return unlinked;
    const redirect = instead.redirect && changed === siteName;
    return withoutPage(unlinked, { ...instead, from, redirect });
  };
  return changedContents(listing, change, [name]);
}

/** Restores a deleted page. Refuses if its file name or path is taken. */
export function restore(listing: Listing, { name, text }: CopyRequest<'restore'>): Contents {
  const file = { name, text };
  if (listing.files.has(name)) throw new Refused(`There is already a file "${name}".`);
  refuseUsedAddress(listing, textOf(file, 'path'));
  return new Map([[name, contentOf(file)]]);
}
