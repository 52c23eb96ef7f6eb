import { type KeyboardEvent, type ReactNode, useEffect, useMemo, useRef } from 'react';
import { styled } from 'styled-components';
import { entryAttribute, MovingProvider } from './EntrySummary.tsx';

const List = styled.div`
  & [class*='ArrayFieldItem-summary'] { flex-wrap: wrap; }
  & [class*='ArrayFieldItem--isExpanded'] > * > * > [class*='ArrayFieldItem-actions'] { opacity: 1; }
`;

type Props = {
  value: unknown;
  onChange: (value: unknown[]) => void;
  children: ReactNode;
};

/**
 * Adds to Puck's list of entries what it lacks: Alt with an arrow key moves an entry, as do its buttons, and the button
 * that adds one has a name.
 */
export function ListKeys({ value, onChange, children }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const entries = useMemo(() => (Array.isArray(value) ? value : []), [value]);

  useEffect(() => {
    const add = list.current?.querySelector('button[class*="addButton"]');
    add?.setAttribute('aria-label', 'Add an entry');
  });

  /** Moves an entry. Puck leaves its place open, and not the entry: that is opened where it is now. */
  const move = (from: number, to: number) => {
    if (from < 0 || to < 0 || to >= entries.length) return;
    const used = document.activeElement?.getAttribute('aria-label');
    const isOpen = summaries(list.current)[from]?.getAttribute('aria-expanded') === 'true';
    onChange(entries.toSpliced(from, 1).toSpliced(to, 0, entries[from]));
    requestAnimationFrame(() => {
      const summary = summaries(list.current)[to];
      if (isOpen) summary?.click();
      requestAnimationFrame(() => {
        const button = summary?.parentElement?.querySelector<HTMLElement>(
          `button[aria-label="${used}"]:enabled`,
        );
        (button ?? summary)?.focus();
      });
    });
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const { target } = event;
    if (!(target instanceof HTMLElement)) return;
    const from = summaries(list.current).indexOf(target);
    const step = steps[event.key];
    if (!event.altKey || step === undefined || from < 0) return;
    event.preventDefault();
    event.stopPropagation();
    move(from, from + step);
  };

  return (
    <List ref={list} onKeyDownCapture={onKeyDown}>
      <MovingProvider value={{ count: entries.length, move }}>{children}</MovingProvider>
    </List>
  );
}

const steps: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 };

/** The buttons that open the entries of a list, but not those of lists inside of it. */
function summaries(list: HTMLElement | null): HTMLElement[] {
  const container = list?.querySelector('[data-dnd-container]');
  return Array.from(container?.children ?? [])
    .map((entry) => entry.querySelector<HTMLElement>(`[${entryAttribute}]`))
    .filter((summary) => summary !== null);
}
