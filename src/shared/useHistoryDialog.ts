import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Later } from './later.ts';
import { useLocation, useNavigate } from './router.ts';
import { useTranslator } from './site.ts';
import { showToast } from './toast.ts';

type Options<Code> = {
  /** The dialog in the state of its history entry (EntryState): true for the form dialog. Undefined until the name is known. */
  name: true | string | undefined;
  code: Later<Code>;
  /** Shows that the code is loading. Returns a function that ends this. */
  showLoading: () => () => void;
  /** The URL to load if the code does not load or fails. If it is undefined, or the browser is offline, a toast is shown instead. */
  fallbackAddress: () => string | null | undefined;
};

/**
 * A dialog with a separate history entry: Back closes it, Forward and a reload open it again. Its code is loaded when it opens.
 * `loaded` is undefined until then.
 */
export function useHistoryDialog<Code>({
  name,
  code,
  showLoading,
  fallbackAddress,
}: Options<Code>) {
  const t = useTranslator();
  const { search, hash, state, key } = useLocation();
  const navigate = useNavigate();
  const [loaded, setLoaded] = useState(code.get());
  // The history entry in which the dialog was closed. Going back from it takes a moment.
  const [closed, setClosed] = useState<string>();
  const reopened = useRef<object>(undefined);
  const isEntered = name !== undefined && state?.dialog === name;
  const isOpen = isEntered && closed !== key;

  const enter = (values: object) =>
    navigate({ search, hash }, { state: { dialog: name, ...values }, replace: isEntered });

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
    } else if (closed === key) navigate(-1);
  }, [isEntered, closed, key, navigate]);

  const startLoading = useEffectEvent(() => showLoading());
  /** For a dialog that cannot be shown. */
  const fail = () => {
    const address = fallbackAddress();
    if (address && navigator.onLine) {
      // Replaces the entry of the dialog, because going back to it would fail again.
      window.location.replace(address);
      return;
    }
    showToast('error', t('notLoaded'));
    close();
  };
  const onMissing = useEffectEvent(fail);
  useEffect(() => {
    if (!isOpen || loaded) return;
    let isCurrent = true;
    const end = startLoading();
    code.load().then(
      (value) => setLoaded(() => value),
      () => {
        if (isCurrent) onMissing();
      },
    );
    return () => {
      isCurrent = false;
      end();
    };
  }, [isOpen, loaded, code]);

  return { isOpen, loaded, state, open, close, fail };
}

/** Moves focus to the opener of a dialog, to the menu button if the opener is in a closed menu, or else to the content. */
export function returnFocus(opener: HTMLElement | undefined): void {
  const menu = opener?.closest('details:not([open])')?.querySelector('summary');
  const visible = [opener, menu].find((element) => element?.checkVisibility());
  (visible ?? document.getElementById('main'))?.focus({ preventScroll: true });
}
