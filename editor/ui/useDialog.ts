import { type ReactNode, useState } from 'react';

/**
 * A dialog of a page. Closing it never closes another one: the work of a dialog can end after that was closed and another
 * one was opened.
 */
export function useDialog() {
  const [current, setCurrent] = useState<{ dialog: ReactNode; key: object }>();
  const open = (dialogWith: (close: () => void) => ReactNode) => {
    const key = {};
    const close = () => setCurrent((now) => (now?.key === key ? undefined : now));
    setCurrent({ key, dialog: dialogWith(close) });
  };
  return { dialog: current?.dialog, open };
}
