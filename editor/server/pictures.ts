import { lstat, readFile, realpath, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { type Group, isGroup } from '../../schema/browser.ts';
import type { SourceFile } from '../../schema/index.ts';
import {
  isPicturePath,
  linksIn,
  picturesIn,
  picturesOfSite,
  withTextsAt,
} from '../../schema/inspect.ts';
import { type PictureEntry, type PictureUse, type Requests, siteName } from '../api.ts';
import { placeWords } from '../changes/placeWords.ts';
import { pictureName } from '../pictureName.ts';
import { afterwards } from './afterwards.ts';
import { documentNames } from './documentNames.ts';
import type { Listing } from './documents.ts';
import { addFile } from './files/addFile.ts';
import { addUnderFreeName } from './files/addUnderFreeName.ts';
import { undefinedIfMissing } from './files/ifMissing.ts';
import { changeDrafts } from './kept/changeDrafts.ts';
import type { OpenFolder } from './openFolder.ts';
import { Refusal } from './refusal.ts';
import { writeTexts } from './saving.ts';
import {
  type ImportedPicture,
  loadImportPicture,
  PictureProblem,
  picturesFolder,
  syncFolder,
} from './site.ts';
import { newText, smallestChange } from './smallestChange.ts';
import { documentOf } from './source.ts';

/** Removed files need not be pictures, and can be as large as a film. */
const mostKeptBytes = 100_000_000;

const impossible = (message: string) => new Refusal(409, { message });

/** The pictures of the folder, each with the places that show it. The listing has drafts in place of their files. */
export function picturesOf(listing: Listing): PictureEntry[] {
  const uses = usesIn(listing);
  const pictures = listing.pictures.filter(({ src }) => src.startsWith(`${picturesFolder}/`));
  return pictures.map(({ src, size, problem }): PictureEntry => {
    const own = uses.filter((use) => use.src === src).map(({ src: _src, ...use }) => use);
    return { src, ...(size && { size }), ...(problem !== undefined && { problem }), uses: own };
  });
}

/** The pictures that a document shows: those in the blocks of a page, or those of site.json. */
function namedIn(document: Group) {
  return [...picturesIn(document), ...picturesOfSite(document)];
}

function usesIn({ files }: Pick<Listing, 'files'>): (PictureUse & { src: string })[] {
  const nameOf = documentNames(files.get(siteName));
  return Array.from(files).flatMap(([file, own]) => {
    const document = documentOf(own);
    if (!isGroup(document)) return [];
    const title = nameOf(file, own);
    return namedIn(document).map(({ path: place, picture: { src, alt } }) => {
      const words = placeWords(place, { name: file, value: document });
      return { src, file, title, path: place, words, ...(alt !== undefined && { alt }) };
    });
  });
}

/** Converts sent data to the picture that is stored. Rejects with a Refusal where the data cannot be used. */
export async function prepare({ data }: Pick<Requests['takePicture'], 'data'>) {
  // Loaded on demand: most sessions need neither sharp nor the HEIC decoder.
  const { importPicture } = await loadImportPicture();
  return await importPicture(Buffer.from(data, 'base64')).catch((error: unknown) => {
    throw error instanceof PictureProblem ? impossible(error.message) : error;
  });
}

/** Writes a picture into the folder of pictures, under a name made of these words. */
export async function addPicture(
  { folder }: OpenFolder,
  { data, ending }: ImportedPicture,
  words: string,
): Promise<{ src: string; isKnown: boolean }> {
  const { path: src, isKnown } = await addUnderFreeName(folder, {
    ...{ data, ending },
    top: picturesFolder,
    stem: pictureName(words),
    canBeNamed: isPicturePath,
  });
  return { src, isKnown };
}

/** Replaces a picture in every place that shows it, in all documents or in none. Changes drafts too. */
export async function replacePicture(
  folderState: OpenFolder,
  { from, to }: Requests['replacePicture'],
): Promise<{ changed: string[] }> {
  const listing = await folderState.documents.list();
  const found = listing.pictures.find(({ src }) => src === to);
  if (!found?.size) throw impossible(`There is no picture "${to}" that pages can show.`);
  const change = (_name: string, document: Group) => withPicture(document, from, to);
  const texts = Array.from(listing.files).flatMap(([name, file]): [string, string][] => {
    const document = documentOf(file);
    const after = isGroup(document) ? change(name, document) : document;
    return after === document ? [] : [[name, smallestChange(file.text, after)]];
  });
  const changed = await writeTexts(folderState, listing, new Map(texts));
  await afterwards(() => changeDrafts(folderState, change, listing.files));
  return { changed };
}

/** A document with the picture `to` in place of `from`; the same object where it does not show `from`. */
function withPicture(document: Group, from: string, to: string): Group {
  const places = namedIn(document).filter(({ picture }) => picture.src === from);
  return withTextsAt(
    document,
    places.map(({ path: place }) => ({ path: [...place, 'src'], text: to })),
  );
}

/** Removes a picture or a file to download that no document and no draft names; it can be brought back. */
export async function removePicture(
  { folder, documents, drafts, keptPictures }: OpenFolder,
  { src }: Requests['removePicture'],
): Promise<void> {
  const listing = await documents.list();
  // Links have the address of a file, pictures have its path.
  const address = `/${src}`;
  const isDownload = listing.downloads.some((download) => download.address === address);
  if (!isDownload && !listing.pictures.some((picture) => picture.src === src)) {
    throw new Refusal(404, { message: `There is no picture "${src}".` });
  }
  const named = isDownload ? address : src;
  const written = [...listing.files];
  for (const [name, all] of await drafts.all()) {
    const file = listing.files.get(name);
    if (!file) continue;
    for (const { document } of all) {
      written.push([name, asFile(file, newText(file.text, document))]);
    }
  }
  // A document with a mistake has no value, so its text is searched.
  const user = written.find(
    ([, file]) => file.text.includes(JSON.stringify(named)) || usesOf(file).includes(named),
  );
  if (user) {
    const title = documentNames(listing.files.get(siteName))(...user);
    throw impossible(
      `“${title}” ${isDownload ? 'links to this file' : 'shows this picture'}, or what somebody has written there and not saved. Take it out of there first.`,
    );
  }
  const file = path.join(folder, src);
  const root = await realpath(folder);
  const isInside = (await realpath(path.dirname(file))).startsWith(root + path.sep);
  const target = await realpath(file).catch(undefinedIfMissing);
  if (!isInside || !target?.startsWith(root + path.sep)) {
    throw impossible('It is a link out of the folder of documents. Remove it by hand.');
  }
  // Reading a pipe would block.
  if (!(await isFile(target))) throw impossible('It is no file. Remove it by hand.');
  if ((await stat(target)).size > mostKeptBytes) {
    throw impossible('It has more than 100 MB, too many to be kept. Remove it by hand.');
  }
  await keptPictures.keep(src, await readFile(target));
  await rm(file);
  await syncFolder(path.dirname(file));
  await afterwards(keptPictures.removeOld);
}

/** Whether there is a file, and neither a folder, a link nor a pipe. */
async function isFile(name: string): Promise<boolean> {
  return (await lstat(name).catch(undefinedIfMissing))?.isFile() === true;
}

function asFile({ name }: SourceFile, text: string): SourceFile {
  return { name, text };
}

function usesOf(file: SourceFile): string[] {
  const document = documentOf(file);
  if (!isGroup(document)) return [];
  const pictures = namedIn(document).map(({ picture }) => picture.src);
  return [...pictures, ...linksIn(document).map(({ href }) => href)];
}

/** Restores a removed picture or file under its name, unless another file has it now. */
export async function restorePicture(
  { folder, keptPictures }: OpenFolder,
  { id }: Requests['restorePicture'],
): Promise<{ src: string }> {
  const kept = await keptPictures.read(id);
  if (!kept) throw new Refusal(404, { message: 'There is no such picture.' });
  // A killed process may have restored it already, or may not have removed it.
  const file = path.join(folder, kept.src);
  const isThere = (await isFile(file)) && (await readFile(file)).equals(kept.data);
  if (!isThere) await addFile(folder, kept.src, kept.data);
  await afterwards(() => keptPictures.drop(id));
  return { src: kept.src };
}
