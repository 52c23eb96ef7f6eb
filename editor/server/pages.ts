import { rm } from 'node:fs/promises';
import path from 'node:path';
import { ChangedByOthers, holds } from '../../files/replaceFile.ts';
import { fileNameFor, starter } from '../../files/starter.ts';
import { syncFolder } from '../../files/syncFolder.ts';
import { linksIn } from '../../schema/diagnose/links.ts';
import { notFoundPath } from '../../schema/paths.ts';
import { type Group, isGroup } from '../../schema/values.ts';
import { type LinkEntry, type Requests, siteName } from '../api.ts';
import { addFile } from './addFile.ts';
import { afterwards } from './afterwards.ts';
import { changeDrafts } from './changeDrafts.ts';
import { type Listing, wantedFile } from './documents.ts';
import { moved } from './moved.ts';
import type { OpenFolder } from './openFolder.ts';
import { Refusal } from './refusal.ts';
import { version, writeTexts } from './saving.ts';
import { newText, smallestChange } from './smallestChange.ts';
import { documentOf, textOf, textOnDisk } from './source.ts';
import { pageOf } from './withLinks.ts';

const impossible = (message: string) => new Refusal(409, { message });

/** Makes a page from the starter or as a copy. */
export async function create(
  { folder, documents }: OpenFolder,
  { path: route, title, copyOf }: Requests['create'],
): Promise<{ name: string }> {
  const listing = await documents.list();
  const blank = starter(folder, route, title);
  const model = copyOf === undefined ? blank : documentOf(documents.readableFile(listing, copyOf));
  if (!isGroup(model)) throw impossible(`"${copyOf}" has a mistake; fix it before you copy it.`);
  // No two pages have the same description.
  const document = { ...model, path: route, title, description: blank.description };
  const text = `${JSON.stringify(document, null, 2)}\n`;
  const name = fileNameFor(route);
  if (listing.files.has(name)) throw impossible(`There is a file "${name}" already.`);
  const file = { name: documents.fileName(name), text };
  const after = { ...listing, files: new Map([...listing.files, [name, file]]) };
  documents.refuseMistakes(listing, after, [name]);
  await addFile(folder, name, text);
  return { name };
}

/** What leads to a page from other documents. */
export function linksTo({ files }: Pick<Listing, 'files'>, name: string): LinkEntry[] {
  const target = textOf(wantedFile({ files }, name), 'path');
  return Array.from(files).flatMap(([file, own]): LinkEntry[] => {
    const document = documentOf(own);
    if (file === name || !isGroup(document)) return [];
    return linksIn(document)
      .filter(({ href }) => pageOf(href) === target)
      .map(({ path: place, href }) => ({ file, path: place, href }));
  });
}

/** Gives a page another path, in all files or in none; drafts follow. */
export async function move(
  open: OpenFolder,
  { name, hash, path: to, changeLinks, redirect }: Requests['move'],
): Promise<{ changed: string[] }> {
  const listing = await open.documents.list();
  const from = textOf(open.documents.readableFile(listing, name, hash), 'path');
  if (name === siteName || from === '')
    throw impossible(`"${name}" is not a page with an address.`);
  const change = (own: string, document: Group) =>
    moved(document, {
      from,
      to,
      changeLinks,
      redirect: redirect && own === siteName,
      isMoved: own === name,
    });
  const texts = Array.from(listing.files).flatMap(([own, file]): [string, string][] => {
    const document = documentOf(file);
    const after = isGroup(document) ? change(own, document) : document;
    return after === document ? [] : [[own, smallestChange(file.text, after)]];
  });
  const changed = await writeTexts(open, listing, new Map(texts));
  await afterwards(() => changeDrafts(open, change, listing.files));
  return { changed };
}

/** Deletes a page. The file and its drafts are kept as versions before. */
export async function remove(
  { documents, drafts, versions }: OpenFolder,
  { name, hash }: Requests['remove'],
): Promise<void> {
  const listing = await documents.list();
  // What cannot be read could not be kept either.
  const file = documents.readableFile(listing, name, hash);
  const purpose = purposeOf(listing, name);
  if (purpose) throw impossible(`"${name}" cannot be deleted. ${purpose}`);
  const unsaved = await drafts.of(name);
  for (const { document } of unsaved.toReversed()) {
    await versions.keep(name, newText(file.text, document), 'draft');
  }
  const text = textOnDisk(file);
  await versions.keep(name, text, 'saved');
  if (!(await holds(file.name, text))) throw impossible(new ChangedByOthers(name).message);
  await rm(file.name);
  await syncFolder(path.dirname(file.name));
  await afterwards(async () => {
    for (const { tab } of unsaved) await drafts.drop(name, tab);
  });
  await afterwards(() => versions.removeOld(name));
}

/** Brings a deleted page back as it was. */
export async function restore(open: OpenFolder, { name, id }: Requests['restore']): Promise<void> {
  const { text } = await version(open, { name, id });
  const { files } = await open.documents.list();
  if (files.has(name)) throw impossible(`There is a file "${name}" already.`);
  const route = textOf({ name, text }, 'path');
  const owner = [...files].find(([, file]) => textOf(file, 'path') === route)?.[0];
  if (owner !== undefined && route !== '') {
    throw impossible(
      `The path "${route}" belongs to ${owner} now. Give that page another path first.`,
    );
  }
  await addFile(open.folder, name, text);
}

const purposes = new Map([
  ['/', 'It is the home page, and a site begins with one.'],
  [notFoundPath, 'It is the page that is shown where there is none.'],
]);

/** Why there must be this document; undefined where it can be deleted. */
function purposeOf({ files }: Listing, name: string): string | undefined {
  if (name === siteName) return 'Every page is rendered with it.';
  const routeOf = (own: string) => textOf(wantedFile({ files }, own), 'path');
  const isOnly = [...files.keys()].every((own) => own === name || routeOf(own) !== routeOf(name));
  return isOnly ? purposes.get(routeOf(name)) : undefined;
}
