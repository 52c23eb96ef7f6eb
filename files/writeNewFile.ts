import { link, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from './errorCode.ts';
import { syncFolder } from './syncFolder.ts';
import { claimingFor, writeWhole } from './writeWhole.ts';

/**
 * Writes a file that is not there yet, whole or not at all. Rejects, in words, when there is one of that name.
 *
 * A hard link gives the whole file its name in one step, and never to a second file. Disks without hard links (exFAT,
 * many network shares) need two: an empty file claims the name, and the whole file takes its place. A program killed
 * between both leaves the whole file under a name of its own, by which removeLeftovers finishes the work.
 */
export async function writeNewFile(name: string, text: string): Promise<void> {
  let temporary = await writeWhole(name, text);
  try {
    try {
      await link(temporary, name);
    } catch (error) {
      if (errorCode(error) === 'EEXIST') throw error;
      const claiming = claimingFor(name);
      await rename(temporary, claiming);
      temporary = claiming;
      await (await open(name, 'wx')).close();
      await rename(claiming, name).catch(async (failed: Error) => {
        await rm(name, { force: true });
        throw failed;
      });
    }
  } catch (error) {
    throw errorCode(error) === 'EEXIST' ? new Error(`There is a file ${name} already.`) : error;
  } finally {
    await rm(temporary, { force: true });
  }
  await syncFolder(path.dirname(name));
}
