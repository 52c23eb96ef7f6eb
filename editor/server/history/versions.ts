import { lstat, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { maxFormer } from '../../api.ts';
import { textOf } from '../../copy/source.ts';
import { documentFolders, folderReader } from '../documentFolders.ts';
import { undefinedIfMissing } from '../files/ifMissing.ts';
import { sha256 } from '../files/sha256.ts';
import { removeLeftovers, writeAtomically } from '../site.ts';

/** `2026-05-04T10-11-12.123Z-89abcdef`, with `-draft` for what an earlier editor stored of an unsaved document. */
export const idForm = /^(\d{4}-\d\d-\d\dT)(\d\d)-(\d\d)-(\d\d\.\d{3}Z)-[0-9a-f]{8}(-draft)?$/;

/** The id of content that is replaced at a time. */
export function idOf(time: Date, content: string | Buffer): string {
  return `${time.toISOString().replaceAll(':', '-')}-${sha256(content).slice(0, 8)}`;
}

/** The time in an id, as ISO 8601. */
export function timeOf(id: string): string {
  return id.replace(idForm, '$1$2:$3:$4');
}

type Names = Pick<ReadonlySet<string>, 'has'>;
/** A version with its text. `time` is ISO 8601. */
type VersionText = { id: string; time: string; text: string };
/** The newest version of a file: its id, and the path and title in its text. */
type Newest = { version: string; path: string; title: string };
export type Versions = Awaited<ReturnType<typeof versionsIn>>;

/** Old texts of documents: a folder for each document and a file for each version. */
export async function versionsIn(root: string) {
  await removeLeftovers(root);
  const folders = documentFolders(root);

  // Names and ids from requests are only compared with existing ones, and never become paths.
  async function filesOf(name: string): Promise<VersionFile[]> {
    return newestFirst(await folders.filesOf(name));
  }
  const newestIn = folderReader(async (files): Promise<Newest | undefined> => {
    const [newest] = newestFirst(files);
    if (!newest) return undefined;
    const text = await readFile(newest.file, 'utf8');
    const file = { name: path.basename(newest.file), text };
    return { version: newest.id, path: textOf(file, 'path'), title: textOf(file, 'title') };
  });
  return {
    /** The text of a version; undefined if there is none with that id. */
    async read(name: string, id: string): Promise<string | undefined> {
      const found = (await filesOf(name)).find((version) => version.id === id);
      return found && (await readFile(found.file, 'utf8'));
    },
    /** Adds a version, unless it equals the newest. Removes none: see `removeOld`. */
    async add(name: string, text: string): Promise<void> {
      const [newest] = await filesOf(name);
      if (newest && (await readFile(newest.file, 'utf8')) === text) return;
      // Later than all others, even if the clock was set back.
      const latest = newest ? Date.parse(timeOf(newest.id)) : 0;
      const time = new Date(Math.max(Date.now(), latest + 1));
      await writeAtomically(path.join(await folders.make(name), `${idOf(time, text)}.json`), text);
    },
    /** Removes all but the last 20. Called after a save, so that a failed save removes none. */
    async removeOld(name: string): Promise<void> {
      const old = (await filesOf(name)).slice(maxFormer);
      for (const { file } of old) await rm(file, { force: true });
    },
    /** The versions of a file, the newest first. */
    async list(name: string): Promise<VersionText[]> {
      const versions: VersionText[] = [];
      for (const { id, file } of await filesOf(name)) {
        versions.push({ id, time: timeOf(id), text: await readFile(file, 'utf8') });
      }
      return versions;
    },
    /** The newest version of each file that is not one of `names`. */
    async ofMissing(names: Names): Promise<(Newest & { name: string })[]> {
      const found: (Newest & { name: string })[] = [];
      for (const [name, folder] of await folders.all()) {
        const newest = names.has(name) ? undefined : await newestIn(folder);
        if (newest) found.push({ name, ...newest });
      }
      return found;
    },
    /**
     * Removes the versions of files that have been missing for at least this time, in ms. The time starts when a call first
     * finds the file missing, and starts over if the file was back in between.
     */
    async removeMissing(names: Names, age: number): Promise<void> {
      for (const [name, folder] of await folders.all()) {
        const mark = path.join(folder, 'missing');
        const since = (await lstat(mark).catch(undefinedIfMissing))?.mtimeMs;
        if (names.has(name)) await rm(mark, { force: true });
        else if (since === undefined) await writeFile(mark, '');
        else if (Date.now() - since >= age) await rm(folder, { recursive: true, force: true });
      }
    },
  };
}

type VersionFile = { id: string; file: string };

function newestFirst(files: readonly string[]): VersionFile[] {
  return files
    .map((file) => ({ id: path.basename(file, '.json'), file }))
    .filter(({ id }) => idForm.test(id))
    .sort((a, b) => (a.id < b.id ? 1 : -1));
}
