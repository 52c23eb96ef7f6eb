import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { lstatSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';

// All that a bundle is made of; of the packages, which they should be and which they are.
const inputs = [
  ...['src', 'schema', 'scripts', 'vite.config.ts', 'tsconfig.json', 'package.json'],
  ...['package-lock.json', 'node_modules/.package-lock.json'],
];
const aDay = 24 * 60 * 60 * 1000;

/**
 * Bundles the code (scripts/bundle.config.ts) and returns the folder of the bundle: one that is kept in `cache`, where
 * nothing has changed since. Vite runs in a process of its own, whose memory is free again when pages are drawn.
 */
export async function bundle(cache = 'node_modules/.cache/bundle'): Promise<string> {
  const key = keyOf(inputs);
  const kept = path.resolve(cache, key);
  if (await use(kept)) return kept;

  await mkdir(cache, { recursive: true });
  await removeUnused(cache);
  // Only a whole bundle gets the name by which others find it.
  const fresh = `${kept}.${process.pid}`;
  try {
    await runVite(fresh);
    // Somebody saved a file meanwhile.
    if (keyOf(inputs) !== key) return await bundle(cache);
    await rename(fresh, kept).catch(async (error) => {
      // Another build may have put the same there first.
      if (!(await use(kept))) throw error;
    });
    return kept;
  } finally {
    await rm(fresh, { recursive: true, force: true });
  }
}

async function runVite(out: string): Promise<void> {
  const config = ['--config', 'scripts/bundle.config.ts', '--outDir', out];
  const vite = spawn(
    process.execPath,
    ['node_modules/vite/bin/vite.js', 'build', '--app', ...config],
    {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: {
        ...process.env,
        // A build is for visitors, whatever the shell or a test runner says.
        NODE_ENV: 'production',
        // Rolldown's allocator takes 170 MB more at once than it needs in the end.
        MIMALLOC_ARENA_EAGER_COMMIT: '0',
      },
    },
  );
  const [code] = await once(vite, 'exit');
  if (code !== 0) throw new Error('The code could not be bundled.');
}

/** A hash of files and folders, with that of Node and of where they are. */
function keyOf(names: readonly string[]): string {
  const hash = createHash('sha256').update(`${process.version} ${process.cwd()}`);
  const add = (name: string): void => {
    const stats = lstatSync(name, { throwIfNoEntry: false });
    if (stats?.isDirectory()) {
      for (const entry of readdirSync(name).sort()) add(path.join(name, entry));
    } else if (stats) {
      const content = readFileSync(name);
      hash.update(`\n${name} ${content.length}\n`).update(content);
    }
  };
  for (const name of names) add(name);
  return hash.digest('hex').slice(0, 32);
}

/** Whether there is such a bundle. Says that it is in use, for bundles that nobody has used for a day are removed. */
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
