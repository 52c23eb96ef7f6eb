import { mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { syncFolder } from '../../files/syncFolder.ts';

/** A folder for each document, below one folder. A name is looked up or encoded, and never used as a path. */
export function documentFolders(root: string) {
  /** The folders that are there, by the names of their documents. */
  async function all(): Promise<ReadonlyMap<string, string>> {
    const found = await readdir(root, { withFileTypes: true }).catch(() => []);
    return new Map(
      found.flatMap((entry): [string, string][] => {
        const name = entry.isDirectory() ? decode(entry.name) : undefined;
        return name === undefined ? [] : [[name, path.join(root, entry.name)]];
      }),
    );
  }
  return {
    all,
    /** The .json files of a document's folder, by path; none where it has no folder. */
    async filesOf(name: string): Promise<string[]> {
      const folder = (await all()).get(name);
      // A folder goes with its last draft, which may be just now.
      const files = folder === undefined ? [] : await readdir(folder).catch(() => []);
      return files
        .filter((file) => file.endsWith('.json'))
        .map((file) => path.join(folder ?? '', file));
    },
    /** The folder of a document, made where it is not there yet. */
    async make(name: string): Promise<string> {
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

/** The name that was encoded; undefined for a folder that somebody else made. */
function decode(folder: string): string | undefined {
  try {
    return decodeURIComponent(folder);
  } catch {
    return undefined;
  }
}
