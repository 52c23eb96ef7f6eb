import { dequal } from 'dequal';
import {
  factsOf,
  fillFacts,
  type Group,
  isGroup,
  notFoundPath,
  ownValue,
} from '../../schema/browser.ts';
import { linksIn, valueAt } from '../../schema/inspect.ts';
import { type Answers, type LinkEntry, type Requests, siteName } from '../api.ts';
import { placeWords } from '../changes/placeWords.ts';
import { documentNames } from '../copy/documentNames.ts';
import { isInMenu, withMenuEntry } from '../links/menu.ts';
import { withChangedPath, withoutPage } from '../links/moved.ts';
import { pageOf } from '../links/withLinks.ts';
import { withoutLinks } from '../links/withoutLinks.ts';
import { afterwards } from './afterwards.ts';
import { type Listing, wantedFile } from './documents.ts';
import { addFile } from './files/addFile.ts';
import { keepDrafts } from './kept/keepDrafts.ts';
import type { OpenFolder } from './openFolder.ts';
import { notPossible } from './refusal.ts';
import { changeDocuments, version } from './saving.ts';
import { fileNameFor, pageSchemaFile, pathIn, starter } from './site.ts';

import { documentOf, textOf } from './source.ts';

type Files = Pick<Listing, 'files'>;

/** Creates a page from the starter or as a copy. Refuses errors and a path that is taken. */
export async function create(
  { folder, documents }: OpenFolder,
  { path: route, title, copyOf }: Requests['create'],
): Promise<{ name: string }> {
  const listing = await documents.list();
  const blank = starter(pathIn(folder, pageSchemaFile), route, title);
  const model = copyOf === undefined ? blank : documentOf(documents.readableFile(listing, copyOf));
  if (!isGroup(model))
    throw notPossible(`"${copyOf}" has an error. Fix the error before you copy the page.`);
  const schema = '$schema' in model ? { $schema: model.$schema } : {};
  const first = { path: route, published: false };
  // The description is not copied, because it must be unique.
  const { description } = blank;
  const document = { ...schema, ...first, ...model, ...first, title, description };
  const text = `${JSON.stringify(document, null, 2)}\n`;
  refuseTaken(listing, route);
  const name = freeName(listing, fileNameFor(route));
  const file = { name, text };
  const after = { ...listing, files: new Map([...listing.files, [name, file]]) };
  documents.refuseErrors(listing, after, [name]);
  await addFile(folder, name, text);
  return { name };
}

/** The names of the pages with a path. */
function pagesAt({ files }: Files, route: string): string[] {
  const pages = Array.from(files).filter(([, file]) => textOf(file, 'path') === route);
  return route === '' ? [] : pages.map(([name]) => name);
}

/** Refuses the path of another page. */
function refuseTaken({ files }: Files, route: string): void {
  const [owner] = pagesAt({ files }, route);
  if (owner === undefined) return;
  const title = documentNames(files.get(siteName))(owner, files.get(owner));
  throw notPossible(`“${title}” already has the address “${route}”.`);
}

/** An unused file name. The preferred name can belong to a page whose address was changed, since it keeps its file name. */
function freeName({ files }: Files, name: string): string {
  // Windows and macOS ignore case in names.
  const taken = new Set(Array.from(files.keys(), (key) => key.toLowerCase()));
  let free = name;
  for (let number = 2; taken.has(free); number += 1) {
    free = name.replace(/\.json$/, `-${number}.json`);
  }
  return free;
}

