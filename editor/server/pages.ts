import { isDeepStrictEqual } from 'node:util';
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
import { isInMenu, withMenuEntry } from '../links/menu.ts';
import { withChangedPath, withoutPage } from '../links/moved.ts';
import { pageOf } from '../links/withLinks.ts';
import { withoutLinks } from '../links/withoutLinks.ts';
import { afterwards } from './afterwards.ts';
import { documentNames } from './documentNames.ts';
import { type Listing, wantedFile } from './documents.ts';
import { addFile } from './files/addFile.ts';
import { changeDrafts } from './kept/changeDrafts.ts';
import type { OpenFolder } from './openFolder.ts';
import { Refusal } from './refusal.ts';
import { version, writeTexts } from './saving.ts';
import { fileNameFor, starter } from './site.ts';
import { newText, smallestChange } from './smallestChange.ts';
import { documentOf, textOf } from './source.ts';

const impossible = (message: string) => new Refusal(409, { message });

/** Creates a page from the starter or as a copy. Refuses mistakes and a path that is taken. */
export async function create(
  { folder, documents }: OpenFolder,
  { path: route, title, copyOf }: Requests['create'],
): Promise<{ name: string }> {
  const listing = await documents.list();
  const blank = starter(folder, route, title);
  const model = copyOf === undefined ? blank : documentOf(documents.readableFile(listing, copyOf));
  if (!isGroup(model)) throw impossible(`"${copyOf}" has an error; fix it before you copy it.`);
  // The description is not copied, because no two pages may have the same.
  const document = withFirst(['$schema', 'path', 'published'], {
    ...model,
    path: route,
    title,
    description: blank.description,
    published: false,
  });
  const text = `${JSON.stringify(document, null, 2)}\n`;
  const owner = [...listing.files].find(([, own]) => textOf(own, 'path') === route);
  if (owner && route !== '') {
    const nameOf = documentNames(listing.files.get(siteName));
    throw impossible(`“${nameOf(...owner)}” has the address “${route}” already.`);
  }
  const name = freeName(listing, fileNameFor(route));
  const file = { name: documents.fileName(name), text };
  const after = { ...listing, files: new Map([...listing.files, [name, file]]) };
  documents.refuseMistakes(listing, after, [name]);
  await addFile(folder, name, text);
  return { name };
}

/** An unused file name. The first choice can be taken by a page whose address was changed: it keeps its file name. */
function freeName({ files }: Listing, name: string): string {
  let free = name;
  for (let number = 2; files.has(free); number += 1) {
    free = name.replace(/\.json$/, `-${number}.json`);
  }
  return free;
}

/** A group with some of its fields at the start, in this order. */
function withFirst(names: readonly string[], group: Group): Group {
  const first = names.flatMap((name) => (name in group ? [[name, group[name]] as const] : []));
  return { ...Object.fromEntries(first), ...group };
}

