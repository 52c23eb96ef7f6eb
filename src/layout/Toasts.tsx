import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { showProgress } from '../shared/progress.ts';
import { type Toast, toasts } from '../shared/toast.ts';
import { useWords } from '../shared/words.ts';
import { loadStyles } from '../styles/loadStyles.ts';
import { Icon } from '../ui/Icon.tsx';

async function importSonner() {
  const [sonner] = await Promise.all([import('sonner'), loadStyles()]);
  return sonner;
}
type Sonner = Awaited<ReturnType<typeof importSonner>>;

const Plain = styled.p`
  position: fixed;
  inset: auto var(--gutter) 1.5rem;
  z-index: 30;
  width: fit-content;
  max-width: 24rem;
  margin-inline: auto;
  border-radius: var(--radius-card);
  background: var(--surface);
  font-size: var(--text-s);

  &:not(:empty) { padding: var(--space-m) var(--space-l); border: 1px solid var(--line-strong); }
`;

// The library's own styles are added later and have the specificity of two attributes.
const Look = styled.div`
  & [data-sonner-toaster][data-sonner-toaster] { font-family: inherit; }
  & [data-sonner-toast][data-styled][data-styled] {
    gap: var(--space-s);
    padding: var(--space-s);
    border: 1px solid var(--line-strong);
    border-radius: var(--radius-card);
    background: var(--surface);
    color: var(--ink);
    font-size: var(--text-s);
    line-height: 1.4;
    box-shadow: 0 16px 40px -12px #0008;
  }
  /* As the icons of cards. */
  & [data-icon][data-icon][data-icon] {
    display: grid;
    place-content: center;
    width: 2.75rem;
    height: 2.75rem;
    margin: 0;
    border-radius: var(--radius-button);
    background: var(--blue-soft);
    color: var(--blue);

    & svg { margin: 0; }
  }
`;

const plainTime = 8000;

// Above the floating buttons of a phone.
const phoneOffset = '5.5rem';

/**
 * Shows toasts in the visitor's theme. The toast library is loaded with the first toast. If it cannot be loaded, above all
 * offline, the message is shown in a plain element.
 */
export function Toasts() {
  const say = useWords();
  const [sonner, setSonner] = useState<Sonner>();
  const [theme, setTheme] = useState<'light' | 'dark'>('light');
  const [plain, setPlain] = useState<string>();
  const waiting = useRef<Toast[]>([]);

  useEffect(
    () =>
      toasts.listen((toast) => {
        setTheme(shownTheme());
        if (sonner) {
          sonner.toast[toast.kind](toast.message);
          return;
        }
        waiting.current.push(toast);
        importSonner()
          .then(setSonner, () => setPlain(waiting.current.splice(0).at(-1)?.message))
          .finally(showProgress());
      }),
    [sonner],
  );
  useEffect(() => {
    if (!sonner) return;
    for (const { kind, message } of waiting.current.splice(0)) sonner.toast[kind](message);
  }, [sonner]);

  useEffect(() => {
    if (!plain) return;
    const timer = setTimeout(() => setPlain(undefined), plainTime);
    return () => clearTimeout(timer);
  }, [plain]);

  // It is on every page while it is empty, so that its styles are there offline and screen readers watch it.
  if (!sonner) return <Plain role="status">{plain}</Plain>;
  return (
    <Look>
      <sonner.Toaster
        theme={theme}
        position="bottom-center"
        containerAriaLabel={say('notifications')}
        mobileOffset={{ bottom: phoneOffset }}
        icons={{ success: <Icon name="check" />, error: <Icon name="x" /> }}
      />
    </Look>
  );
}

/** The page's current theme. The library's own theme "system" adds a listener each time and never removes one. */
function shownTheme(): 'light' | 'dark' {
  return getComputedStyle(document.documentElement).colorScheme === 'dark' ? 'dark' : 'light';
}
