import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { type KeptPicture, mostKept } from '../../api.ts';
import { noneIfMissing } from '../files/ifMissing.ts';
import { sha256 } from '../files/sha256.ts';
import { removeLeftovers, syncFolder, writeAtomically } from '../site.ts';

/** A file that is being written, of any picture format. */
const temporary = /\.\d+\.tmp$/;
/** `2026-05-04T10-11-12.123Z-89abcdef` */
const idForm = /^(\d{4}-\d\d-\d\dT)(\d\d)-(\d\d)-(\d\d\.\d{3}Z)-[0-9a-f]{8}$/;

export type KeptPictures = Awaited<ReturnType<typeof keptPicturesIn>>;

/** Removed pictures and files to download: a folder for each, with the file at its path among the documents. */
export async function keptPicturesIn(root: string) {
  await removeLeftovers(root);

  // Ids from requests are only compared with existing ones, so none becomes a path.
  async function all(): Promise<(KeptPicture & { file: string })[]> {
    const ids = await readdir(root).catch(noneIfMissing);
    const found = ids
      .filter((id) => idForm.test(id))
      .map(async (id) => {
        const folder = path.join(root, id);
        const entries = await readdir(folder, { recursive: true, withFileTypes: true });
        return entries
          .filter((entry) => entry.isFile() && !temporary.test(entry.name))
          .map((entry) => {
            const file = path.join(entry.parentPath, entry.name);
            const src = path.relative(folder, file).split(path.sep).join('/');
            return { id, src, time: id.replace(idForm, '$1$2:$3:$4'), file };
          });
      });
    return (await Promise.all(found)).flat().sort((a, b) => (a.id < b.id ? 1 : -1));
  }

  return {
    /** The kept files, the latest first. */
    list: async (): Promise<KeptPicture[]> =>
      (await all()).map(({ id, src, time }) => ({ id, src, time })),
    /** The path of a kept file in the folder of documents, and its content; undefined where there is none with this id. */
    async read(id: string): Promise<{ src: string; data: Buffer } | undefined> {
      const found = (await all()).find((own) => own.id === id);
      return found && { src: found.src, data: await readFile(found.file) };
    },
    /** Keeps a file, whole. Removes none: see `removeOld`. */
    async keep(src: string, data: Buffer): Promise<void> {
      const time = new Date().toISOString().replaceAll(':', '-');
      const folder = path.join(root, `${time}-${sha256(data).slice(0, 8)}`);
      const file = path.join(folder, ...src.split('/'));
      try {
        await mkdir(path.dirname(file), { recursive: true });
        // The new folders are synced to the disk before the file.
        let made = path.dirname(file);
        while (made !== root) {
          made = path.dirname(made);
          await syncFolder(made);
        }
        await writeAtomically(file, data);
      } catch (error) {
        await rm(folder, { recursive: true, force: true });
        throw error;
      }
    },
    async drop(id: string): Promise<void> {
      const found = (await all()).find((own) => own.id === id);
      if (found) await rm(path.join(root, found.id), { recursive: true, force: true });
    },
    /** Removes all but the last 20. Called after a removal, so that a failed removal deletes none. */
    async removeOld(): Promise<void> {
      for (const { id } of (await all()).slice(mostKept)) {
        await rm(path.join(root, id), { recursive: true, force: true });
      }
    },
  };
}
