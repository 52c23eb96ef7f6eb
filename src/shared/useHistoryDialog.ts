import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigator } from './router.ts';

/**
 * A dialog with a separate history entry: Back closes it, Forward and a reload open it again. `name` is the dialog in the state of
 * its history entry (EntryState): true for the form dialog, undefined until it is known.
 */
export function useHistoryDialog(name: true | string | undefined) {
  const { pathname, search, hash, state, key } = useLocation();
  const navigator = useNavigator();
  // The history entry in which the dialog was closed. Going back from it takes a moment.
  const [closed, setClosed] = useState<string>();
  const reopened = useRef<object>(undefined);
  const isEntered = name !== undefined && state?.dialog === name;
  const isOpen = isEntered && closed !== key;

  const enter = (values: object) =>
    navigator[isEntered ? 'replace' : 'push'](
      { pathname, search, hash },
      { dialog: name, ...values },
    );

  /** Opens the dialog. `values` are stored in the state of its history entry. */
  const open = (values: object = {}) => {
    if (!isEntered || isOpen) {
      enter(values);
    } else {
      // The dialog was just closed, and going back has not finished yet. The effect below enters it again afterwards.
      setClosed(undefined);
      reopened.current = values;
    }
  };
  const close = () => setClosed(key);

  const enterAgain = useEffectEvent(() => {
    if (reopened.current) enter(reopened.current);
    reopened.current = undefined;
  });
  useEffect(() => {
    if (!isEntered) {
      setClosed(undefined);
      enterAgain();
    } else if (closed === key) navigator.go(-1);
  }, [isEntered, closed, key, navigator]);

  return { isOpen, state, open, close };
}

/** Moves focus to the opener of a dialog, to the menu button if the opener is in a closed menu, or else to the content. */
export function returnFocus(opener: HTMLElement | undefined): void {
  const menu = opener?.closest('details:not([open])')?.querySelector('summary');
  const visible = [opener, menu].find((element) => element?.checkVisibility());
  (visible ?? document.getElementById('main'))?.focus({ preventScroll: true });
}
