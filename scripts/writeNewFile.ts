import { link, rm } from 'node:fs/promises';
import { writeWhole } from './writeWhole.ts';

/** Writes a file that is not there yet, whole or not at all. Rejects, in words, when there is one of that name. */
export async function writeNewFile(name: string, text: string): Promise<void> {
  const temporary = await writeWhole(name, text);
  try {
    await link(temporary, name);
  } catch (error) {
    const exists = error instanceof Error && 'code' in error && error.code === 'EEXIST';
    throw exists ? new Error(`There is a file ${name} already.`) : error;
  } finally {
    await rm(temporary, { force: true });
  }
}
