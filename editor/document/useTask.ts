import { useState } from 'react';
import { Refused } from './ask.ts';

/** Runs work of the server, and holds its refusal until the next time. */
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
