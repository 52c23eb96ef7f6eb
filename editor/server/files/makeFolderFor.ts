import { mkdir, realpath } from 'node:fs/promises';
import path from 'node:path';
import { notPossible } from '../refusal.ts';
import { errorCode, syncFolder } from '../site.ts';
import { diskMessage } from './diskMessage.ts';

/** Makes the folder of a new file. Rejects with a Refusal with the status 409 if it would not be in the folder of documents. */
export async function makeFolderFor(folder: string, name: string): Promise<void> {
  const wanted = path.dirname(path.join(folder, name));
  const root = await realpath(folder);
  const around = await nearestFolder(wanted);
  if (around !== root && !around.startsWith(root + path.sep)) {
    throw notPossible(`"${name}" would be outside the folder of documents.`);
  }
  try {
    const first = await mkdir(wanted, { recursive: true });
    if (first === undefined) return;
    // From the new folder up to the one that existed before.
    let made = wanted;
    while (made !== path.dirname(first)) {
      made = path.dirname(made);
      await syncFolder(made);
    }
  } catch (error) {
    // A file has the name of the folder.
    const isTaken = ['EEXIST', 'ENOTDIR'].includes(errorCode(error) ?? '');
    throw notPossible(isTaken ? taken(name) : diskMessage(error));
  }
}

const taken = (name: string) =>
  `There is already a file or folder called "${name}", or a file with the name of its folder.`;

/** The real path of a folder, or of the nearest existing folder around it. */
async function nearestFolder(folder: string): Promise<string> {
  return await realpath(folder).catch(() => nearestFolder(path.dirname(folder)));
}
