import { readFile, realpath, stat } from 'node:fs/promises';
import { errorCode } from './errorCode.ts';
import { writeAtomically } from './writeAtomically.ts';

/** A file was removed or no longer contains the text to replace. */
export class ChangedByOthers extends Error {
  constructor(name: string) {
    super(`Someone else changed ${name}, so nothing was written to it.`);
  }
}

/**
 * Replaces the text of a file atomically. The file keeps its permissions, and links to it keep working. Rejects with
 * ChangedByOthers if the file is missing or no longer contains the old text.
 */
export async function replaceFile(name: string, oldText: string, newText: string): Promise<void> {
  if (!(await holds(name, oldText))) throw new ChangedByOthers(name);
  const file = await realpath(name);
  await writeAtomically(file, newText, {
    mode: (await stat(file)).mode,
    async check() {
      if (!(await holds(file, oldText))) throw new ChangedByOthers(name);
    },
  });
}

/** Whether a file contains exactly the bytes of a text; false for a missing file. */
export async function holds(file: string, text: string): Promise<boolean> {
  const bytes = await readFile(file).catch((error: unknown) => {
    if (errorCode(error) !== 'ENOENT') throw error;
  });
  return bytes?.equals(Buffer.from(text)) === true;
}
