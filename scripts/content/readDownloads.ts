import type { Dirent } from 'node:fs';
import { open, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import type { DownloadFile } from '../../schema/diagnose/index.ts';
import { downloadsFolder, isDownload } from '../../schema/downloads.ts';
import { inspectDownload, startLength } from './inspectDownload.ts';
import { isOfSystem } from './isOfSystem.ts';
import { isTemporary } from './temporaryFiles.ts';

type Known = { stamp: string; file: DownloadFile };

/**
 * Returns a function that reads the files that visitors can download, as often as it is called; a file that has not changed is
 * not read again. `entries` are those of the folder of documents. Files of a system or a program itself are ignored.
 */
export function downloadReader(
  folder: string,
): (entries: readonly Dirent[]) => Promise<DownloadFile[]> {
  let known = new Map<string, Known>();
  return async (entries) => {
    const start = path.join(folder, downloadsFolder) + path.sep;
    const files = entries
      .filter((entry) => !entry.isDirectory() && !isTemporary(entry.name))
      .map((entry) => path.join(entry.parentPath, entry.name))
      .filter((file) => file.startsWith(start) && !isOfSystem(path.relative(start, file)))
      .sort();
    const root = files.length > 0 ? await realpath(folder) : folder;
    const read = await Promise.all(
      files.map(
        async (file) => [file, await readKnown(file, { folder, root }, known.get(file))] as const,
      ),
    );
    known = new Map(read.flatMap(([file, found]) => (found ? [[file, found]] : [])));
    return Array.from(known.values(), ({ file }) => file);
  };
}

/** The facts of a file; undefined where it was removed. */
async function readKnown(
  file: string,
  { folder, root }: { folder: string; root: string },
  known: Known | undefined,
): Promise<Known | undefined> {
  const target = await realpath(file).catch(() => undefined);
  const stats = target && (await stat(target).catch(() => undefined));
  if (!stats) return undefined;
  const stamp = `${stats.mtimeMs} ${stats.size} ${stats.ino}`;
  if (known?.stamp === stamp) return known;
  const address = `/${path.relative(folder, file).split(path.sep).join('/')}`;
  const problem = target.startsWith(root + path.sep)
    ? stats.isFile()
      ? await problemOf(target, address, stats.size)
      : 'It is no file.'
    : 'It is a link out of the folder of documents. Put the file itself in its place.';
  const found = { address, bytes: stats.size };
  return { stamp, file: problem === undefined ? found : { ...found, problem } };
}

async function problemOf(file: string, address: string, bytes: number) {
  const start = await readStart(file).catch(() => undefined);
  if (!start) return 'It may not be read by you.';
  const inspected = inspectDownload(address, { start, bytes });
  if ('problem' in inspected) return inspected.problem;
  if (isDownload(address)) return undefined;
  return 'Its name has other signs than addresses have. Give it a name of letters, digits and hyphens, with its ending in small letters.';
}

async function readStart(file: string): Promise<Uint8Array> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(startLength), 0, startLength, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}
