import { mkdir, realpath } from 'node:fs/promises';
import path from 'node:path';
import { notPossible } from '../refusal.ts';
import { errorCode, syncFolder } from '../site.ts';
import { diskMessage } from './diskMessage.ts';

/** Makes a folder, and writes it and the new ones around it to the disk. */
export async function makeFolder(folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true });
  if (first === undefined) return;
  // Up to the one that existed before.
  for (let created = folder; created !== path.dirname(first); ) {
    created = path.dirname(created);
    await syncFolder(created);
  }
}

/** Makes the folder of a new file. Rejects with a Refusal with the status 409 if it would not be in the folder of documents. */
export async function makeFolderFor(folder: string, name: string): Promise<void> {
  const parent = path.dirname(path.join(folder, name));
  const root = await realpath(folder);
  const around = await nearestFolder(parent);
  if (around !== root && !around.startsWith(root + path.sep)) {
    throw notPossible(`"${name}" would be outside the folder of documents.`);
  }
  try {
    await makeFolder(parent);
  } catch (error) {
    // A file has the name of the folder.
    const isFile = ['EEXIST', 'ENOTDIR'].includes(errorCode(error) ?? '');
    throw notPossible(isFile ? nameInUse(name) : diskMessage(error));
  }
}

const nameInUse = (name: string) =>
  `There is already a file or folder called "${name}", or a file with the name of its folder.`;

/** The real path of a folder, or of the nearest existing folder around it. */
async function nearestFolder(folder: string): Promise<string> {
  return await realpath(folder).catch(() => nearestFolder(path.dirname(folder)));
}
