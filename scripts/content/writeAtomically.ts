import { rm } from 'node:fs/promises';
import path from 'node:path';
import { moveFile } from './moveFile.ts';
import { syncFolder } from './syncFolder.ts';
import { writeTemporary } from './temporaryFiles.ts';

type Options = {
  mode?: number;
  /** Called when the text is on disk under a temporary name. If it rejects, the file does not change. */
  check?: () => Promise<void>;
};

/** Writes a new or existing file atomically. */
export async function writeAtomically(
  name: string,
  text: string | Uint8Array,
  { mode, check }: Options = {},
): Promise<void> {
  const temporary = await writeTemporary(name, text, mode);
  try {
    await check?.();
    await moveFile(temporary, name);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
  await syncFolder(path.dirname(name));
}
