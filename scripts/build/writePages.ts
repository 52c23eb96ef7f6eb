import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '../../schema/index.ts';
import { buildCache, keyOf } from './buildCache.ts';
import { bundleFiles } from './bundledCode.ts';
import { inThreads } from './inThreads.ts';
import type { PageJob, PageWork } from './pageWorker.ts';

type Options = {
  /** The key of the bundled code, which renders the pages. */
  bundleKey: string;
  signal?: AbortSignal | undefined;
  /** The number of pages of the site, in all languages. */
  count: number;
};

// The maximum number of files read and written at once.
const filesAtOnce = 50;
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
  { bundleKey, signal, count }: Options,
): Promise<void> {
  const { folder, code, cache: cacheFolder, ...shown } = work;
  const cache = buildCache(cacheFolder);
  // Pages list hours for the year of the build (src/prerender/structuredData.ts).
  const sharedKey = keyOf([bundleKey, shown]);
  const folders = new Map<string, Promise<unknown>>();
  const restore = async (key: string) => {
    const files = await cache.read(key);
    if (!files) return false;
    for (const [name, content] of files) {
      const file = path.join(folder, name);
      const parent = path.dirname(file);
      if (!folders.has(parent)) folders.set(parent, mkdir(parent, { recursive: true }));
      await folders.get(parent);
      await writeFile(file, content);
    }
    return true;
  };
  // Files that all pages need are in a separate entry. If it is missing, all pages are rendered, which makes it again.
  const hasShared = await restore(sharedKey);
  const missing: PageJob[] = [];
  for (let first = 0; first < pages.length; first += filesAtOnce) {
    signal?.throwIfAborted();
    await Promise.all(
      pages.slice(first, first + filesAtOnce).map(async (page) => {
        const key = keyOf([sharedKey, page]);
        if (!hasShared || !(await restore(key))) missing.push({ key, page });
      }),
    );
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
