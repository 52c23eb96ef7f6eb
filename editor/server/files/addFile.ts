import { mkdir, readdir, readFile, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { notPossible } from '../refusal.ts';
import { errorCode, NameTaken, pathIn, syncFolder, writeNewFile } from '../site.ts';
import { diskMessage } from './diskMessage.ts';
import { noneIfMissing, undefinedIfMissing } from './ifMissing.ts';

/**
 * Writes a new file atomically, and only inside the folder of documents. `name` is its path in the folder. Rejects with a
 * Refusal with the status 409 if that is not possible.
 */
export async function addFile(
  folder: string,
  name: string,
  content: string | Uint8Array,
): Promise<void> {
  await makeFolderFor(folder, name);
  try {
    await writeNewFile(path.join(folder, name), content);
  } catch (error) {
    throw notPossible(error instanceof NameTaken ? taken(name) : diskMessage(error));
  }
}

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

type NewFile = {
  data: Buffer;
  /** The target folder, in the folder of documents. */
  top: string;
  /** The preferred name, and the extension with its dot. */
  stem: string;
  ending: string;
  /** Whether documents can refer to this path, which starts at the folder of documents. */
  canBeNamed(path: string): boolean;
};

/**
 * Writes a file under a name that no other has, regardless of case and extension. If a file with the same content exists,
 * writes nothing and returns that one.
 */
export async function addUnderFreeName(
  folder: string,
  { data, top, stem, ending, canBeNamed }: NewFile,
): Promise<{ path: string; isKnown: boolean }> {
  const root = path.join(folder, top);
  // A file in place of the folder is reported by `addFile`.
  const filesIn = () =>
    readdir(root, { recursive: true, withFileTypes: true }).catch((error: unknown) =>
      errorCode(error) === 'ENOTDIR' ? [] : noneIfMissing(error),
    );
  for (const entry of await filesIn()) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const name = pathIn(folder, file);
    if (!canBeNamed(name)) continue;
    if ((await stat(file).catch(undefinedIfMissing))?.size !== data.length) continue;
    const content = await readFile(file).catch(undefinedIfMissing);
    if (content?.equals(data)) return { path: name, isKnown: true };
  }
  /** Whether a file directly in the folder has this name. */
  const isTaken = async (own: string) =>
    (await filesIn()).some(
      (entry) => entry.parentPath === root && path.parse(entry.name.toLowerCase()).name === own,
    );
  for (let count = 1; ; count += 1) {
    const own = count === 1 ? stem : `${stem}-${count}`;
    if (await isTaken(own)) continue;
    const name = `${top}/${own}${ending}`;
    try {
      await addFile(folder, name, data);
      return { path: name, isKnown: false };
    } catch (error) {
      // Another program may just have taken the name.
      if (!(await isTaken(own))) throw error;
    }
  }
}
