import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from '../site.ts';
import { addFile } from './addFile.ts';
import { noneIfMissing, undefinedIfMissing } from './ifMissing.ts';

type NewFile = {
  data: Buffer;
  /** The target folder, in the folder of documents. */
  top: string;
  /** The preferred name, and the ending with its dot. */
  stem: string;
  ending: string;
  /** Whether documents can refer to this path, which starts at the folder of documents. */
  canBeNamed(path: string): boolean;
};

/**
 * Writes a file under a name that no other has, whatever their case and ending. If a file with the same content exists,
 * writes nothing and returns that one.
 */
export async function addUnderFreeName(
  folder: string,
  { data, top, stem, ending, canBeNamed }: NewFile,
): Promise<{ path: string; isKnown: boolean }> {
  const root = path.join(folder, top);
  const known = await equalFile(root, data, (name) => canBeNamed(`${top}/${name}`));
  if (known !== undefined) return { path: `${top}/${known}`, isKnown: true };
  for (let count = 1; ; count += 1) {
    const own = count === 1 ? stem : `${stem}-${count}`;
    if (await isTaken(root, own)) continue;
    const name = `${top}/${own}${ending}`;
    try {
      await addFile(folder, name, data);
      return { path: name, isKnown: false };
    } catch (error) {
      // Another program may just have taken the name.
      if (!(await isTaken(root, own))) throw error;
    }
  }
}

/** Whether a file in a folder has this name, with any case and ending. */
async function isTaken(root: string, stem: string): Promise<boolean> {
  const names = await readdir(root).catch(noneIfNoFolder);
  return names.some((name) => path.parse(name.toLowerCase()).name === stem);
}

/** The file with this content that documents can refer to, by its path in the folder; undefined where there is none. */
async function equalFile(
  root: string,
  data: Buffer,
  canBeNamed: (name: string) => boolean,
): Promise<string | undefined> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(
    noneIfNoFolder,
  );
  for (const entry of entries.filter((found) => found.isFile() && !/^\.|\.tmp$/.test(found.name))) {
    const file = path.join(entry.parentPath, entry.name);
    if ((await stat(file).catch(undefinedIfMissing))?.size !== data.length) continue;
    const name = path.relative(root, file).split(path.sep).join('/');
    if (!canBeNamed(name)) continue;
    const content = await readFile(file).catch(undefinedIfMissing);
    if (content?.equals(data)) return name;
  }
  return undefined;
}

/** A file in place of the folder is reported by `addFile`. */
function noneIfNoFolder(error: unknown): [] {
  return errorCode(error) === 'ENOTDIR' ? [] : noneIfMissing(error);
}
