import { useEffect, useRef, useState } from 'react';
import { Refused } from '../document/ask.ts';

export type Check = ReturnType<typeof useCheck>;

/** A check that takes a while: it reports its progress, can be stopped, and ends with the page. */
export function useCheck() {
  const [progress, setProgress] = useState<string>();
  const [refused, setRefused] = useState<Refused>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  /** Runs `work` for each item, in order, with `atOnce` items in parallel. Errors of stopped work are ignored. */
  const start = async <Item>(
    items: readonly Item[],
    name: (item: Item) => string,
    work: (item: Item, signal: AbortSignal) => Promise<void>,
    atOnce = 1,
  ) => {
    running.current?.abort();
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    setRefused(undefined);
    const left = items.entries();
    const workThroughItems = async () => {
      for (const [index, item] of left) {
        if (signal.aborted) return;
        setProgress(`${index + 1} of ${items.length}: ${name(item)}`);
        await work(item, signal);
      }
    };
    try {
      await Promise.all(Array.from({ length: atOnce }, workThroughItems));
    } catch (error) {
      if (signal.aborted) return;
      controller.abort();
      setRefused(Refused.of(error));
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
