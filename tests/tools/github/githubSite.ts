import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { HomeStorage } from '../../../editor/home/browserDatabase.ts';
import type { SiteFacts } from '../../../editor/home/facts.ts';
import { githubApi } from '../../../editor/home/github/githubApi.ts';
import { githubHome } from '../../../editor/home/github/githubHome.ts';
import { pathIn } from '../../../scripts/content/projectPath.ts';
import type { GithubServer } from './server.ts';

/** The storage of one browser. */
export function memoryStorage(stored = new Map<string, unknown>()): HomeStorage {
  return {
    getStored: async (store, key) => structuredClone(stored.get(store + key)),
    setStored: async (store, key, value) => void stored.set(store + key, structuredClone(value)),
    deleteStored: async (store, key) => void stored.delete(store + key),
    changeStored: async (store, key, change) =>
      void stored.set(store + key, change(stored.get(store + key))),
  };
}

type Person = {
  token?: string;
  branch?: string;
  folder?: string;
  storage?: HomeStorage;
  facts?: Partial<SiteFacts>;
  published?: string[];
};

/** The home of a person who signed in, over the folder "site" of the server's repository. */
export function homeOn(
  server: GithubServer,
  {
    token = 'token',
    branch = 'main',
    folder = 'site',
    storage = memoryStorage(),
    facts,
    published,
  }: Person = {},
) {
  return githubHome({
    api: githubApi(token, server.url, async () => {}),
    place: { repository: server.state.name, branch, folder },
    readFacts: async () =>
      facts && {
        address: 'https://plum-rye.example',
        ...{ pictures: [], served: [], fonts: [], downloads: [], wellKnown: [], ...facts },
      },
    measure: async ({ size }) => (size > 0 ? { width: size, height: 1 } : undefined),
    storage,
    ...(published && { published }),
  });
}

/** A folder of documents as files of a repository, in its folder "site". */
export async function filesOf(folder: string): Promise<Record<string, Uint8Array>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name));
  const contents = files.map(async (file) => {
    return [`site/${pathIn(folder, file)}`, await readFile(file)] as const;
  });
  return Object.fromEntries(await Promise.all(contents));
}
