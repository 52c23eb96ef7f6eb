import { type Dirent, readFileSync, statSync } from 'node:fs';
import { readdir, realpath } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type {
  DownloadFile,
  FontFile,
  PictureFile,
  SourceFile,
} from '../../schema/diagnose/index.ts';
import { errorCode } from './errorCode.ts';
import { downloadReader } from './readDownloads.ts';
import { fontReader } from './readFonts.ts';
import { pictureReader } from './readPictures.ts';

type ContentFiles = {
  pages: SourceFile[];
  site: SourceFile;
  /** The addresses of the files of public/, which are served beside the pages. */
  files: string[];
  /** The files of the folder pictures. */
  pictures: PictureFile[];
  /** The files of the folder fonts. */
  fonts: FontFile[];
  /** The files of the folder downloads. */
  downloads: DownloadFile[];
};

/** A file as it was read, and its stamp (stampOf) then; the stamp is empty where a later change could have the same stamp. */
type Known = { stamp: string; file: SourceFile };

/**
 * Reads a folder of documents: site.json, and every other .json file in it and in folders below it as a page. A file that was
 * meant as one (restoration.JSON, restoration.json.txt) is a page that cannot be read. Names are
 * relative to the working folder, as messages show them. A file that cannot be read is returned with its problem as a sentence.
 * Rejects when there is no such folder, or no site.json in it.
 */
export function readContent(folder: string): Promise<ContentFiles> {
  return contentReader(folder)();
}

/** Returns a function that reads a folder again and again. A file that has not changed is the same object each time. */
export function contentReader(folder: string): () => Promise<ContentFiles> {
  let known = new Map<string, Known>();
  const readPictures = pictureReader(folder);
  const readFonts = fontReader(folder);
  const readDownloads = downloadReader(folder);

  return async () => {
    const root = await realpath(folder).catch(() => {
      throw new Error(`There is no folder ${folder}.`);
    });
    const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
      (error: unknown) => {
        if (errorCode(error) !== 'EACCES') throw error;
        const message = `A folder in ${folder} may not be read by you. Allow it, or take it out.`;
        throw new Error(message, { cause: error });
      },
    );
    const names = entries
      .filter((entry) => entry.name.endsWith('.json') || isAlmostDocument(entry))
      .map((entry) => path.join(entry.parentPath, entry.name))
      .sort();
    const links = new Set(
      entries
        .filter((entry) => entry.isSymbolicLink())
        .map((entry) => path.join(entry.parentPath, entry.name)),
    );
    const special = new Set(
      entries
        .filter((entry) => !entry.isFile() && !entry.isDirectory() && !entry.isSymbolicLink())
        .map((entry) => path.join(entry.parentPath, entry.name)),
    );
    const sitePath = path.join(folder, 'site.json');
    if (!names.includes(sitePath)) throw new Error(`There is no site.json in ${folder}.`);

    const read = await Promise.all(
      names.map(async (name) => {
        const inRoot = links.has(name) ? root : undefined;
        // Reading a pipe would wait for a writer.
        if (!name.endsWith('.json')) return [name, unread(name, misnamed(name))] as const;
        if (special.has(name)) return [name, unread(name, 'This is no file.')] as const;
        return [name, await readKnown(name, inRoot, known.get(name))] as const;
      }),
    );
    known = new Map(read);
    const files = read.map(([name, { file }]) => ({ name, file }));
    const site = files.find(({ name }) => name === sitePath)?.file;
    if (!site) throw new Error(`There is no site.json in ${folder}.`);
    const pages = files.filter(({ name }) => name !== sitePath).map(({ file }) => file);
    return {
      site,
      pages,
      files: await publicFiles(),
      pictures: await readPictures(entries),
      fonts: await readFonts(entries),
      downloads: await readDownloads(entries),
    };
  };
}

/** Whether a file was meant as a document: Windows adds ".txt" and hides it, and some programs write capitals. */
function isAlmostDocument(entry: Dirent): boolean {
  return entry.isFile() && /\.(?:json(?:\.txt|c|5)?|jsn)$/i.test(entry.name);
}

function misnamed(name: string): string {
  const { name: stem } = path.parse(name.replace(/\.txt$/i, ''));
  const ending = path.basename(name).slice(stem.length);
  return `The name ends in "${ending}", so this is not a document. Rename the file to "${stem}.json", or move it out of the folder.`;
}

async function publicFiles(): Promise<string[]> {
  const folder = 'src/public';
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)))
    .map((name) => `/${name.replaceAll(path.sep, '/')}`);
}

/** Reads a file, unless `known` is still valid. `root` is given for a link, which must not lead out of that folder. */
async function readKnown(
  file: string,
  root: string | undefined,
  known: Known | undefined,
): Promise<Known> {
  const name = path.relative(process.cwd(), file);
  let before = stampOf(file);
  if (known && before !== '' && known.stamp === before) return known;
  if (root !== undefined) {
    const target = await realpath(file).catch(() => undefined);
    if (!target) return unread(file, 'This is a link to a file that is not there.');
    if (!target.startsWith(root + path.sep)) {
      return unread(file, 'This is a link out of the folder of documents.');
    }
    const stats = statSync(target, { throwIfNoEntry: false });
    if (stats && !stats.isFile() && !stats.isDirectory()) return unread(file, 'This is no file.');
  }
  // A file that is being written is read again until it stops changing.
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const read = readBytes(file);
    if ('problem' in read) return unread(file, read.problem);
    const after = stampOf(file);
    if (after === before) {
      const text = decode(read.bytes);
      if (text === undefined) {
        return unread(
          file,
          'This file is not written in UTF-8; save it as "UTF-8" in your editor.',
        );
      }
      const isSame = known?.file.problem === undefined && known?.file.text === text;
      return { stamp: isFresh(file) ? '' : after, file: isSame ? known.file : { name, text } };
    }
    before = after;
    await wait(20);
  }
  return unread(file, 'This file changes while it is read; save it and check again.');
}

/** A file that cannot be read, with the reason as a sentence. It is read again next time. */
function unread(file: string, problem: string): Known {
  const name = path.relative(process.cwd(), file);
  return { stamp: '', file: { name, text: '', problem } };
}

// For thousands of small files, synchronous calls are twice as fast as promises.
function readBytes(file: string): { bytes: Uint8Array } | { problem: string } {
  try {
    return { bytes: readFileSync(file) };
  } catch (error) {
    return { problem: unreadable[errorCode(error) ?? ''] ?? 'This file cannot be read.' };
  }
}

// By the system's code of the error.
const unreadable: Record<string, string> = {
  EISDIR: 'This is a folder with the name of a document.',
  EACCES: 'This file may not be read by you.',
  ENOENT: 'This file was there a moment ago and is gone.',
};

// In milliseconds. FAT stores the time of a change in steps of two seconds, other file systems in smaller ones.
const coarsestTime = 2000;

/** Whether a file was changed so recently that its next change could have the same time. */
function isFresh(file: string): boolean {
  const stats = statSync(file, { throwIfNoEntry: false });
  return !stats || Math.abs(Date.now() - stats.mtimeMs) < coarsestTime;
}

/** A text that differs after each change of a file; empty where there is no file. */
function stampOf(file: string): string {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats ? `${stats.mtimeMs} ${stats.size} ${stats.ino}` : '';
}

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

function decode(bytes: Uint8Array): string | undefined {
  try {
    return utf8.decode(bytes);
  } catch {
    return undefined;
  }
}
