import { useEffect, useState } from 'react';
import { useTranslator } from '../shared/site.ts';
import { type Toast, toasts } from '../shared/toast.ts';
import { styled } from '../styles/styled.ts';
import { Icon } from '../ui/Icon.tsx';
import { Part } from '../ui/Part.tsx';

const Status = styled.div`
  & > p {
    position: fixed;
    /* Above the floating buttons on a phone. */
    inset: auto 0 5.5rem;
    z-index: 30;
    display: flex;
    gap: var(--space-s);
    align-items: center;
    width: fit-content;
    max-width: min(24rem, 90%);
    margin: 0 auto;
    padding: var(--space-s) var(--space-m);
    border: 1px solid var(--line-strong);
    border-radius: var(--radius-card);
    background: var(--surface);
    color: var(--ink);
    font-size: var(--text-s);
    @media (prefers-reduced-motion: no-preference) {
      transition: opacity 200ms;
      @starting-style { opacity: 0; }
    }
  }
  & svg { flex: none; color: var(--blue); }
`;

// Long enough to read, and for screen readers to announce.
const duration = 8000;

/** A popover, so that it is also shown above an open dialog. */
const show = (message: HTMLElement | null) => message?.showPopover?.();

/**
 * Shows the latest toast for a few seconds. The empty element is on every page, so that its styles are available offline and
 * screen readers observe it.
 */
export function Toasts() {
  const t = useTranslator();
  // Two toasts with the same message are two elements, so that screen readers announce the second one too.
  const [current, setCurrent] = useState<Toast & { id: number }>();
  useEffect(
    () => toasts.listen((toast) => setCurrent((last) => ({ ...toast, id: (last?.id ?? 0) + 1 }))),
    [],
  );
  useEffect(() => {
    if (!current) return;
    const timer = setTimeout(() => setCurrent(undefined), duration);
    return () => clearTimeout(timer);
  }, [current]);
  return (
    <Status role="status" aria-label={t('notifications')}>
      {current && (
        <Part key={current.id} name="notification">
          <p ref={show} popover="manual">
            <Icon name={current.kind === 'success' ? 'check' : 'x'} />
            {current.message}
          </p>
        </Part>
      )}
    </Status>
  );
}
