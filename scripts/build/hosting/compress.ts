import { hash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Host } from '../../../schema/inspect.ts';
import { pathIn } from '../../content/projectPath.ts';
import { buildCache, keyOf } from '../buildCache.ts';
import { writeOrLink } from '../writeOrLink.ts';

/** The hosts that serve precompressed files. The others compress on the fly. */
export const hostsWithCopies: readonly Host[] = ['apache', 'nginx', 'caddy'];

const text = /\.(?:html|js|css|json|svg|txt|xml)$/;
const compressors = { '.br': promisify(brotliCompress), '.gz': promisify(gzip) };
const maxCacheBytes = 500_000_000;

type Options = {
  /** The folder of the last build. */
  last: string;
  /** The folder of copies for later builds. */
  cache: string;
  signal?: AbortSignal | undefined;
  onProgress: (done: number, all: number) => void;
};

/**
 * Writes a brotli (.br) and a gzip (.gz) copy of each text file in a built folder. Copies of unchanged content come from the
 * cache.
 */
export async function writeCompressed(
  folder: string,
  { last, cache: cacheFolder, signal, onProgress }: Options,
): Promise<void> {
  const cache = buildCache(cacheFolder);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && text.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
  const waiting = [...files];
  let done = 0;
  const work = async () => {
    for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
      signal?.throwIfAborted();
      const content = await readFile(file);
      const { brotli, zlib } = process.versions;
      const key = keyOf([brotli, zlib, hash('sha256', content)]);
      const copies = await cache.once(key, async () => {
        const compressed = new Map<string, Buffer>();
        for (const [ending, compress] of Object.entries(compressors)) {
          compressed.set(ending, await compress(content));
        }
        return compressed;
      });
      const before = path.join(last, pathIn(folder, file));
      for (const [ending, copy] of copies) writeOrLink(file + ending, copy, before + ending);
      done += 1;
      onProgress(done, files.length);
    }
  };
  // One per core, because Node compresses in threads.
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  await cache.clean(maxCacheBytes);
}
