import { useEffect, useRef, useState } from 'react';
import { readThemePreference, type ThemePreference } from '../theme/preference.ts';
import { type Toast, toasts } from '../ui/toast.ts';

const importSonner = () => import('sonner');
type Sonner = Awaited<ReturnType<typeof importSonner>>;

/** Shows toasts in the visitor's theme. The toast library is loaded with the first one. */
export function Toasts() {
  const [sonner, setSonner] = useState<Sonner>();
  const [theme, setTheme] = useState<ThemePreference>('system');
  const waiting = useRef<Toast[]>([]);

  useEffect(
    () =>
      toasts.listen((toast) => {
        setTheme(readThemePreference());
        if (sonner) {
          sonner.toast[toast.kind](toast.message);
          return;
        }
        waiting.current.push(toast);
        // Without the library the word is lost, the page is not.
        importSonner().then(setSonner, () => {});
      }),
    [sonner],
  );
  useEffect(() => {
    if (!sonner) return;
    for (const { kind, message } of waiting.current.splice(0)) sonner.toast[kind](message);
  }, [sonner]);

  if (!sonner) return null;
  return (
    <sonner.Toaster theme={theme} position="bottom-center" style={{ fontFamily: 'var(--font)' }} />
  );
}
