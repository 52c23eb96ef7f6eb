import { writeFile } from 'node:fs/promises';

/** Writes a file that is not there yet. Rejects, in words, when there is one of that name. */
export async function writeNewFile(name: string, text: string): Promise<void> {
  await writeFile(name, text, { flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EEXIST' ? new Error(`There is a file ${name} already.`) : error;
  });
}
