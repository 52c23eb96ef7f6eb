import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { syncFolder } from './syncFolder.ts';
import { writeWhole } from './writeWhole.ts';

/** Writes a file, whole or not at all, whether it exists or not. */
export async function putFile(name: string, text: string): Promise<void> {
  const temporary = await writeWhole(name, text);
  try {
    await rename(temporary, name);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
  await syncFolder(path.dirname(name));
}
