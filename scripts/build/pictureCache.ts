import {
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  utimes,
  writeFile,
} from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { errorCode } from '../content/errorCode.ts';
import { isAbandoned } from '../content/temporaryFiles.ts';

const indexName = 'index.json';

const fileSchema = z.strictObject({
  format: z.enum(['avif', 'webp', 'jpeg', 'png', 'svg']),
  width: z.number().positive(),
  name: z.string().regex(/^[\w.]+$/),
  bytes: z.int().positive(),
});

const entrySchema = z.strictObject({
  width: z.number().positive(),
  height: z.number().positive(),
  placeholder: z.string().optional(),
  files: z.array(fileSchema).min(1),
});

/** A picture in the cache: the size of the largest file, the placeholder, and the names of the files. */
export type CachedPicture = z.infer<typeof entrySchema>;

/** The same with the content of the files, before it is written to the cache. */
export type MadePicture = Omit<CachedPicture, 'files'> & {
  files: readonly { format: CachedFormat; width: number; data: Uint8Array | string }[];
};

export type CachedFormat = CachedPicture['files'][number]['format'];

/** The ending of a file's name, by its format. */
export const endings = { avif: 'avif', webp: 'webp', jpeg: 'jpg', png: 'png', svg: 'svg' } as const;

/**
 * The picture in a folder of the cache, which is marked as used now. Undefined where it is missing or incomplete, for example
 * because files were removed, or because the power failed while it was written.
 */
export async function readCached(folder: string): Promise<CachedPicture | undefined> {
  const found = await readEntry(folder);
  if (!found) return undefined;
  const sizes = await Promise.all(found.files.map(({ name }) => sizeOf(path.join(folder, name))));
  if (sizes.some((size, index) => size !== found.files[index]?.bytes)) return undefined;
  const now = new Date();
  // A read-only cache works as well.
  await utimes(path.join(folder, indexName), now, now).catch(() => {});
  return found;
}

async function readEntry(folder: string): Promise<CachedPicture | undefined> {
  try {
    return entrySchema.parse(JSON.parse(await readFile(path.join(folder, indexName), 'utf8')));
  } catch {
    return undefined;
  }
}

async function sizeOf(file: string): Promise<number | undefined> {
  return stat(file).then(
    ({ size }) => size,
    () => undefined,
  );
}

/**
 * Puts a picture into a folder of the cache. It is written to a temporary folder that is renamed in one step, so the cache has
 * all of it or nothing, even if a build is killed. Where another build was faster, its files stay: they are the same. Rejects,
 * and leaves nothing, where it cannot be written.
 */
export async function addToCache(folder: string, made: MadePicture): Promise<void> {
  await mkdir(path.dirname(folder), { recursive: true });
  const temporary = await mkdtemp(temporaryFor(folder));
  try {
    const files: CachedPicture['files'] = [];
    for (const { format, width, data } of made.files) {
      const name = `${width}.${endings[format]}`;
      await writeFile(path.join(temporary, name), data);
      files.push({ format, width, name, bytes: Buffer.byteLength(data) });
    }
    const entry: CachedPicture = { ...made, files };
    await writeFile(path.join(temporary, indexName), JSON.stringify(entry));
    await rename(temporary, folder).catch(async () => {
      // The folder exists already. If it is complete, another build was faster.
      if (await readCached(folder)) return;
      await removeEntry(folder);
      await rename(temporary, folder);
    });
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}

/** The prefix of a temporary folder, to which mkdtemp adds six letters. */
const temporaryFor = (folder: string) => `${folder}.${process.pid}.`;

/** Removes a folder of the cache: in one step for those who read it. */
async function removeEntry(folder: string): Promise<void> {
  const removed = await mkdtemp(temporaryFor(folder));
  try {
    await rename(folder, path.join(removed, 'entry'));
  } catch (error) {
    // Another build has removed it.
    if (errorCode(error) !== 'ENOENT') throw error;
  } finally {
    await rm(removed, { recursive: true, force: true });
  }
}

const anHour = 60 * 60 * 1000;
const aDay = 24 * anHour;

/** The limits: a picture that no build has used for `age` is removed, and the oldest while all have more than `bytes`. */
export const cacheLimits = { age: 60 * aDay, bytes: 500_000_000 };

/**
 * Keeps the cache within its limits, and removes what killed builds left. Pictures used in the last hour always stay: a build
 * that runs at the same time may be about to copy them.
 */
export async function cleanCache(
  cache: string,
  limits: typeof cacheLimits = cacheLimits,
): Promise<void> {
  const entries: { folder: string; used: number; bytes: number }[] = [];
  for (const name of await readdir(cache).catch(() => [])) {
    const folder = path.join(cache, name);
    const writer = /^[0-9a-f]{32}\.(\d+)\.\w+$/.exec(name)?.[1];
    if (writer !== undefined && (await isAbandoned(folder, Number(writer), aDay))) {
      await rm(folder, { recursive: true, force: true });
    }
    if (!/^[0-9a-f]{32}$/.test(name)) continue;
    const { mtimeMs: used } = await stat(path.join(folder, indexName)).catch(() => ({
      mtimeMs: 0,
    }));
    const files = (await readEntry(folder))?.files ?? [];
    entries.push({ folder, used, bytes: files.reduce((sum, { bytes }) => sum + bytes, 0) });
  }
  entries.sort((a, b) => b.used - a.used);
  const now = Date.now();
  let kept = 0;
  for (const { folder, used, bytes } of entries) {
    kept += bytes;
    const isOld = now - used > limits.age || kept > limits.bytes;
    if (isOld && now - used > anHour) await removeEntry(folder);
  }
}
