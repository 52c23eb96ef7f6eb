import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';

const aDay = 24 * 60 * 60 * 1000;

/**
 * A folder that `make` fills from files and folders: the one of an earlier time, from the folder `cache`, where none of
 * them has changed. Only a whole one is kept, and what nobody has used for a day is removed. Several programs may
 * ask at once. Rejects as `make` does.
 */
export async function keptFolder(
  cache: string,
  inputs: readonly string[],
  make: (folder: string) => Promise<void>,
): Promise<string> {
  const key = keyOf(inputs);
  const kept = path.resolve(cache, key);
  if (await use(kept)) return kept;

  await mkdir(cache, { recursive: true });
  await removeUnused(cache);
  // It gets the name by which others find it when it is whole.
  const fresh = await mkdtemp(`${kept}.`);
  try {
    await make(fresh);
    // somebody saved a file in between: which of its texts the folder is made of, nobody knows.
    if (keyOf(inputs) !== key) return await keptFolder(cache, inputs, make);
    await rename(fresh, kept).catch(async (error) => {
      // Another program was sooner.
      if (!(await use(kept))) throw error;
    });
    return kept;
  } finally {
    await rm(fresh, { recursive: true, force: true });
  }
}

/** A hash of files and folders, of where they are, and of Node's version. */
function keyOf(inputs: readonly string[]): string {
  const hash = createHash('sha256').update(`${process.version} ${process.cwd()}`);
  const add = (name: string): void => {
    const stats = statSync(name, { throwIfNoEntry: false });
    if (stats?.isDirectory()) {
      for (const entry of readdirSync(name).sort()) add(path.join(name, entry));
    } else if (stats) {
      const content = readFileSync(name);
      hash.update(`\n${name} ${content.length}\n`).update(content);
    }
  };
  for (const name of inputs) add(name);
  return hash.digest('hex').slice(0, 32);
}

/** Whether there is such a folder. Says that it is in use. */
async function use(kept: string): Promise<boolean> {
  const now = new Date();
  return utimes(kept, now, now).then(
    () => true,
    () => false,
  );
}

async function removeUnused(cache: string): Promise<void> {
  for (const name of await readdir(cache)) {
    const folder = path.join(cache, name);
    const stats = await stat(folder).catch(() => undefined);
    if (stats && Date.now() - stats.mtimeMs > aDay) {
      await rm(folder, { recursive: true, force: true });
    }
  }
}
