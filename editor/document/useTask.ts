import { useState } from 'react';
import { Refused } from './ask.ts';

/** Runs work that asks the server. `refused` is the server's refusal until the next run. */
export function useTask() {
  const [isRunning, setIsRunning] = useState(false);
  const [refused, setRefused] = useState<Refused>();

  const run = async (work: () => Promise<void>) => {
    setIsRunning(true);
    setRefused(undefined);
    try {
      await work();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      setRefused(error);
    } finally {
      setIsRunning(false);
    }
  };
  return { run, isRunning, refused, forget: () => setRefused(undefined) };
}
