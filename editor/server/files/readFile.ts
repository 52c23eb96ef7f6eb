import { lstat, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { notPossible } from '../refusal.ts';
import { realPathIn } from '../site.ts';
import { undefinedIfMissing } from './ifMissing.ts';

/** The bytes of a file; undefined if there is none in the folder. */
export async function bytesIn(folder: string, name: string): Promise<Buffer | undefined> {
  const file = realPathIn(folder, name);
  // Reading a pipe would block.
  return file !== undefined && (await stat(file)).isFile() ? await readFile(file) : undefined;
}

/** Whether a folder has a file, a folder or a link with this name. */
export async function existsIn(folder: string, name: string): Promise<boolean> {
  return (await lstat(path.join(folder, name)).catch(undefinedIfMissing)) !== undefined;
}

/** Removed and replaced files may not be pictures, and can be as large as a movie. */
const maxFormerBytes = 100_000_000;

/** The bytes of a file that is to be changed. Refuses what cannot be kept. */
export async function changeableBytes(folder: string, name: string): Promise<Buffer> {
  const file = realPathIn(folder, name);
  if (file === undefined) {
    throw notPossible(
      `“${name}” is a link to a place outside the folder of documents. Change it in your file manager.`,
    );
  }
  const stats = await stat(file);
  if (!stats.isFile()) {
    throw notPossible(`“${name}” is not a file. Change it in your file manager.`);
  }
  if (stats.size > maxFormerBytes) {
    throw notPossible(
      `“${name}” is larger than 100 MB, so the editor cannot keep a copy. Change it in your file manager.`,
    );
  }
  return await readFile(file);
}
