import { type ReactNode, useState } from 'react';

/**
 * A dialog of a page. What closes it closes no other one: the work of a dialog can end after that was closed, and another
 * one opened.
 */
export function useDialog() {
  const [shown, setShown] = useState<{ dialog: ReactNode; key: object }>();
  const open = (dialogWith: (close: () => void) => ReactNode) => {
    const key = {};
    const close = () => setShown((now) => (now?.key === key ? undefined : now));
    setShown({ key, dialog: dialogWith(close) });
  };
  return { dialog: shown?.dialog, open };
}
