import { lstat, readFile, realpath, rm } from 'node:fs/promises';
import path from 'node:path';
import { type Group, isGroup } from '../../schema/browser.ts';
import type { SourceFile, ValuePath } from '../../schema/index.ts';
import {
  downloadEndingOf,
  downloadsFolder,
  isDownload,
  isPicturePath,
  linksIn,
  picturesIn,
  withTextsAt,
} from '../../schema/inspect.ts';
import {
  type Answers,
  type DownloadEntry,
  type PictureEntry,
  type Requests,
  siteName,
} from '../api.ts';
import { placeWords } from '../changes/placeWords.ts';
import { downloadName, pictureName } from '../pictureName.ts';
import { afterwards } from './afterwards.ts';
import { documentNames } from './documentNames.ts';
import type { Listing } from './documents.ts';
import { addFile, addUnderFreeName } from './files/addFile.ts';
import { undefinedIfMissing } from './files/ifMissing.ts';
import type { OpenFolder } from './openFolder.ts';
import { notPossible, Refusal } from './refusal.ts';
import { changeDocuments } from './saving.ts';
import {
  inspectDownload,
  loadInspectPicture,
  PictureProblem,
  pictureKinds,
  picturesFolder,
  startLength,
  syncFolder,
} from './site.ts';
import { newText } from './smallestChange.ts';
import { documentOf } from './source.ts';

/** Removed files may not be pictures, and can be as large as a movie. */
const maxKeptBytes = 100_000_000;

/** The pictures of the folder, each with its uses. The listing has drafts in place of their files. */
export function picturesOf(listing: Listing): PictureEntry[] {
  const usesOf = usesIn(listing, (document) =>
    picturesIn(document).map(({ path: place, picture: { src, alt } }) => {
      return { src, use: { path: place, ...(alt !== undefined && { alt }) } };
    }),
  );
  const pictures = listing.pictures.filter(({ src }) => src.startsWith(`${picturesFolder}/`));
  return pictures.map(({ src, size, problem }) => ({
    src,
    ...(size && { size }),
    ...(problem !== undefined && { problem }),
    uses: usesOf(src),
  }));
}

/** The files that visitors can download, each with the links to it. The listing has drafts in place of their files. */
export function downloadsOf(listing: Listing): DownloadEntry[] {
  const usesOf = usesIn(listing, (document) =>
    linksIn(document).map(({ path: place, href }) => ({ src: href, use: { path: place } })),
  );
  return listing.downloads.map(({ address, ...file }) => ({
    ...file,
    src: address.slice(1),
    uses: usesOf(address),
  }));
}

/** Returns a function that lists the uses of a picture or file: the results of `find` in each document, with labels. */
function usesIn<Use extends { path: ValuePath }>(
  { files }: Listing,
  find: (document: Group) => { src: string; use: Use }[],
) {
  const nameOf = documentNames(files.get(siteName));
  const all = Array.from(files).flatMap(([file, own]) => {
    const document = documentOf(own);
    if (!isGroup(document)) return [];
    const title = nameOf(file, own);
    return find(document).map(({ src, use }) => {
      const words = placeWords(use.path, { name: file, value: document });
      return { src, use: { file, title, words, ...use } };
    });
  });
  return (src: string) => all.filter((found) => found.src === src).map(({ use }) => use);
}

/**
 * Writes a picture into the folder of pictures, under a name made from the words. The editor's page has prepared it. Rejects
 * with a Refusal for a file that pages cannot show.
 */
export async function addPicture(
  { folder }: OpenFolder,
  { data: sent, name }: Requests['uploadPicture'],
): Promise<Answers['uploadPicture']> {
  const data = Buffer.from(sent, 'base64');
  const { inspectData } = await loadInspectPicture();
  const { kind } = await inspectData(data).catch((error: unknown) => {
    throw error instanceof PictureProblem ? notPossible(error.message) : error;
  });
  const { path: src, isKnown } = await addUnderFreeName(folder, {
    data,
    top: picturesFolder,
    stem: pictureName(name),
    ending: pictureKinds[kind].endings[0] ?? '',
    canBeNamed: isPicturePath,
  });
  return { src, isKnown };
}

/**
 * Stores a file that visitors can download, under its cleaned-up name. Rejects with a Refusal if visitors could not download
 * it.
 */
