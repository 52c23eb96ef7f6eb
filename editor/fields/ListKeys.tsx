import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';

type Props = {
  value: unknown;
  onChange: (value: unknown[]) => void;
  children: ReactNode;
};

/**
 * Adds to Puck's list of entries what it lacks: Enter and space open an entry, Alt with an arrow key moves it, and the
 * button that adds one has a name.
 */
export function ListKeys({ value, onChange, children }: Props) {
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const add = list.current?.querySelector('button[class*="addButton"]');
    add?.setAttribute('aria-label', 'Add an entry');
  });

  const onKeyDown = (event: KeyboardEvent) => {
    const { target } = event;
    if (!(target instanceof HTMLElement) || target.getAttribute('role') !== 'button') return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      event.stopPropagation();
      target.click();
      return;
    }
    const step = steps[event.key];
    const entries = Array.isArray(value) ? value : [];
    const from = summaries(list.current).indexOf(target);
    const to = from + (step ?? 0);
    if (!event.altKey || step === undefined || from < 0 || to < 0 || to >= entries.length) return;
    event.preventDefault();
    event.stopPropagation();
    onChange(entries.toSpliced(from, 1).toSpliced(to, 0, entries[from]));
    requestAnimationFrame(() => summaries(list.current)[to]?.focus());
  };

  return (
    <div ref={list} onKeyDownCapture={onKeyDown}>
      {children}
    </div>
  );
}

const steps: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 };

/** The buttons of the entries of a list, but not those of lists inside of it. */
function summaries(list: HTMLElement | null): HTMLElement[] {
  const container = list?.querySelector('[data-dnd-container]');
  return Array.from(container?.children ?? [])
    .map((entry) => entry.querySelector<HTMLElement>('[role="button"]'))
    .filter((summary) => summary !== null);
}
