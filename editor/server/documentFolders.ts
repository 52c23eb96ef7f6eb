import { mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from '../../scripts/content/errorCode.ts';
import { syncFolder } from '../../scripts/content/syncFolder.ts';

/** A folder for each document, below one folder. A name is looked up or encoded, and never used as a path. */
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
    /** The .json files of a document's folder, by path; none where it has no folder. */
    filesOf: async (name: string): Promise<string[]> => filesIn((await all()).get(name)),
    /** The .json files of every document's folder, by the name of the document. */
    async allFiles(): Promise<Map<string, string[]>> {
      const found = new Map<string, string[]>();
      for (const [name, folder] of await all()) found.set(name, await filesIn(folder));
      return found;
    },
    /** The folder of a document, created if it does not exist. */
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

async function filesIn(folder: string | undefined): Promise<string[]> {
  // A folder is removed with its last draft, perhaps just now.
  const files = folder === undefined ? [] : await readdir(folder).catch(noneIfMissing);
  return files
    .filter((file) => file.endsWith('.json'))
    .map((file) => path.join(folder ?? '', file));
}

/** Only a missing folder has no files: any other failure to read it must not look like "no drafts". */
export function noneIfMissing(error: unknown): [] {
  if (errorCode(error) === 'ENOENT') return [];
  throw error;
}

// Letters are not encoded: an encoded Chinese file name would be too long for a folder.
function encode(name: string): string {
  return name.replace(/[^\p{L}\p{M}\p{N}._-]/gu, (sign) => encodeURIComponent(sign));
}

/** The decoded name; undefined where the folder's name cannot be decoded. */
function decode(folder: string): string | undefined {
  try {
    return decodeURIComponent(folder);
  } catch {
    return undefined;
  }
}
