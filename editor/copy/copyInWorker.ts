import { type CopyClient, createCopyClient } from './askCopy.ts';
import type { FromCopy } from './messages.ts';

/** The working copy in a worker, so that checks never delay typing. */
export function copyInWorker(): CopyClient {
  return createCopyClient(({ receive, crash }) => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<FromCopy>) => receive(data));
    worker.addEventListener('messageerror', crash);
    worker.addEventListener('error', crash);
    return {
      post: (message) => worker.postMessage(message),
      stop: () => worker.terminate(),
    };
  });
}
