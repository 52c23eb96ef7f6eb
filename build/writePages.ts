import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Page } from '../schema/index.ts';
import type { PageWork } from './pageWorker.ts';

// Fewer are rendered sooner than a second thread has started.
const pagesForAThread = 200;

// What a thread is handed at a time. It must copy them, and no thread may be done long before the others.
const pagesAtATime = 20;

/**
 * Renders pages and writes them, in as many threads as there are cores; `worker` is the code of one. Rejects with the
 * page that cannot be rendered.
 */
export async function writePages(
  worker: string,
  work: PageWork,
  pages: readonly Page[],
): Promise<void> {
  let taken = 0;
  const take = () => {
    taken += pagesAtATime;
    return pages.slice(taken - pagesAtATime, taken);
  };
  const count = Math.min(availableParallelism(), Math.ceil(pages.length / pagesForAThread));
  const threads = Array.from({ length: count }, () => {
    return new Worker(worker, { workerData: work, execArgv: [] });
  });
  try {
    await Promise.all(threads.map((thread) => writeAll(thread, take)));
  } finally {
    await Promise.all(threads.map((thread) => thread.terminate()));
  }
}

/** Hands pages to a thread until there are no more. One batch waits while another is rendered. */
function writeAll(thread: Worker, take: () => readonly Page[]): Promise<void> {
  let waiting = 0;
  return new Promise((resolve, reject) => {
    const hand = () => {
      const pages = take();
      if (pages.length === 0) return;
      waiting += 1;
      thread.postMessage(pages);
    };
    thread.on('message', () => {
      waiting -= 1;
      hand();
      if (waiting === 0) resolve();
    });
    thread.on('error', reject);
    thread.on('exit', () => reject(new Error('A thread of the build ended before its pages.')));
    hand();
    hand();
    if (waiting === 0) resolve();
  });
}
