import { mkdir, realpath } from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from '../../files/errorCode.ts';
import { NameTaken, writeNewFile } from '../../files/writeNewFile.ts';
import { diskMessage } from './diskMessage.ts';
import { Refusal } from './refusal.ts';

/**
 * Writes a file that is not there yet, whole, and nothing outside of the folder of documents. `name` is its path in the
 * folder. Rejects with a Refusal of the status 409 where that cannot be.
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
    // Of a folder that is in the way, the system says that it exists as well.
    const message =
      error instanceof NameTaken || ['EEXIST', 'ENOTDIR'].includes(errorCode(error) ?? '')
        ? `A file is in the way of "${name}": its name is taken, or one has that of its folder.`
        : diskMessage(error);
    throw new Refusal(409, { message });
  }
}

/** Where a folder really is, or will be: the nearest one around it that is there. */
async function nearestFolder(folder: string): Promise<string> {
  return await realpath(folder).catch(() => nearestFolder(path.dirname(folder)));
}
