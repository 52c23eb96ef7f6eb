import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { writeNewFile } from '../../scripts/writeNewFile.ts';
import { removeLeftovers } from '../../scripts/writeWhole.ts';
import type { Version } from '../api.ts';
import { textOf } from './group.ts';

const mostKept = 20;

export type Versions = {
  /** Keeps a text of a file, and the last twenty of that file in all. */
  keep(name: string, text: string): Promise<void>;
  /** The kept versions of a file, the newest first. */
  list(name: string): Promise<Version[]>;
  /** The text of a version; nothing where there is none of that id. */
  read(name: string, id: string): Promise<string | undefined>;
  /** The names of all files that have versions. */
  names(): Promise<string[]>;
};

/** Old texts of documents: a folder for each document and a file for each version. */
export async function versionsIn(folder: string): Promise<Versions> {
  await removeLeftovers(folder);

  // Whatever is asked for is looked up among what is there; no name of a request becomes a path.
  const folders = async () => {
    const found = await readdir(folder, { withFileTypes: true }).catch(() => []);
    const own = found.filter((entry) => entry.isDirectory());
    return new Map(own.map(({ name }) => [decodeURIComponent(name), path.join(folder, name)]));
  };
  const idsIn = async (own: string) =>
    (await readdir(own))
      .filter((name) => name.endsWith('.json'))
      .map((name) => path.basename(name, '.json'))
      .sort()
      .reverse();
  const read = async (name: string, id: string) => {
    const own = (await folders()).get(name);
    if (own === undefined || !(await idsIn(own)).includes(id)) return undefined;
    return await readFile(path.join(own, `${id}.json`), 'utf8');
  };

  return {
    async keep(name, text) {
      const own = path.join(folder, encodeURIComponent(name));
      await mkdir(own, { recursive: true });
      const time = new Date().toISOString().replaceAll(':', '-');
      const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
      await writeNewFile(path.join(own, `${time}-${hash}.json`), text);
      for (const id of (await idsIn(own)).slice(mostKept)) {
        await rm(path.join(own, `${id}.json`), { force: true });
      }
    },
    async list(name) {
      const own = (await folders()).get(name);
      const ids = own === undefined ? [] : await idsIn(own);
      return await Promise.all(
        ids.map(async (id) => {
          const text = (await read(name, id)) ?? '';
          return { id, time: timeOf(id), title: textOf({ name, text }, 'title') };
        }),
      );
    },
    read,
    names: async () => [...(await folders()).keys()],
  };
}

function timeOf(id: string): string {
  const [day = '', rest = ''] = id.split('T');
  return `${day}T${rest.slice(0, rest.indexOf('Z') + 1).replaceAll('-', ':')}`;
}
