import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Page } from '../../schema/index.ts';
import type { PageWork } from './pageWorker.ts';

// The number of pages that one thread renders while a second thread starts.
const pagesForAThread = 200;

// Pages in one message to a thread. With more, one thread would still be at work when the others have nothing left.
const pagesAtATime = 20;

/**
 * Renders and writes pages in as many threads as there are cores. `worker` is the file of a thread's code. Rejects with the
 * error of the first page that cannot be rendered.
 */
export async function writePages(
  worker: string,
  work: PageWork,
  pages: readonly Page[],
): Promise<void> {
  let taken = 0;
  const nextPages = () => {
    taken += pagesAtATime;
    return pages.slice(taken - pagesAtATime, taken);
  };
  const count = Math.min(availableParallelism(), Math.ceil(pages.length / pagesForAThread));
  const threads = Array.from({ length: count }, () => {
    return new Worker(worker, { workerData: work, execArgv: [] });
  });
  try {
    await Promise.all(threads.map((thread) => writeAll(thread, nextPages)));
  } finally {
    await Promise.all(threads.map((thread) => thread.terminate()));
  }
}

/** Sends pages to a thread until there are no more. One message waits in the thread while it works on another. */
function writeAll(thread: Worker, nextPages: () => readonly Page[]): Promise<void> {
  let waiting = 0;
  return new Promise((resolve, reject) => {
    const send = () => {
      const pages = nextPages();
      if (pages.length === 0) return;
      waiting += 1;
      thread.postMessage(pages);
    };
    thread.on('message', () => {
      waiting -= 1;
      send();
      if (waiting === 0) resolve();
    });
    thread.on('error', reject);
    thread.on('exit', () =>
      reject(new Error('A thread of the build ended before its pages were written.')),
    );
    send();
    send();
    if (waiting === 0) resolve();
  });
}
