import { statSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { noneIfMissing } from './files/ifMissing.ts';
import { makeFolder } from './files/makeFolderFor.ts';
import { isFresh, stampOf } from './site.ts';

/** A folder for each document, below a root folder. A name is looked up or encoded, never used as a path. */
export function documentFolders(root: string) {
  /** The existing folders, by the names of their documents. */
  async function all(): Promise<ReadonlyMap<string, string>> {
    const found = await readdir(root, { withFileTypes: true }).catch(noneIfMissing);
    return new Map(
      found.flatMap((entry): [string, string][] => {
        const name = entry.isDirectory() ? decode(entry.name) : undefined;
        return name === undefined ? [] : [[name, path.join(root, entry.name)]];
      }),
    );
  }
  return {
    all,
    /** The paths of the .json files in a document's folder; empty if it has no folder. */
    async filesOf(name: string): Promise<string[]> {
      const folder = (await all()).get(name);
      return folder === undefined ? [] : await filesIn(folder);
    },
    /** The folder of a document, created if it does not exist. */
    async make(name: string): Promise<string> {
      const known = (await all()).get(name);
      if (known) return known;
      const folder = path.join(root, encode(name));
      await makeFolder(folder);
      return folder;
    },
  };
}

/**
 * Returns a function that reads the .json files of a document's folder. A folder in which no file was added, replaced or
 * removed is not read again.
 */
export function folderReader<Facts>(
  read: (files: readonly string[]) => Promise<Facts>,
): (folder: string) => Promise<Facts> {
  const known = new Map<string, { stamp: string; facts: Facts }>();
  return async (folder) => {
    // Synchronous, because hundreds of promises take longer than the rest of a request.
    const stats = statSync(folder, { throwIfNoEntry: false });
    const before = known.get(folder);
    if (before && stats && before.stamp === stampOf(stats)) return before.facts;
    known.delete(folder);
    const facts = await read(await filesIn(folder));
    if (stats && !isFresh(stats)) known.set(folder, { stamp: stampOf(stats), facts });
    return facts;
  };
}

async function filesIn(folder: string): Promise<string[]> {
  // A folder is removed with its last draft, which may have just happened.
  const files = await readdir(folder).catch(noneIfMissing);
  return files.filter((file) => file.endsWith('.json')).map((file) => path.join(folder, file));
}

// Letters are not encoded, because an encoded Chinese file name would be too long for a folder.
function encode(name: string): string {
  return name.replace(/[^\p{L}\p{M}\p{N}._-]/gu, (sign) => encodeURIComponent(sign));
}

/** The decoded name; undefined if the folder's name cannot be decoded. */
function decode(folder: string): string | undefined {
  try {
    return decodeURIComponent(folder);
  } catch {
    return undefined;
  }
}
