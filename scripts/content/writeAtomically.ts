import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { syncFolder } from './syncFolder.ts';
import { writeTemporary } from './temporaryFiles.ts';

type Options = {
  mode?: number;
  /** Called when the text is on the disk under a temporary name. Where it rejects, the file stays as it is. */
  check?: () => Promise<void>;
};

/** Writes a new or existing file, whole or not at all. */
export async function writeAtomically(
  name: string,
  text: string | Uint8Array,
  { mode, check }: Options = {},
): Promise<void> {
  const temporary = await writeTemporary(name, text, mode);
  try {
    await check?.();
    await rename(temporary, name);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
  await syncFolder(path.dirname(name));
}
