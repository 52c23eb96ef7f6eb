import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { PageResult, PageWork } from './pageWorker.ts';

// Fewer are drawn sooner than a second thread has started.
const pagesForAThread = 200;

/**
 * Draws pages and writes them, in as many threads as there are cores. Resolves with the hash sources of their
 * inline styles; rejects with the page that cannot be drawn.
 */
export async function writePages(worker: string, { pages, ...work }: PageWork): Promise<string[]> {
  const threads = Math.min(availableParallelism(), Math.ceil(pages.length / pagesForAThread));
  const results = await Promise.all(
    Array.from({ length: threads }, (_, thread) => {
      const own = pages.filter((_page, index) => index % threads === thread);
      return run(worker, { ...work, pages: own });
    }),
  );
  return Array.from(new Set(results.flatMap(({ styles }) => styles))).sort();
}

function run(file: string, workerData: PageWork): Promise<PageResult> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(file, { workerData, execArgv: [] });
    worker.on('message', resolve);
    worker.on('error', reject);
    worker.on('exit', () => reject(new Error('A thread of the build ended before its pages.')));
  });
}