/** The links to a page in other documents. */
export function linksTo({ files }: Files, name: string): LinkEntry[] {
  const target = textOf(wantedFile({ files }, name), 'path');
  const site = files.get(siteName);
  const facts = factsOf(documentOf(site));
  const nameOf = documentNames(site);
  return Array.from(files).flatMap(([file, own]): LinkEntry[] => {
    const document = documentOf(own);
    if (file === name || !isGroup(document)) return [];
    const found = linksIn(document).filter(({ href }) => pageOf(href) === target);
    const { taken } = found.length > 0 ? withoutLinks(document, target) : { taken: [] };
    const title = nameOf(file, own);
    return found.map(({ path, href }) => {
      const around = path.slice(0, -1);
      const removable = taken.find((known) => dequal(known.path, path));
      const text = wordsOf(valueAt(document, around));
      const place = placeWords(around, { name: file, value: document });
      return fillFacts(
        {
          ...{ file, path, href, title, place },
          ...(text !== undefined && { text }),
          ...(removable && { taken: removable.taken }),
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

/** Changes the path of a page, and with `below` of the pages below it, in all files or in none, and in drafts. */
export async function move(
  folderState: OpenFolder,
  { name, hash, path: to, changeLinks, redirect, below = false }: Requests['move'],
): Promise<Answers['move']> {
  const listing = await folderState.documents.list();
  const from = textOf(folderState.documents.readableFile(listing, name, hash), 'path');
  if (name === siteName || from === '') {
    throw notPossible(`"${name}" is not a page with an address.`);
  }
  const moved = new Map([[name, { from, to }]]);
  for (const [own, file] of below && from !== '/' ? listing.files : []) {
    const route = textOf(file, 'path');
    if (route.startsWith(`${from}/`)) {
      moved.set(own, { from: route, to: to + route.slice(from.length) });
    }
  }
  const { changed } = await changeDocuments(folderState, listing, (own, document) =>
    Array.from(moved).reduce(
      (after, [page, paths]) =>
        withChangedPath(after, {
          ...paths,
          changeLinks,
          redirect: redirect && own === siteName,
          isMoved: own === page,
        }),
      document,
    ),
  );
  return { changed, moves: [...moved.values()] };
}

/** Publishes pages, in all files or in none, and in drafts. */
export async function publishPages(
  folderState: OpenFolder,
  { names }: Requests['publishPages'],
): Promise<Answers['publishPages']> {
  const listing = await folderState.documents.list();
  for (const name of names) folderState.documents.readableFile(listing, name);
  return await changeDocuments(folderState, listing, (own, document) => {
    if (!names.includes(own) || document.published !== false) return document;
    const { published: _published, ...rest } = document;
    return rest;
  });
}

/** Adds a page to the menu, in site.json and in its drafts. */
export async function addToMenu(
  folderState: OpenFolder,
  request: Requests['addToMenu'],
): Promise<Answers['addToMenu']> {
  const listing = await folderState.documents.list();
  const site = documentOf(folderState.documents.readableFile(listing, siteName));
  const answer = await changeDocuments(folderState, listing, (own, document) =>
    own === siteName ? withMenuEntry(document, request) : document,
  );
  if (answer.changed.length === 0 && !isInMenu(site, request.path)) {
    throw notPossible(
      `The menu no longer has a group “${request.group}”. Nothing was changed. Choose another group.`,
    );
  }
  return answer;
}

/** Adds a contact to the settings, in site.json and in its drafts. Refuses a name that is taken. */
export async function addContact(
  folderState: OpenFolder,
  { field, name, value }: Requests['addContact'],
): Promise<Answers['addContact']> {
  const listing = await folderState.documents.list();
  const site = documentOf(folderState.documents.readableFile(listing, siteName));
  if (valueAt(site, [field, name]) !== undefined) {
    throw notPossible(`The settings already have the name “${name}”. Choose another name.`);
  }
  return await changeDocuments(folderState, listing, (own, document) => {
    if (own !== siteName || valueAt(document, [field, name]) !== undefined) return document;
    const contacts = ownValue(document, field);
    return { ...document, [field]: { ...(isGroup(contacts) && contacts), [name]: value } };
  });
}

/**
 * Deletes a page after keeping its file and drafts as versions. With `instead`, the links to it change in all files or in
 * none.
 */
export async function remove(
  folderState: OpenFolder,
  { name, hash, instead }: Requests['remove'],
): Promise<void> {
  const { documents, drafts } = folderState;
  const listing = await documents.list();
  // An unreadable file could not be kept as a version.
  const file = documents.readableFile(listing, name, hash);
  const from = textOf(file, 'path');
  const purpose = name === siteName ? 'Every page uses it.' : purposes.get(from);
  if (purpose && pagesAt(listing, from).length < 2) {
    throw notPossible(`"${name}" cannot be deleted. ${purpose}`);
  }
  if (instead && !pagesAt(listing, instead.to).some((own) => own !== name)) {
    throw notPossible(`There is no other page with the address “${instead.to}”.`);
  }
  const unsaved = await keepDrafts(folderState, name, file.text);
  const change = (own: string, document: Group) =>
    instead && own !== name && from !== ''
      ? withoutPage(document, { ...instead, from, redirect: instead.redirect && own === siteName })
      : document;
  await changeDocuments(folderState, listing, change, name);
  await afterwards(async () => {
    for (const { tab } of unsaved) await drafts.drop(name, tab);
  });
}

/** Why the only page with one of these paths cannot be deleted. */
const purposes = new Map([
  ['/', 'It is the home page.'],
  [notFoundPath, 'Visitors see it when an address does not exist.'],
]);

/** Restores a deleted page. Refuses if its file name or path is taken. */
export async function restore(
  folderState: OpenFolder,
  { name, id }: Requests['restore'],
): Promise<void> {
  const { text } = await version(folderState, { name, id });
  const listing = await folderState.documents.list();
  if (listing.files.has(name)) throw notPossible(`There is already a file "${name}".`);
  refuseTaken(listing, textOf({ name, text }, 'path'));
  await addFile(folderState.folder, name, text);
}
