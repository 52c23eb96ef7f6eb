import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { UserConfig } from 'vite';
import { pathIn } from '../content/projectPath.ts';
import { buildCache, cacheFolder } from './buildCache.ts';
import { codeKey } from './codeKey.ts';

// A bundle is 2 MB, so this is enough for the code of about ten branches.
const maxCacheBytes = 20_000_000;

/** Vite's options for the bundled code, as `vite build` passes them on. */
export type BundleOptions = Pick<UserConfig['build'] & object, 'minify' | 'sourcemap'>;

const tools = {
  cache: buildCache(path.join(cacheFolder, 'code')),
  make: bundle,
  readKey: () => codeKey(),
};

/**
 * Writes the bundled code to a folder: the bundle of an earlier build whose code had the same key, or else a new one.
 * Resolves with the key of the bundle, and with Vite's output.
 */
export async function bundleOnce(
  folder: string,
  key: string,
  signal?: AbortSignal,
  { cache, make, readKey } = tools,
): Promise<{ key: string; printed: string }> {
  const cached = cache.read(key);
  if (cached) {
    for (const [name, content] of cached) {
      const file = path.join(folder, name);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, content);
    }
    return { key, printed: '' };
  }
  const printed = await make(folder, signal);
  // The code changed during bundling, so the bundle may mix both versions.
  if ((await readKey()) !== key) return { key: randomUUID(), printed };
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = new Map<string, Buffer>();
  for (const entry of entries.filter((each) => each.isFile())) {
    const file = path.join(entry.parentPath, entry.name);
    files.set(pathIn(folder, file), await readFile(file));
  }
  await cache.write(key, files);
  await cache.clean(maxCacheBytes);
  return { key, printed };
}

/**
 * Bundles the code into a folder (scripts/build/bundleCode.ts). Resolves with Vite's output (its warnings). Rejects with it on
 * an error, and when the signal aborts. Vite runs in a separate process, so that its 470 MB of memory are freed before pages are
 * rendered.
 */
export async function bundle(
  folder: string,
  signal?: AbortSignal,
  options: BundleOptions = {},
): Promise<string> {
  signal?.throwIfAborted();
  const args = ['--import', 'tsx', 'scripts/build/bundleCode.ts', folder, JSON.stringify(options)];
  const vite = spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    windowsHide: true,
    env: {
      ...process.env,
      // A build is always for production, whatever NODE_ENV the shell or a test runner sets.
      NODE_ENV: 'production',
      // Without this, Rolldown's allocator takes 170 MB more than it needs.
      MIMALLOC_ARENA_EAGER_COMMIT: '0',
    },
  });
  const output: Buffer[] = [];
  for (const stream of [vite.stdout, vite.stderr]) {
    stream.on('data', (data: Buffer) => output.push(data));
  }
  const kill = () => vite.kill();
  signal?.addEventListener('abort', kill);
  const [code] = await once(vite, 'close').finally(() =>
    signal?.removeEventListener('abort', kill),
  );
  signal?.throwIfAborted();
  const printed = Buffer.concat(output).toString().trim();
  if (code !== 0) throw new Error(`The code could not be bundled.\n${printed}`.trim());
  return printed;
}
