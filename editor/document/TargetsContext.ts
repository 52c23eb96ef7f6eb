import { createContext, useContext, useId, useLayoutEffect, useRef } from 'react';
import type { Target } from '../adapter/target.ts';

/** Finds a field of the selected block, or of the document, and changes it later, wherever it is then. */
export type Targets = {
  find: (name: string) => Target | undefined;
  /** Returns false, without a change, where the field is gone. */
  write: (target: Target, change: (now: unknown) => unknown) => boolean;
};

const TargetsContext = createContext<Targets | undefined>(undefined);

/** Without a value for fields that are not in the document, such as those of a panel. */
export const TargetsProvider = TargetsContext.Provider;

/** The field that an answer belongs to. `key` is the same for the same field. */
export type Held = { key: string; write: (change: (now: unknown) => unknown) => boolean };

/**
 * Holds a field for an answer that comes later, when another block may be selected, and entries moved or edited. A field
 * outside the document is gone when its component is.
 */
export function useHeld(
  name: string,
  value: unknown,
  onChange: (value: unknown) => void,
): () => Held {
  const targets = useContext(TargetsContext);
  const id = useId();
  type Latest = { value: unknown; onChange: (value: unknown) => void; key: () => string };
  const latest = useRef<Latest>(undefined);
  const keyOf = (target = targets?.find(name)) => (target ? JSON.stringify(target) : id);
  useLayoutEffect(() => {
    latest.current = { value, onChange, key: () => keyOf() };
  });
  useLayoutEffect(
    () => () => {
      latest.current = undefined;
    },
    [],
  );
  return () => {
    const target = targets?.find(name);
    const key = keyOf(target);
    const write: Held['write'] = (change) => {
      const own = latest.current;
      if (own?.key() !== key) return targets && target ? targets.write(target, change) : false;
      // The field is on the screen, and shows at once what it writes itself, also while it has the focus.
      const next = change(own.value);
      if (next !== own.value) own.onChange(next);
      return true;
    };
    return { key, write };
  };
}
