import { readFile, realpath, rename, rm, stat } from 'node:fs/promises';
import { writeWhole } from './writeWhole.ts';

/**
 * Puts a new text in the place of a file's old one: whole or not at all, with the same rights, and through
 * a link to the file behind it. Rejects when the file does not hold the old text any more, so that what
 * somebody else has saved meanwhile is not lost.
 */
export async function replaceFile(name: string, oldText: string, newText: string): Promise<void> {
  const file = await realpath(name);
  const { mode } = await stat(file);
  const temporary = await writeWhole(file, newText, mode);
  try {
    if (!(await readFile(file)).equals(Buffer.from(oldText))) {
      throw new Error(`${name} was changed by somebody else meanwhile; nothing was written to it.`);
    }
    await rename(temporary, file);
  } finally {
    await rm(temporary, { force: true });
  }
}
