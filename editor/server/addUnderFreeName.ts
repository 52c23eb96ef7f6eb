import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { addFile } from './addFile.ts';

type NewFile = {
  data: Buffer;
  /** The folder among the documents that gets it. */
  top: string;
  /** The name that it gets where it is free, and its ending with the point. */
  stem: string;
  ending: string;
  /** Whether documents can name a file so, by its path among the documents. */
  canBeNamed(path: string): boolean;
};

/**
 * Writes a file among the documents under a name that no other has, in small and in capital letters and with whatever ending.
 * Where the same content is there already, nothing is written, and that file is the answer.
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
      // Another program may have taken the name in this moment.
      if (!(await isTaken(root, own))) throw error;
    }
  }
}

/** Whether a file of a folder has a name, with whatever ending. */
async function isTaken(root: string, stem: string): Promise<boolean> {
  const names = await readdir(root).catch(() => []);
  return names.some((name) => path.parse(name.toLowerCase()).name === stem);
}

/** The file with this content that documents can name, by its path in the folder; undefined where there is none. */
async function equalFile(
  root: string,
  data: Buffer,
  canBeNamed: (name: string) => boolean,
): Promise<string | undefined> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => []);
  for (const entry of entries.filter((found) => found.isFile() && !/^\.|\.tmp$/.test(found.name))) {
    const file = path.join(entry.parentPath, entry.name);
    const { size } = await stat(file).catch(() => ({ size: -1 }));
    if (size !== data.length) continue;
    const name = path.relative(root, file).split(path.sep).join('/');
    if (!canBeNamed(name)) continue;
    const content = await readFile(file).catch(() => undefined);
    if (content?.equals(data)) return name;
  }
  return undefined;
}
