import { lstat, realpath, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { siteName } from '../api.ts';
import { documentOf } from '../copy/source.ts';
import { afterwards } from './afterwards.ts';
import { diskMessage } from './files/diskMessage.ts';
import { undefinedIfMissing } from './files/ifMissing.ts';
import { finishReplacing } from './files/replaceFiles.ts';
import { type FolderFiles, folderFiles } from './folderFiles.ts';
import { formerContents } from './history/formerContents.ts';
import { formerFilesIn } from './history/formerFiles.ts';
import { versionsIn } from './history/versions.ts';
import { listingReader } from './listingReader.ts';
import { expectNoLinks, removeLeftovers } from './site.ts';

const day = 24 * 3_600_000;

/** A folder of documents. */
export type Store = {
  /** Its files for the home in the browser. */
  files: FolderFiles;
  /** The value of site.json; undefined if it has an error. */
  siteDocument(): Promise<unknown>;
};

/**
 * Opens a folder of documents for editing. `.editor`, next to the folder, has for each folder of documents:
 *
 * - `versions/FOLDER/DOCUMENT/TIME-HASH.json`: old texts of documents
 * - `pictures/FOLDER/TIME-HASH/PATH`: removed and replaced pictures and files to download
 * - `links/FOLDER.json`: the last check of links to other sites (scripts/content/checkLinks.ts)
 * - `journal/FOLDER/PID.json`: the files that are being replaced together
 *
 * First finishes or removes what a killed process has left there and among the documents. The versions of a deleted page are
 * removed after 90 days. Rejects if one of these folders is a link.
 */
export async function openStore(folder: string): Promise<Store> {
  const { dir, base } = path.parse(path.resolve(folder));
  const editorFolder = path.join(dir, '.editor');
  const folderOf = (kind: string) => path.join(editorFolder, kind, base);
  await expectNoLinks([
    editorFolder,
    ...kinds.flatMap((kind) => [path.dirname(folderOf(kind)), folderOf(kind)]),
  ]);
  const journals = folderOf('journal');
  const reports = await finishReplacing(folder, journals).catch((error: unknown) => [
    `The editor can’t see whether an earlier change was interrupted. ${diskMessage(error)}`,
  ]);
  await removeLeftovers(folder);
  const readListing = listingReader(folder);
  const versions = await versionsIn(folderOf('versions'));
  const hide = () => afterwards(() => hideFromGit(editorFolder));
  await hide();

  const inTurn = queue();
  /** Nothing waits for it. */
  const removeOld = () =>
    void inTurn(() =>
      afterwards(async () => versions.removeMissing((await readListing()).files, 90 * day)),
    );
  removeOld();
  // An editor can run for months.
  setInterval(removeOld, day).unref();

  return {
    files: folderFiles({
      ...{ folder, journals, reports, readListing },
      former: formerContents(versions, await formerFilesIn(folderOf('pictures'))),
      // A site is identified by the path of its folder, not by its address.
      realPath: await realpath(folder).catch(() => path.resolve(folder)),
      inTurn: (work) => inTurn(() => work().finally(hide)),
    }),
    siteDocument: async () => documentOf((await readListing()).files.get(siteName)),
  };
}

const kinds = ['journal', 'versions', 'pictures'];

/** Returns a function that runs tasks one at a time, even after one that failed. */
function queue() {
  let last: Promise<unknown> = Promise.resolve();
  return <Result>(work: () => Promise<Result>): Promise<Result> => {
    const result = last.then(work, work);
    last = result;
    return result;
  };
}

/** Keeps the editor's folder, if it exists, out of the repository. Keeps an existing .gitignore. */
async function hideFromGit(folder: string): Promise<void> {
  const file = path.join(folder, '.gitignore');
  const written = await lstat(file).catch(undefinedIfMissing);
  if (!written?.size) await writeFile(file, '*\n').catch(undefinedIfMissing);
}
