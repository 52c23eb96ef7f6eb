import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Page } from '../schema/index.ts';
import type { PageResult, PageWork } from './pageWorker.ts';

// Fewer are drawn sooner than a second thread has started.
const pagesForAThread = 200;

// What a thread is handed at a time. It must copy them, and no thread may be done long before the others.
const pagesAtATime = 20;

/**
 * Draws pages and writes them, in as many threads as there are cores; `worker` is the code of one. Resolves with the hash
 * sources of their inline styles; rejects with the page that cannot be drawn.
 */
export async function writePages(
  worker: string,
  work: PageWork,
  pages: readonly Page[],
): Promise<string[]> {
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
    const styles = await Promise.all(threads.map((thread) => drawAll(thread, take)));
    return Array.from(new Set(styles.flat())).sort();
  } finally {
    await Promise.all(threads.map((thread) => thread.terminate()));
  }
}

/** Hands pages to a thread until there are no more. One batch waits while another is drawn. */
function drawAll(thread: Worker, take: () => readonly Page[]): Promise<string[]> {
  const styles = new Set<string>();
  let waiting = 0;
  return new Promise((resolve, reject) => {
    const hand = () => {
      const pages = take();
      if (pages.length === 0) return;
      waiting += 1;
      thread.postMessage(pages);
    };
    thread.on('message', (drawn: PageResult) => {
      for (const style of drawn) styles.add(style);
      waiting -= 1;
      hand();
      if (waiting === 0) resolve([...styles]);
    });
    thread.on('error', reject);
    thread.on('exit', () => reject(new Error('A thread of the build ended before its pages.')));
    hand();
    hand();
    if (waiting === 0) resolve([]);
  });
}
