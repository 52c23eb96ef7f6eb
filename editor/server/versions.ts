import { createHash } from 'node:crypto';
import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { putFile } from '../../files/putFile.ts';
import { removeLeftovers } from '../../files/writeWhole.ts';
import type { Version } from '../api.ts';
import { documentFolders } from './documentFolders.ts';
import { textOf } from './group.ts';

const mostKept = 20;
/** `2026-05-04T10-11-12.123Z-89abcdef`, and `-draft` for what was never in the file. */
const idForm = /^(\d{4}-\d\d-\d\dT)(\d\d)-(\d\d)-(\d\d\.\d{3}Z)-[0-9a-f]{8}(-draft)?$/;

type Kind = Version['kind'];

export type Versions = {
  /** Keeps a text of a file, unless it is the newest that is kept of its kind. Removes none: see `removeOld`. */
  keep(name: string, text: string, kind: Kind): Promise<void>;
  /** Removes all but the last twenty of each kind. Called after a save, so that one that fails removes none. */
  removeOld(name: string): Promise<void>;
  /** The kept versions of a file, the newest first. */
  list(name: string): Promise<Version[]>;
  /** The text of a version; nothing where there is none of that id. */
  read(name: string, id: string): Promise<string | undefined>;
  /** The names of all files that have versions. */
  names(): Promise<string[]>;
};

/** Old texts of documents: a folder for each document and a file for each version. */
export async function versionsIn(root: string): Promise<Versions> {
  await removeLeftovers(root);
  const folders = documentFolders(root);

  // Whatever is asked for is looked up among what is there; no name of a request becomes a path.
  const idsIn = async (folder: string) =>
    (await readdir(folder))
      .map((file) => path.basename(file, '.json'))
      .filter((id) => idForm.test(id))
      .sort()
      .reverse();
  const idsOf = async (name: string) => {
    const folder = (await folders.all()).get(name);
    return folder === undefined ? [] : await idsIn(folder);
  };
  const read = async (name: string, id: string) => {
    const folder = (await folders.all()).get(name);
    if (folder === undefined || !(await idsIn(folder)).includes(id)) return undefined;
    return await readFile(path.join(folder, `${id}.json`), 'utf8');
  };

  return {
    async keep(name, text, kind) {
      const ids = await idsOf(name);
      const newest = ids.find((id) => kindOf(id) === kind);
      if (newest !== undefined && (await read(name, newest)) === text) return;
      // A clock that was put back does not make an older one of it.
      const time = new Date(Math.max(Date.now(), (ids[0] ? Date.parse(timeOf(ids[0])) : 0) + 1));
      const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
      const id = `${time.toISOString().replaceAll(':', '-')}-${hash}`;
      const folder = await folders.make(name);
      await putFile(path.join(folder, `${id}${kind === 'draft' ? '-draft' : ''}.json`), text);
    },
    async removeOld(name) {
      const folder = (await folders.all()).get(name);
      if (folder === undefined) return;
      const ids = await idsIn(folder);
      for (const kind of ['saved', 'draft'] as const) {
        for (const id of ids.filter((own) => kindOf(own) === kind).slice(mostKept)) {
          await rm(path.join(folder, `${id}.json`), { force: true });
        }
      }
    },
    async list(name) {
      const versions: Version[] = [];
      for (const id of await idsOf(name)) {
        const text = (await read(name, id)) ?? '';
        const title = textOf({ name, text }, 'title');
        versions.push({ id, time: timeOf(id), title, kind: kindOf(id) });
      }
      return versions;
    },
    read,
    names: async () => [...(await folders.all()).keys()],
  };
}

function timeOf(id: string): string {
  return id.replace(idForm, '$1$2:$3:$4');
}

function kindOf(id: string): Kind {
  return id.endsWith('-draft') ? 'draft' : 'saved';
}
