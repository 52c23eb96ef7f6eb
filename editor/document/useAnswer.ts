import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Refused } from '../refused.ts';

/**
 * Asks when the component appears, and again whenever `key` changes; while it is undefined it does not ask. `answer`
 * is the last one that arrived, and `refused` is why the last request failed, until one succeeds. `again` asks once more.
 * A new request, or the removal of the component, aborts the signal of the earlier one.
 */
export function useAnswer<Answer>(key: unknown, ask: (signal: AbortSignal) => Promise<Answer>) {
  const [answer, setAnswer] = useState<Answer>();
  const [refused, setRefused] = useState<Refused>();
  const latest = useRef(ask);
  useLayoutEffect(() => {
    latest.current = ask;
  });
  const controller = useRef<AbortController>(undefined);
  const again = useCallback(async () => {
    controller.current?.abort();
    controller.current = new AbortController();
    const { signal } = controller.current;
    try {
      const arrived = await latest.current(signal);
      if (signal.aborted) return;
      setAnswer(() => arrived);
      setRefused(undefined);
    } catch (error) {
      if (!signal.aborted) setRefused(Refused.of(error));
    }
  }, []);
  useEffect(() => {
    if (key !== undefined) void again();
    return () => controller.current?.abort();
  }, [key, again]);
  return { answer, refused, again };
}
