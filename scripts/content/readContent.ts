import { type Dirent, readFileSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import type { DownloadFile, FontFile, SourceFile, WellKnownFile } from '../../schema/index.ts';
import { errorCode } from './errorCode.ts';
import { listFolder, type OwnedFile, ownedFiles } from './ownedFiles.ts';
import { pathIn, projectPath } from './projectPath.ts';
import { downloadReader } from './readDownloads.ts';
import { fontReader } from './readFonts.ts';
import { type PictureOrDrawing, pictureReader } from './readPictures.ts';
import { isWellKnown, wellKnownReader } from './readWellKnown.ts';

type ContentFiles = {
  pages: SourceFile[];
  site: SourceFile;
  /** The addresses of the files in public/. */
  files: string[];
  /** The files in pictures/ and drawings/. */
  pictures: PictureOrDrawing[];
  /** The files in fonts/. */
  fonts: FontFile[];
  /** The files in downloads/. */
  downloads: DownloadFile[];
  /** The files in well-known/, and those that belong elsewhere. */
  wellKnown: WellKnownFile[];
};

/**
 * Reads a folder of documents: site.json, and every other .json file in it and its subfolders as a page, except in "well-known". A file with a misspelled
 * extension (restoration.JSON, restoration.json.txt) is returned as a page that cannot be read. Names are relative to the working
 * folder and have slashes, as messages show them. A file that cannot be read is returned with its problem as a sentence. Rejects if there is no
 * such folder, or no site.json in it.
 */
export function readContent(folder: string): Promise<ContentFiles> {
  return contentReader(folder)();
}

/** Returns a function that rereads a folder. An unchanged file is the same object each time. */
export function contentReader(folder: string): () => Promise<ContentFiles> {
  const readDocuments = documentReader(folder);
  const readPictures = pictureReader(folder);
  const readFonts = fontReader(folder);
  const readDownloads = downloadReader(folder);
  const readWellKnown = wellKnownReader(folder);
  const siteName = projectPath(path.join(folder, 'site.json'));

  return async () => {
    await stat(folder).catch(() => {
      throw new Error(`The folder ${folder} does not exist.`);
    });
    const entries = await listFolder(folder).catch((error: unknown) => {
      if (errorCode(error) !== 'EACCES') throw error;
      const message = `You do not have permission to read a folder in ${folder}. Change its permissions, or move it elsewhere.`;
      throw new Error(message, { cause: error });
    });
    const documents = await readDocuments(entries);
    const site = documents.find(({ name }) => name === siteName);
    if (!site) throw new Error(`There is no site.json in ${folder}.`);
    return {
      site,
      pages: documents.filter((document) => document !== site),
      files: await publicFiles(),
      pictures: await readPictures(entries),
      fonts: await readFonts(entries),
      downloads: await readDownloads(entries),
      wellKnown: await readWellKnown(entries),
    };
  };
}

function documentReader(folder: string) {
  const refuse = ({ file }: OwnedFile, problem: string): SourceFile => ({
    name: projectPath(file),
    text: '',
    problem: problem.replace(/^It /, 'This '),
  });
  return ownedFiles<SourceFile>(folder, {
    accepts: (name, entry) =>
      !isWellKnown(name) && (name.endsWith('.json') || isAlmostDocument(entry)),
    inspect(owned, _stats, before) {
      const { name, file } = owned;
      if (!name.endsWith('.json')) return refuse(owned, misnamed(name));
      // With thousands of small files, synchronous calls are twice as fast as promises.
      const text = decode(readFileSync(file));
      if (text === undefined) return refuse(owned, notUtf8);
      const isSame = before?.problem === undefined && before?.text === text;
      return isSame ? before : { name: projectPath(file), text };
    },
    refuse,
  });
}

/** Whether a file was meant as a document. Windows adds ".txt" and hides it, and some programs write uppercase letters. */
function isAlmostDocument(entry: Dirent): boolean {
  return entry.isFile() && /\.(?:json(?:\.txt|c|5)?|jsn)$/i.test(entry.name);
}

function misnamed(name: string): string {
  const { name: stem } = path.parse(name.replace(/\.txt$/i, ''));
  const ending = path.basename(name).slice(stem.length);
  return `The name ends in "${ending}", so this is not a document. Rename the file to "${stem}.json", or move it out of the folder.`;
}

const notUtf8 = 'It is not saved as UTF-8. Save it as "UTF-8" in your text editor.';

async function publicFiles(): Promise<string[]> {
  const folder = 'src/public';
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `/${pathIn(folder, path.join(parentPath, name))}`);
}

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

function decode(bytes: Uint8Array): string | undefined {
  try {
    return utf8.decode(bytes);
  } catch {
    return undefined;
  }
}
