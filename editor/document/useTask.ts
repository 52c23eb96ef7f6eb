import { useEffect, useRef, useState } from 'react';
import { Refused } from '../refused.ts';
import { showMessage } from './messages.ts';

/**
 * Runs work that asks the server. The signal is aborted when other work starts and when the component is removed: answers
 * to requests with the signal are then ignored. `refused` is why the work failed, until the next run; `again` runs it
 * again. A failure after the component is removed becomes a message.
 */
export function useTask() {
  const [isRunning, setIsRunning] = useState(false);
  const [failed, setFailed] = useState<{ refused: Refused; again: () => void }>();
  const controller = useRef<AbortController>(undefined);
  const isRemoved = useRef(false);
  useEffect(() => {
    isRemoved.current = false;
    return () => {
      isRemoved.current = true;
      controller.current?.abort();
    };
  }, []);

  const run = async (work: (signal: AbortSignal) => Promise<void>) => {
    controller.current?.abort();
    const current = new AbortController();
    controller.current = current;
    setIsRunning(true);
    setFailed(undefined);
    try {
      await work(current.signal);
    } catch (error) {
      if (error === current.signal.reason) return;
      const refused = Refused.of(error);
      if (isRemoved.current) showMessage(refused.message);
      else setFailed({ refused, again: () => void run(work) });
    } finally {
      if (controller.current === current) setIsRunning(false);
    }
  };
  return {
    run,
    isRunning,
    refused: failed?.refused,
    again: failed?.again,
    clearError: () => setFailed(undefined),
  };
}
