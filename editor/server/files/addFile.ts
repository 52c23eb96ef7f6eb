import { mkdir, realpath } from 'node:fs/promises';
import path from 'node:path';
import { Refusal } from '../refusal.ts';
import { errorCode, NameTaken, writeNewFile } from '../site.ts';
import { diskMessage } from './diskMessage.ts';

/**
 * Writes a new file, whole, and only inside the folder of documents. `name` is its path in the folder. Rejects with a
 * Refusal with the status 409 where that is not possible.
 */
export async function addFile(
  folder: string,
  name: string,
  content: string | Uint8Array,
): Promise<void> {
  const file = path.join(folder, name);
  const root = await realpath(folder);
  const around = await nearestFolder(path.dirname(file));
  if (around !== root && !around.startsWith(root + path.sep)) {
    throw new Refusal(409, {
      message: `"${name}" would be outside of the folder of documents.`,
    });
  }
  try {
    await mkdir(path.dirname(file), { recursive: true });
    await writeNewFile(file, content);
  } catch (error) {
    // `mkdir` fails with EEXIST or ENOTDIR where a file has the name of the folder.
    const message =
      error instanceof NameTaken || ['EEXIST', 'ENOTDIR'].includes(errorCode(error) ?? '')
        ? `There is already a file or folder called "${name}", or a file with the name of its folder.`
        : diskMessage(error);
    throw new Refusal(409, { message });
  }
}

/** The real path of a folder, or of the nearest existing folder around it. */
async function nearestFolder(folder: string): Promise<string> {
  return await realpath(folder).catch(() => nearestFolder(path.dirname(folder)));
}
