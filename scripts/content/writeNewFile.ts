import { constants, copyFile, link, rm } from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from './errorCode.ts';
import { syncFolder } from './syncFolder.ts';
import { writeTemporary } from './temporaryFiles.ts';

/** The name for a new file is already in use. */
export class NameTaken extends Error {
  constructor(name: string) {
    super(`The file ${name} already exists.`);
  }
}

/**
 * Writes a new file. Rejects with NameTaken if a file of that name exists.
 *
 * The text is written under a temporary name. A hard link then gives it the final name in one step, and fails if that name is
 * taken. Disks without hard links (exFAT, many network shares) get a copy instead. If the program is killed while it copies,
 * the file is cut off, and `validate` reports it.
 */
export async function writeNewFile(name: string, text: string | Uint8Array): Promise<void> {
  const temporary = await writeTemporary(name, text);
  try {
    await placeNewFile(temporary, name);
  } finally {
    await rm(temporary, { force: true });
  }
}

/** The second step: gives a temporary file its final name, and then removes the temporary one. */
export async function placeNewFile(temporary: string, name: string): Promise<void> {
  try {
    await link(temporary, name).catch(async (error) => {
      if (errorCode(error) === 'EEXIST') throw error;
      await copyFile(temporary, name, constants.COPYFILE_EXCL);
    });
  } catch (error) {
    throw errorCode(error) === 'EEXIST' ? new NameTaken(name) : error;
  }
  await rm(temporary, { force: true });
  await syncFolder(path.dirname(name));
}
