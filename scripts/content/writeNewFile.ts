import { link, open, rm } from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from './errorCode.ts';
import { moveFile } from './moveFile.ts';
import { syncFolder } from './syncFolder.ts';
import { claimingFor, writeTemporary } from './temporaryFiles.ts';

/** The name for a new file is already in use. */
export class NameTaken extends Error {
  constructor(name: string) {
    super(`The file ${name} already exists.`);
  }
}

/**
 * Writes a new file atomically. Rejects with NameTaken if a file of that name exists.
 *
 * The text is written under a temporary name. A hard link then gives it the final name in one step, and fails if that name is
 * taken. Disks without hard links (exFAT, many network shares) need two steps: an empty file reserves the name, and the complete
 * file replaces it. If the program is killed in between, removeLeftovers does the second step.
 */
export async function writeNewFile(name: string, text: string | Uint8Array): Promise<void> {
  let temporary = await writeTemporary(name, text);
  try {
    try {
      await link(temporary, name);
    } catch (error) {
      if (errorCode(error) === 'EEXIST') throw error;
      const claiming = claimingFor(name);
      await moveFile(temporary, claiming);
      temporary = claiming;
      await (await open(name, 'wx')).close();
      await moveFile(claiming, name).catch(async (failed: Error) => {
        await rm(name, { force: true });
        throw failed;
      });
    }
  } catch (error) {
    throw errorCode(error) === 'EEXIST' ? new NameTaken(name) : error;
  } finally {
    await rm(temporary, { force: true });
  }
  await syncFolder(path.dirname(name));
}
