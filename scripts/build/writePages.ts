import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { Page } from '../../schema/index.ts';
import { buildCache, keyOf } from './buildCache.ts';
import { bundleFiles } from './bundledCode.ts';
import { inThreads } from './inThreads.ts';
import type { PageJob, PageWork } from './pageWorker.ts';
import { writeOrLink } from './writeOrLink.ts';

type Options = {
  /** The key of the bundled code, which renders the pages. */
  bundleKey: string;
  /** The folder of the last build. */
  last: string;
  signal?: AbortSignal | undefined;
  /** The number of pages of the site, in all languages. */
  count: number;
};

// After this many pages, the process can cancel or answer a request.
const pagesAtOnce = 50;
// Enough for three versions of a large site, or many of a small one.
const bytesPerPage = 200_000;
const minCacheBytes = 100_000_000;

/**
 * Writes the files of pages. They come from the cache if the document, everything that pages share, the code and the year are
 * unchanged; otherwise they are rendered.
 */
export async function writePages(
  work: Omit<PageWork, 'sharedKey'>,
  pages: readonly Page[],
  { bundleKey, last, signal, count }: Options,
): Promise<void> {
  const { folder, code, cache: cacheFolder, ...shared } = work;
  const cache = buildCache(cacheFolder);
  // Pages list hours for the year of the build (src/prerender/structuredData.ts).
  const sharedKey = keyOf([bundleKey, shared]);
  const folders = new Set<string>();
  const restore = (key: string, write: (name: string, content: Buffer) => void) => {
    const files = cache.read(key);
    if (!files) return false;
    for (const [name, content] of files) {
      const parent = path.dirname(path.join(folder, name));
      if (!folders.has(parent)) mkdirSync(parent, { recursive: true });
      folders.add(parent);
      write(name, content);
    }
    return true;
  };
  const writeNew = (name: string, content: Buffer) =>
    writeFileSync(path.join(folder, name), content);
  const writeUnchanged = (name: string, content: Buffer) =>
    writeOrLink(path.join(folder, name), content, path.join(last, name));
  // Files that all pages need are in a separate entry. If it is missing, all pages are rendered, which makes it again.
  // Threads write them too, so they are not linked.
  const hasShared = restore(sharedKey, writeNew);
  const missing: PageJob[] = [];
  for (const [index, page] of pages.entries()) {
    if (index % pagesAtOnce === 0) await setImmediate();
    signal?.throwIfAborted();
    const key = keyOf([sharedKey, page]);
    if (!hasShared || !restore(key, writeUnchanged)) missing.push({ key, page });
  }
  if (missing.length === 0) return;
  const workerData: PageWork = { ...work, sharedKey };
  await inThreads(path.join(code, bundleFiles.worker), missing, {
    workerData,
    execArgv: [],
    itemsPerThread: 200,
    itemsPerMessage: 20,
    signal,
  });
  await cache.clean(Math.max(minCacheBytes, count * bytesPerPage));
}
