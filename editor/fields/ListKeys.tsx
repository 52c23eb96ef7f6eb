import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react';
import { styled } from 'styled-components';
import { withOwnIdentities } from '../adapter/identity.ts';
import { plainLabel } from '../adapter/searchFields.ts';
import { useHeld } from '../document/TargetsContext.ts';
import { unlessMoved } from '../document/unlessMoved.ts';
import { entryAttribute, MovingProvider } from './EntrySummary.tsx';
import { type PictureOfEntry, SeveralPictures } from './SeveralPictures.tsx';

const List = styled.div`
  & [class*='ArrayFieldItem-summary'] { flex-wrap: wrap; }
  & [class*='ArrayFieldItem--isExpanded'] > * > * > [class*='ArrayFieldItem-actions'] { opacity: 1; }
  & [class*='ArrayField-addButton'] { gap: 0.4rem; font-weight: 600; }
  & [class*='ArrayField-addButton']::after { content: attr(aria-label); }
`;

type Props = {
  name: string;
  /** The label of the list. */
  label: string;
  value: unknown;
  /** Set if each entry has a required picture. */
  picture?: PictureOfEntry | undefined;
  /** The most entries. */
  maximum?: number | undefined;
  onChange: (value: unknown[]) => void;
  children: ReactNode;
};

/**
 * Adds to Puck's list of entries: Alt with an arrow key moves an entry, and so do its buttons; the add button has a
 * label; a new entry is open, with the cursor in its first field. Where entries have a picture, several can be added at
 * once.
 */
export function ListKeys({
  name,
  label,
  value,
  picture,
  maximum = Number.POSITIVE_INFINITY,
  onChange,
  children,
}: Props) {
  const list = useRef<HTMLDivElement>(null);
  const entries = useMemo(() => (Array.isArray(value) ? value : []), [value]);

  const hold = useHeld(name, value, (changed) => Array.isArray(changed) && onChange(changed));
  // Puck copies an entry with its identity.
  useEffect(() => {
    const distinct = withOwnIdentities(entries);
    if (distinct !== entries) onChange([...distinct]);
  }, [entries, onChange]);

  useEffect(() => {
    addButton(list.current)?.setAttribute('aria-label', `Add to “${plainLabel(label)}”`);
  });

  // Runs when Puck has rendered the changed list: in a layout effect, because a person who types on does not wait for a frame.
  const then = useRef<() => void>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after each change of the list
  useLayoutEffect(() => {
    then.current?.();
    then.current = undefined;
  }, [entries]);

  const openAdded = ({ target }: MouseEvent) => {
    if (!(target instanceof Element) || !addButton(list.current)?.contains(target)) return;
    const place = entries.length;
    const firstField = async () => {
      const added = await whenRendered(() => summaries(list.current)[place]);
      added?.click();
      return whenRendered(() =>
        added?.parentElement?.nextElementSibling?.querySelector<HTMLElement>(
          'input, textarea, select, button',
        ),
      );
    };
    void unlessMoved(firstField()).then((field) => field?.focus());
  };

  /** Moves an entry. Puck keeps the place open, not the entry, so the entry is opened in its new place. */
  const move = (from: number, to: number) => {
    if (from < 0 || to < 0 || to >= entries.length) return;
    const used = document.activeElement?.getAttribute('aria-label');
    const isOpen = summaries(list.current)[from]?.getAttribute('aria-expanded') === 'true';
    then.current = () => {
      const summary = summaries(list.current)[to];
      const button = summary?.parentElement?.querySelector<HTMLElement>(
        `button[aria-label="${used}"]:enabled`,
      );
      (button ?? summary)?.focus();
      if (isOpen) requestAnimationFrame(() => summaries(list.current)[to]?.click());
    };
    onChange(entries.toSpliced(from, 1).toSpliced(to, 0, entries[from]));
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
    <List ref={list} data-list="" onClick={openAdded} onKeyDownCapture={onKeyDown}>
      <MovingProvider value={{ count: entries.length, move }}>{children}</MovingProvider>
      {picture && (
        <SeveralPictures
          picture={picture}
          room={maximum - entries.length}
          hold={() => {
            const { write } = hold();
            return (entry) => write((now) => [...(Array.isArray(now) ? now : []), entry]);
          }}
        />
      )}
    </List>
  );
}

const steps: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 };

const mostPatience = 1000;

/** The result of `find` as soon as it has been rendered; undefined if that takes longer than a second. */
function whenRendered<Found>(find: () => Found | null | undefined): Promise<Found | undefined> {
  return new Promise((resolve) => {
    const look = () => {
      const found = find() ?? undefined;
      if (found !== undefined) end(found);
    };
    const end = (found: Found | undefined) => {
      observer.disconnect();
      clearTimeout(timer);
      resolve(found);
    };
    const observer = new MutationObserver(look);
    const timer = setTimeout(end, mostPatience, undefined);
    observer.observe(document.body, { childList: true, subtree: true });
    look();
  });
}

/** The button that adds an entry to a list, not to a list inside it. */
function addButton(list: HTMLElement | null): HTMLElement | undefined {
  const all = list?.querySelectorAll<HTMLElement>('button[class*="ArrayField-addButton"]') ?? [];
  return Array.from(all).find((button) => button.closest('[data-list]') === list);
}

/** The buttons that open the entries of a list, not of lists inside it. */
function summaries(list: HTMLElement | null): HTMLElement[] {
  const container = list?.querySelector('[data-dnd-container]');
  return Array.from(container?.children ?? [])
    .map((entry) => entry.querySelector<HTMLElement>(`[${entryAttribute}]`))
    .filter((summary) => summary !== null);
}
