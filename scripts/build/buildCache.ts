import { hash, randomUUID } from 'node:crypto';
import { readFileSync, utimesSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** The folder with results that later builds can reuse. */
export const cacheFolder = '.cache';

/** The contents of files by name. A name has no line break. */
export type CachedFiles = ReadonlyMap<string, Uint8Array | string>;

/** Results of earlier builds, by a key of all their inputs. */
export type BuildCache = {
  /** Returns the files of an entry, and marks it as used now. Undefined if it is missing or damaged. */
  read(key: string): Map<string, Buffer> | undefined;
  /** Adds an entry. A cache that cannot be written only costs time, so this never rejects. */
  write(key: string, files: CachedFiles): Promise<void>;
  /** Returns the files of an entry; calls `make` if there is none. */
  once(key: string, make: () => Promise<CachedFiles>): Promise<Map<string, Buffer>>;
  /** Removes entries unused for a long time, then the least recently used ones until the total is at most `maxBytes`. */
  clean(maxBytes: number): Promise<void>;
};

/** The key of an input. */
export function keyOf(input: unknown): string {
  return hash('sha256', JSON.stringify(input));
}

const hashBytes = 32;
const maxAgeMs = 60 * 24 * 60 * 60 * 1000;
const leftoverMs = 24 * 60 * 60 * 1000;

/**
 * A cache in a folder. An entry is one file: a SHA-256 of the rest, lines with the key and the names of the files, and their
 * contents. It is written and read atomically, so any number of builds can use the folder at once.
 */
export function buildCache(folder: string): BuildCache {
  // With thousands of small files, synchronous calls take half the time of promises.
  const fileOf = (key: string) => path.join(folder, `${key}.entry`);
  const cache: BuildCache = {
    read(key) {
      const entry = tried(() => readFileSync(fileOf(key)));
      const files = entry && unpack(entry, key);
      if (!files) return undefined;
      const now = new Date();
      // A read-only cache also works.
      tried(() => utimesSync(fileOf(key), now, now));
      return files;
    },
    async write(key, files) {
      const temporary = path.join(folder, `${key}.${randomUUID()}.tmp`);
      try {
        await mkdir(folder, { recursive: true });
        await writeFile(temporary, pack(key, files));
        await rename(temporary, fileOf(key));
      } catch {
        await rm(temporary, { force: true }).catch(() => {});
      }
    },
    async once(key, make) {
      const found = cache.read(key);
      if (found) return found;
      const result = await make();
      await cache.write(key, result);
      return new Map(Array.from(result, ([name, content]) => [name, Buffer.from(content)]));
    },
    async clean(maxBytes) {
      const names = await readdir(folder).catch(() => []);
      // Any folder can be the cache, even one with other files.
      const cacheFiles = names.filter((name) => /\.(?:entry|tmp)$/.test(name));
      const found = await Promise.all(
        cacheFiles.map(async (name) => {
          const file = path.join(folder, name);
          const { mtimeMs: used, size } = await stat(file).catch(() => ({ mtimeMs: 0, size: 0 }));
          return { file, used, size };
        }),
      );
      const now = Date.now();
      let keptBytes = 0;
      for (const { file, used, size } of found.sort((a, b) => b.used - a.used)) {
        const isEntry = file.endsWith('.entry');
        if (isEntry) keptBytes += size;
        const isOld = now - used > (isEntry ? maxAgeMs : leftoverMs);
        if (isOld || (isEntry && keptBytes > maxBytes)) {
          await rm(file, { recursive: true, force: true }).catch(() => {});
        }
      }
    },
  };
  return cache;
}

/** The result of a function; undefined if it throws. */
export function tried<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

const endOfHeader = '\n\n';

function pack(key: string, files: CachedFiles): Buffer {
  const contents = Array.from(files.values(), (content) => Buffer.from(content));
  const names = Array.from(files.keys(), (name, index) => `${contents[index]?.length} ${name}`);
  const header = [key, ...names].join('\n') + endOfHeader;
  const data = Buffer.concat([Buffer.from(header), ...contents]);
  return Buffer.concat([hash('sha256', data, 'buffer'), data]);
}

function unpack(entry: Buffer, key: string): Map<string, Buffer> | undefined {
  const data = entry.subarray(hashBytes);
  if (!hash('sha256', data, 'buffer').equals(entry.subarray(0, hashBytes))) return undefined;
  const end = data.indexOf(endOfHeader);
  const [found, ...names] = data.toString('utf8', 0, end).split('\n');
  if (found !== key) return undefined;
  const files = new Map<string, Buffer>();
  let from = end + endOfHeader.length;
  for (const line of names) {
    const space = line.indexOf(' ');
    const bytes = Number(line.slice(0, space));
    files.set(line.slice(space + 1), data.subarray(from, from + bytes));
    from += bytes;
  }
  return files;
}
