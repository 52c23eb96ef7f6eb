import { type CopyClient, createCopyClient } from '../../editor/copy/askCopy.ts';
import { workingCopy } from '../../editor/copy/workingCopy.ts';

/** The working copy without a worker, for tests. Messages are copied and arrive later, as those of a worker. */
export function copyInProcess(): CopyClient {
  return createCopyClient(({ receive }) => {
    let isStopped = false;
    const send = workingCopy((message) => {
      const copy = structuredClone(message);
      setTimeout(() => {
        if (!isStopped) receive(copy);
      });
    });
    return {
      post(message) {
        const copy = structuredClone(message);
        setTimeout(() => {
          if (!isStopped) send(copy);
        });
      },
      stop() {
        isStopped = true;
      },
    };
  });
}
