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
 * Replaces the content of a file atomically. The file keeps its permissions, and links to it keep working. Rejects with
 * ChangedByOthers if the file is missing or no longer has the old content.
 */
export async function replaceFile(
  name: string,
  oldContent: string | Uint8Array,
  newContent: string | Uint8Array,
): Promise<void> {
  if (!(await holds(name, oldContent))) throw new ChangedByOthers(name);
  const file = await realpath(name);
  await writeAtomically(file, newContent, {
    mode: (await stat(file)).mode,
    async check() {
      if (!(await holds(file, oldContent))) throw new ChangedByOthers(name);
    },
  });
}

/** Whether a file contains exactly these bytes; false for a missing file. */
export async function holds(file: string, content: string | Uint8Array): Promise<boolean> {
  const bytes = await readFile(file).catch((error: unknown) => {
    if (errorCode(error) !== 'ENOENT') throw error;
  });
  return bytes?.equals(Buffer.from(content)) === true;
}
