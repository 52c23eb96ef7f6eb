import { useEffect, useRef, useState } from 'react';
import { Refused } from '../document/ask.ts';

export type Check = ReturnType<typeof useCheck>;

/** A check that takes a while: it reports its progress, can be stopped, and ends with the page. */
export function useCheck() {
  const [progress, setProgress] = useState<string>();
  const [refused, setRefused] = useState<Refused>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  /** Runs `work` for each item, one after the other. Errors of stopped work are ignored. */
  const start = async <Item>(
    items: readonly Item[],
    name: (item: Item) => string,
    work: (item: Item, signal: AbortSignal) => Promise<void>,
  ) => {
    running.current?.abort();
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    setRefused(undefined);
    try {
      for (const [index, item] of items.entries()) {
        if (signal.aborted) return;
        setProgress(`${index + 1} of ${items.length}: ${name(item)}`);
        await work(item, signal);
      }
    } catch (error) {
      if (!signal.aborted) setRefused(Refused.of(error));
    } finally {
      if (running.current === controller) setProgress(undefined);
    }
  };
  const stop = () => {
    running.current?.abort();
    setProgress(undefined);
  };
  return { progress, refused, start, stop };
}