export async function uploadDownload(
  { folder }: OpenFolder,
  { data: sent, name }: Requests['uploadDownload'],
): Promise<Answers['uploadDownload']> {
  const data = Buffer.from(sent, 'base64');
  const start = data.subarray(0, startLength);
  const inspected = inspectDownload(name, { start, bytes: data.length });
  if ('problem' in inspected) throw notPossible(inspected.problem);
  const { ending } = inspected;
  const { path: src, isKnown } = await addUnderFreeName(folder, {
    data,
    top: downloadsFolder,
    stem: downloadName(name),
    ending: `.${ending}`,
    canBeNamed: (own) => isDownload(`/${own}`) && downloadEndingOf(own) === ending,
  });
  return { address: `/${src}`, isKnown };
}

/** Replaces a picture in every place that shows it, in all documents or in none. Changes drafts too. */
export async function replacePicture(
  folderState: OpenFolder,
  { from, to }: Requests['replacePicture'],
): Promise<Answers['replacePicture']> {
  const listing = await folderState.documents.list();
  const found = listing.pictures.find(({ src }) => src === to);
  if (!found?.size) throw notPossible(`There is no picture "${to}" that pages can show.`);
  return await changeDocuments(folderState, listing, (_name, document) =>
    withTextsAt(
      document,
      picturesIn(document)
        .filter(({ picture }) => picture.src === from)
        .map(({ path: place }) => ({ path: [...place, 'src'], text: to })),
    ),
  );
}

/** Removes a picture or file to download that no document or draft uses. It can be restored. */
export async function removePicture(
  { folder, documents, drafts, keptPictures }: OpenFolder,
  { src }: Requests['removePicture'],
): Promise<void> {
  const listing = await documents.list();
  // Links have the address of a file, pictures have its path.
  const address = `/${src}`;
  const isForDownload = listing.downloads.some((download) => download.address === address);
  if (!isForDownload && !listing.pictures.some((picture) => picture.src === src)) {
    throw new Refusal(404, { message: `There is no picture "${src}".` });
  }
  const named = isForDownload ? address : src;
  const written = [...listing.files];
  for (const [name, all] of await drafts.all()) {
    const file = listing.files.get(name);
    if (!file) continue;
    for (const { document } of all) {
      written.push([name, { name: file.name, text: newText(file.text, document) }]);
    }
  }
  const user = written.find(([, file]) => isNamedIn(file, named));
  if (user) {
    const title = documentNames(listing.files.get(siteName))(...user);
    throw notPossible(
      `“${title}” ${isForDownload ? 'links to this file' : 'shows this picture'}, as saved or in an unsaved draft. Remove it there first.`,
    );
  }
  const file = path.join(folder, src);
  const target = await realpath(file).catch(undefinedIfMissing);
  if (!target?.startsWith((await realpath(folder)) + path.sep)) {
    throw notPossible(
      'It is a link to a place outside the folder of documents. Remove it in your file manager.',
    );
  }
  const stats = await lstat(target);
  // Reading a pipe would block.
  if (!stats.isFile()) throw notPossible('It is not a file. Remove it in your file manager.');
  if (stats.size > maxKeptBytes) {
    throw notPossible(
      'It is larger than 100 MB, so the editor cannot keep a copy. Remove it in your file manager.',
    );
  }
  await keptPictures.keep(src, await readFile(target));
  await rm(file);
  await syncFolder(path.dirname(file));
  await afterwards(keptPictures.removeOld);
}

/** Whether a document shows a picture or has a link. A document with an error has no value, so its text is searched. */
function isNamedIn(file: SourceFile, named: string): boolean {
  if (file.text.includes(JSON.stringify(named))) return true;
  const document = documentOf(file);
  if (!isGroup(document)) return false;
  return (
    picturesIn(document).some(({ picture }) => picture.src === named) ||
    linksIn(document).some(({ href }) => href === named)
  );
}

/** Restores a removed picture or file under its name, unless another file has it now. */
export async function restorePicture(
  { folder, keptPictures }: OpenFolder,
  { id }: Requests['restorePicture'],
): Promise<Answers['restorePicture']> {
  const kept = await keptPictures.read(id);
  if (!kept) throw new Refusal(404, { message: 'This picture does not exist.' });
  // A killed process may have restored it already, and not removed the kept one.
  const file = path.join(folder, kept.src);
  const isFile = (await lstat(file).catch(undefinedIfMissing))?.isFile() === true;
  const isRestored = isFile && (await readFile(file)).equals(kept.data);
  if (!isRestored) await addFile(folder, kept.src, kept.data);
  await afterwards(() => keptPictures.drop(id));
  return { src: kept.src };
}
