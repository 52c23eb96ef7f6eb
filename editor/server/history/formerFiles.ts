import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { maxFormer } from '../../api.ts';
import { noneIfMissing } from '../files/ifMissing.ts';
import { makeFolder } from '../files/makeFolderFor.ts';
import { pathIn, removeLeftovers, writeAtomically } from '../site.ts';
import { idForm, idOf, timeOf } from './versions.ts';

/** A file that is being written, of any picture format. */
const temporary = /\.\d+\.tmp$/;

/** A file that was removed or replaced. `time` is ISO 8601. */
type FormerFile = { id: string; src: string; time: string };

export type FormerFiles = Awaited<ReturnType<typeof formerFilesIn>>;

/** Removed and replaced pictures and files to download: a folder for each, with the file at its path among the documents. */
export async function formerFilesIn(root: string) {
  await removeLeftovers(root);

  /** The latest first. */
  async function list(): Promise<FormerFile[]> {
    const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(
      noneIfMissing,
    );
    return entries
      .filter((entry) => entry.isFile() && !temporary.test(entry.name))
      .map((entry) => pathIn(root, path.join(entry.parentPath, entry.name)).split('/'))
      .flatMap(([id = '', ...steps]) =>
        idForm.test(id) ? [{ id, src: steps.join('/'), time: timeOf(id) }] : [],
      )
      .sort((a, b) => (a.id < b.id ? 1 : -1));
  }
  const remove = (id: string) => rm(path.join(root, id), { recursive: true, force: true });

  return {
    list,
    remove,
    // Ids from requests are only compared with existing ones, and never become paths.
    /** The path of a file in the folder of documents, and its content; undefined if there is none with this id. */
    async read(id: string): Promise<{ src: string; data: Buffer } | undefined> {
      const found = (await list()).find((file) => file.id === id);
      return found && { src: found.src, data: await readFile(path.join(root, id, found.src)) };
    },
    /** Adds a file, written atomically. Removes none: see `removeOld`. */
    async add(src: string, data: Buffer): Promise<void> {
      const folder = path.join(root, idOf(new Date(), data));
      const file = path.join(folder, ...src.split('/'));
      try {
        await makeFolder(path.dirname(file));
        await writeAtomically(file, data);
      } catch (error) {
        await rm(folder, { recursive: true, force: true });
        throw error;
      }
    },
    /** Removes all but the last 20. Called after a removal, so that a failed removal deletes none. */
    async removeOld(): Promise<void> {
      for (const { id } of (await list()).slice(maxFormer)) await remove(id);
    },
  };
}
