import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { PageWork } from './pageWorker.ts';

// Fewer are drawn sooner than a second thread has started.
const pagesForAThread = 200;

/** Draws pages and writes them, in as many threads as there are cores. Rejects with the page that cannot be drawn. */
export async function writePages(worker: string, { pages, ...work }: PageWork): Promise<void> {
  const threads = Math.min(availableParallelism(), Math.ceil(pages.length / pagesForAThread));
  await Promise.all(
    Array.from({ length: threads }, (_, thread) => {
      const own = pages.filter((_page, index) => index % threads === thread);
      return run(worker, { ...work, pages: own });
    }),
  );
}

function run(file: string, workerData: PageWork): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(file, { workerData, execArgv: [] });
    worker.on('error', reject);
    worker.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`A thread of the build ended with code ${code}.`)),
    );
  });
}
