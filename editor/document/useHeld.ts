import { useId, useLayoutEffect, useRef } from 'react';
import type { Target } from '../adapter/target.ts';
import { useOptionalStore } from './EditingContext.ts';

/** The field that an answer belongs to. `key` is the same for the same field. */
export type Held = { key: string; write: (change: (now: unknown) => unknown) => boolean };

/**
 * Holds a field for an answer that arrives later, when another block may be selected, and entries moved or edited. A field
 * without a target is not in the document: it is gone once its component is.
 */
export function useHeld(
  target: Target | undefined,
  value: unknown,
  onChange: (value: unknown) => void,
): () => Held {
  const store = useOptionalStore();
  const id = useId();
  const latest = useRef<{ value: unknown; onChange: (value: unknown) => void }>(undefined);
  useLayoutEffect(() => {
    latest.current = { value, onChange };
    return () => {
      latest.current = undefined;
    };
  });
  if (store && target) {
    return () => ({
      key: JSON.stringify(target),
      write: (change) => store.write(target, change),
    });
  }
  const write: Held['write'] = (change) => {
    const shown = latest.current;
    shown?.onChange(change(shown.value));
    return shown !== undefined;
  };
  return () => ({ key: id, write });
}