/** The links to a page in other documents. */
export function linksTo({ files }: Pick<Listing, 'files'>, name: string): LinkEntry[] {
  const target = textOf(wantedFile({ files }, name), 'path');
  const site = files.get(siteName);
  const facts = factsOf(site && documentOf(site));
  const nameOf = documentNames(site);
  return Array.from(files).flatMap(([file, own]): LinkEntry[] => {
    const document = documentOf(own);
    if (file === name || !isGroup(document)) return [];
    const found = linksIn(document).filter(({ href }) => pageOf(href) === target);
    if (found.length === 0) return [];
    const { taken } = withoutLinks(document, target);
    const title = nameOf(file, own);
    return found.map(({ path: place, href }) => {
      const out = taken.find((known) => isDeepStrictEqual(known.path, place))?.taken;
      const text = wordsOf(valueAt(document, place.slice(0, -1)));
      return fillFacts(
        {
          ...{ file, path: place, href, title },
          place: placeWords(place.slice(0, -1), { name: file, value: document }),
          ...(text !== undefined && { text }),
          ...(out && { taken: out }),
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

/** Changes the path of a page, and with `below` of the pages below it, in all files or in none. Changes drafts too. */
export async function move(
  folderState: OpenFolder,
  { name, hash, path: to, changeLinks, redirect, below = false }: Requests['move'],
): Promise<Answers['move']> {
  const listing = await folderState.documents.list();
  const from = textOf(folderState.documents.readableFile(listing, name, hash), 'path');
  if (name === siteName || from === '')
    throw impossible(`"${name}" is not a page with an address.`);
  const inner = below && from !== '/' ? pagesBelow(listing, from) : [];
  const moves = [
    { name, from, to },
    ...inner.map((page) => ({ ...page, to: to + page.from.slice(from.length) })),
  ];
  const change = (own: string, document: Group) =>
    moves.reduce(
      (changed, { name: page, ...wanted }) =>
        withChangedPath(changed, {
          ...wanted,
          changeLinks,
          redirect: redirect && own === siteName,
          isMoved: own === page,
        }),
      document,
    );
  const changed = await writeTexts(folderState, listing, textsAfter(listing, change));
  await afterwards(() => changeDrafts(folderState, change, listing.files));
  return { changed, moves: moves.map(({ from: old, to: now }) => ({ from: old, to: now })) };
}

/** The pages whose paths are below a route. */
function pagesBelow({ files }: Listing, route: string): { name: string; from: string }[] {
  return Array.from(files, ([name, file]) => ({ name, from: textOf(file, 'path') })).filter(
    ({ from }) => from.startsWith(`${route}/`),
  );
}

/** The new texts of the files that `change` changes. */
function textsAfter(
  { files }: Listing,
  change: (name: string, document: Group) => Group,
): Map<string, string> {
  const texts = Array.from(files).flatMap(([own, file]): [string, string][] => {
    const document = documentOf(file);
    const after = isGroup(document) ? change(own, document) : document;
    return after === document ? [] : [[own, smallestChange(file.text, after)]];
  });
  return new Map(texts);
}

/** Publishes pages, in all files or in none. Changes drafts too. */
export async function publishPages(
  folderState: OpenFolder,
  { names }: Requests['publishPages'],
): Promise<{ changed: string[] }> {
  const listing = await folderState.documents.list();
  for (const name of names) folderState.documents.readableFile(listing, name);
  const change = (own: string, document: Group) => {
    if (!names.includes(own) || document.published !== false) return document;
    const { published: _published, ...rest } = document;
    return rest;
  };
  const changed = await writeTexts(folderState, listing, textsAfter(listing, change));
  await afterwards(() => changeDrafts(folderState, change, listing.files));
  return { changed };
}

/** Adds a page to the menu, in site.json and in drafts of it. */
export async function addToMenu(
  folderState: OpenFolder,
  request: Requests['addToMenu'],
): Promise<{ changed: string[] }> {
  const listing = await folderState.documents.list();
  const file = folderState.documents.readableFile(listing, siteName);
  const change = (own: string, document: Group) =>
    own === siteName ? withMenuEntry(document, request) : document;
  const changed = await writeTexts(folderState, listing, textsAfter(listing, change));
  if (changed.length === 0 && !isInMenu(documentOf(file), request.path)) {
    throw impossible(
      `The menu no longer has a group “${request.group}”. Nothing was changed. Choose another group.`,
    );
  }
  await afterwards(() => changeDrafts(folderState, change, listing.files));
  return { changed };
}

/**
 * Deletes a page, after its file and drafts were kept as versions. With `instead`, the links to it change in all files
 * or in none.
 */
export async function remove(
  folderState: OpenFolder,
  { name, hash, instead }: Requests['remove'],
): Promise<void> {
  const { documents, drafts, versions } = folderState;
  const listing = await documents.list();
  // An unreadable file could not be kept as a version.
  const file = documents.readableFile(listing, name, hash);
  const purpose = purposeOf(listing, name);
  if (purpose) throw impossible(`"${name}" cannot be deleted. ${purpose}`);
  const from = textOf(file, 'path');
  if (instead && !isOtherPage(listing, name, instead.to)) {
    throw impossible(`There is no other page with the address “${instead.to}”.`);
  }
  const change = (own: string, document: Group) =>
    !instead || own === name || from === ''
      ? document
      : withoutPage(document, { ...instead, from, redirect: instead.redirect && own === siteName });
  const unsaved = await drafts.of(name);
  for (const { document } of unsaved.toReversed()) {
    await versions.keep(name, newText(file.text, document), 'draft');
  }
  await writeTexts(folderState, listing, textsAfter(listing, change), name);
  await afterwards(async () => {
    for (const { tab } of unsaved) await drafts.drop(name, tab);
  });
  if (instead) await afterwards(() => changeDrafts(folderState, change, listing.files));
}

function isOtherPage({ files }: Listing, name: string, route: string): boolean {
  return [...files].some(
    ([own, file]) => ![name, siteName].includes(own) && textOf(file, 'path') === route,
  );
}

/** Restores a deleted page. Refused where its file name or path is taken. */
export async function restore(
  folderState: OpenFolder,
  { name, id }: Requests['restore'],
): Promise<void> {
  const { text } = await version(folderState, { name, id });
  const { files } = await folderState.documents.list();
  if (files.has(name)) throw impossible(`There is a file "${name}" already.`);
  const route = textOf({ name, text }, 'path');
  const owner = [...files].find(([, file]) => textOf(file, 'path') === route)?.[0];
  if (owner !== undefined && route !== '') {
    throw impossible(
      `The path "${route}" belongs to ${owner} now. Give that page another path first.`,
    );
  }
  await addFile(folderState.folder, name, text);
}

const purposes = new Map([
  ['/', 'It is the home page, and a site begins with one.'],
  [notFoundPath, 'It is the page that is shown where there is none.'],
]);

/** Why a document cannot be deleted; undefined where it can. */
function purposeOf({ files }: Listing, name: string): string | undefined {
  if (name === siteName) return 'Every page is rendered with it.';
  const routeOf = (own: string) => textOf(wantedFile({ files }, own), 'path');
  const isOnly = [...files.keys()].every((own) => own === name || routeOf(own) !== routeOf(name));
  return isOnly ? purposes.get(routeOf(name)) : undefined;
}
