import { availableParallelism } from 'node:os';
import { Worker, type WorkerOptions } from 'node:worker_threads';

type Threads = WorkerOptions & {
  /** The number of items on which one thread works while a second thread starts. */
  itemsPerThread: number;
  /** The number of items in one message. With more, one thread would still be busy when the others have run out of work. */
  itemsPerMessage: number;
  /** Ends the threads when it aborts. */
  signal?: AbortSignal | undefined;
  /** Called with the number of finished items. */
  onDone?: (count: number) => void;
};

/**
 * Sends items to up to one thread per core. `file` is the code of a thread, which answers each message when its items are done.
 * Rejects with the first error of a thread, or with the signal's reason.
 */
export async function inThreads<Item>(
  file: string,
  items: readonly Item[],
  { itemsPerThread, itemsPerMessage, signal, onDone = () => {}, ...options }: Threads,
): Promise<void> {
  signal?.throwIfAborted();
  let sent = 0;
  let done = 0;
  const next = () => {
    sent += itemsPerMessage;
    return items.slice(sent - itemsPerMessage, sent);
  };
  const count = Math.min(availableParallelism(), Math.ceil(items.length / itemsPerThread));
  const threads = Array.from({ length: count }, () => new Worker(file, options));
  const terminate = () => Promise.all(threads.map((thread) => thread.terminate()));
  signal?.addEventListener('abort', terminate);
  try {
    await Promise.all(
      threads.map((thread) =>
        sendAll(thread, next, (some) => {
          done += some;
          onDone(done);
        }),
      ),
    );
  } catch (error) {
    signal?.throwIfAborted();
    throw error;
  } finally {
    signal?.removeEventListener('abort', terminate);
    await terminate();
  }
}

/** Sends items to a thread until none are left. One message is queued in the thread while it works on another. */
function sendAll<Item>(
  thread: Worker,
  next: () => readonly Item[],
  onDone: (count: number) => void,
): Promise<void> {
  const waiting: number[] = [];
  return new Promise((resolve, reject) => {
    const send = () => {
      const items = next();
      if (items.length === 0) return;
      waiting.push(items.length);
      thread.postMessage(items);
    };
    thread.on('message', () => {
      onDone(waiting.shift() ?? 0);
      send();
      if (waiting.length === 0) resolve();
    });
    thread.on('error', reject);
    thread.on('exit', () => reject(new Error('A build thread stopped before it finished.')));
    send();
    send();
    if (waiting.length === 0) resolve();
  });
}
