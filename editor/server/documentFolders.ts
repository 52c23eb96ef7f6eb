import { mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { syncFolder } from '../../files/syncFolder.ts';

export type DocumentFolders = {
  /** The folders that are there, by the names of their documents. */
  all(): Promise<ReadonlyMap<string, string>>;
  /** The folder of a document, made where it is not there yet. */
  make(name: string): Promise<string>;
};

/** A folder for each document, below one folder. A name is looked up or encoded, and never used as a path. */
export function documentFolders(root: string): DocumentFolders {
  const all = async () => {
    const found = await readdir(root, { withFileTypes: true }).catch(() => []);
    return new Map(
      found.flatMap((entry): [string, string][] => {
        const name = entry.isDirectory() ? decode(entry.name) : undefined;
        return name === undefined ? [] : [[name, path.join(root, entry.name)]];
      }),
    );
  };
  return {
    all,
    async make(name) {
      const known = (await all()).get(name);
      if (known) return known;
      const folder = path.join(root, encode(name));
      await mkdir(folder, { recursive: true });
      await syncFolder(root);
      return folder;
    },
  };
}

// Letters stay as they are: encoded, the name of a file in Chinese is three times as long and too long for a folder.
function encode(name: string): string {
  return name.replace(/[^\p{L}\p{M}\p{N}._-]/gu, (sign) => encodeURIComponent(sign));
}

/** The name that was encoded; nothing for a folder that somebody else made. */
function decode(folder: string): string | undefined {
  try {
    return decodeURIComponent(folder);
  } catch {
    return undefined;
  }
}
