import { type Dirent, readFileSync, realpathSync, type Stats, statSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isReservedOnWindows } from '../../schema/browser.ts';
import { errorCode } from './errorCode.ts';
import { pathIn } from './projectPath.ts';
import { isTemporary } from './temporaryFiles.ts';

/** A file of a folder of documents: its path in the folder, with slashes ("pictures/bench.jpg"), and its path for reading. */
export type OwnedFile = { name: string; file: string };

/** A kind of file, and how to read one. */
type Kind<Facts> = {
  accepts: (name: string, entry: Dirent) => boolean;
  /** Reads a file. `before` is the last result, from before the file changed. */
  inspect: (file: OwnedFile, stats: Stats, before: Facts | undefined) => Facts | Promise<Facts>;
  /** Returns the result for a file that cannot be read, with the reason in sentences that call the file "It". */
  refuse: (file: OwnedFile, problem: string) => Facts;
};

/** The entries of a folder of documents and its subfolders, by their names as in `OwnedFile`. */
export type Entries = ReadonlyMap<string, Dirent>;

/** Lists a folder of documents. Rejects if it or a subfolder cannot be read. */
export async function listFolder(folder: string): Promise<Entries> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return new Map(
    entries.map((entry) => [pathIn(folder, path.join(entry.parentPath, entry.name)), entry]),
  );
}

/**
 * Returns a function that reads all files of a kind in a folder, sorted by name. An unchanged file is not reread; its result is
 * the same object. Links are followed, but not out of the folder.
 */
export function ownedFiles<Facts>(
  folder: string,
  { accepts, inspect, refuse }: Kind<Facts>,
): (entries: Entries) => Promise<Facts[]> {
  type Known = { stamp: string; facts: Facts };
  let known = new Map<string, Known>();

  return async (entries) => {
    const accepted = Array.from(entries)
      .filter(([name, entry]) => accepts(name, entry))
      .sort(([a], [b]) => (a < b ? -1 : 1));
    const read = new Map<string, Known | undefined>(accepted.map(([name]) => [name, undefined]));
    const waiting = accepted.values();
    const work = async () => {
      for (const [name, entry] of waiting) {
        read.set(name, await readKnown(name, entry.isSymbolicLink()));
      }
    };
    await Promise.all(Array.from({ length: maxOpenFiles }, work));
    known = new Map(Array.from(read).flatMap(([name, one]) => (one ? [[name, one]] : [])));
    return Array.from(known.values(), ({ facts }) => facts);
  };

  /** Undefined if the file was removed. */
  async function readKnown(name: string, isLink: boolean): Promise<Known | undefined> {
    const owned = { name, file: path.join(folder, name) };
    // No stamp, so it is reread next time.
    const refused = (problem: string) => ({ stamp: '', facts: refuse(owned, problem) });
    if (isReservedOnWindows(name)) return refused(windowsName);
    const before = known.get(name);
    // Rereads a file that is being written until it stops changing.
    for (let attempt = 0; attempt < 5; attempt += 1) {
      if (attempt > 0) await wait(20);
      const problem = isLink ? problemOfLink(folder, owned.file) : undefined;
      if (problem !== undefined) return refused(problem);
      const stats = statSync(owned.file, { throwIfNoEntry: false });
      // Node replaces each byte that is not UTF-8 in a name, and then no longer finds the file.
      if (!stats) return name.includes('\ufffd') ? refused(unreadableName) : undefined;
      if (stats.isDirectory()) return refused('It is a folder, not a file.');
      // Reading a pipe would block until there is a writer.
      if (!stats.isFile()) return refused('It is not a file.');
      const stamp = stampOf(stats);
      if (before?.stamp === stamp) return before;
      try {
        if (stats.size < maxPointerBytes && isLfsPointer(owned.file)) return refused(lfsPointer);
        const facts = await inspect(owned, stats, before?.facts);
        const after = statSync(owned.file, { throwIfNoEntry: false });
        if (after && stampOf(after) === stamp) return { stamp: isFresh(after) ? '' : stamp, facts };
      } catch (error) {
        const code = errorCode(error);
        if (code === undefined) throw error;
        if (code === 'EACCES')
          return refused('It cannot be read because you do not have permission.');
        if (code !== 'ENOENT') return refused(`It cannot be read (${code}).`);
      }
    }
    return refused('It changed while it was read. Save it, and try again.');
  }
}

// Git LFS (https://github.com/git-lfs/git-lfs/blob/main/docs/spec.md).
const maxPointerBytes = 1024;
const lfsPointer =
  'It is only a Git LFS pointer: the file itself was not downloaded. Run "git lfs pull".';

/** Whether a file has what Git keeps in place of a large file. */
function isLfsPointer(file: string): boolean {
  return readFileSync(file, 'latin1').startsWith('version https://git-lfs.github.com/spec/');
}

const windowsName =
  'Windows does not allow its name or that of its folder: it is reserved, such as "aux", or ends with a dot or a space. Rename it.';

const unreadableName =
  'Its name has characters that this computer cannot read. Rename it with letters, digits and hyphens.';

/** Each inspection opens at most one file at a time. */
const maxOpenFiles = 16;

/** Whether an entry of a folder is one of the owner's files: not a folder, a system file, or a temporary file. */
export function isOwned(name: string, entry: Dirent): boolean {
  return !entry.isDirectory() && !isTemporary(entry.name) && !isOfSystem(name);
}

/** Whether part of a path is reserved by a system or a program, such as ".DS_Store" and "Thumbs.db". */
export function isOfSystem(name: string): boolean {
  return name.split('/').some((step) => /^(?:\.|thumbs\.db$|desktop\.ini$)/i.test(step));
}

/** The real path of a file in a folder, with links followed; undefined if it is missing or a link leads out of the folder. */
export function realPathIn(folder: string, name: string): string | undefined {
  const target = realPathOf(path.join(folder, name));
  return target?.startsWith(realPathOf(folder) + path.sep) ? target : undefined;
}

function problemOfLink(folder: string, file: string): string | undefined {
  if (realPathIn(folder, pathIn(folder, file)) !== undefined) return undefined;
  return realPathOf(file) === undefined
    ? 'It is a link to a file that does not exist.'
    : 'It is a link to a place outside the folder of documents. Replace the link with the file.';
}

function realPathOf(file: string): string | undefined {
  try {
    return realpathSync.native(file);
  } catch {
    return undefined;
  }
}

/** A text that differs after each change of a file, or of the names in a folder. */
export function stampOf({ mtimeMs, size, ino }: Stats): string {
  return `${mtimeMs} ${size} ${ino}`;
}

// In milliseconds. FAT stores modification times in steps of two seconds; other file systems use smaller ones.
const coarsestTime = 2000;

/** Whether a file changed so recently that its next change could have the same timestamp. */
export function isFresh({ mtimeMs }: Stats): boolean {
  return Math.abs(Date.now() - mtimeMs) < coarsestTime;
}
