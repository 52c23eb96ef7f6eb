import { type RefObject, useLayoutEffect, useRef } from 'react';
import {
  type Location,
  type NavigationType,
  useLocation,
  useNavigationType,
} from 'react-router-dom';
import type { Page } from '../../schema/index.ts';

const storageKey = 'scroll-positions';

/**
 * Gives a change of page what a full page load would: the scroll position (the top, the block of the
 * hash, or on back and forward where the visitor was), and focus at the start of the page, on the
 * element that announces the title.
 */
export function useArrival(page: Page, start: RefObject<HTMLElement | null>): void {
  const location = useLocation();
  const how = useNavigationType();
  const shown = useRef({ page, location });

  useKeptPositions(shown);

  useLayoutEffect(() => {
    const before = shown.current;
    if (before.location === location && before.page === page) return;
    const otherPage = before.page.path !== page.path;
    shown.current = { page, location };
    // An editor's saved document of the same page, in dev: the reader stays where she is.
    if (before.location === location) return;
    arrive(location, how, otherPage, start.current);
  }, [page, location, how, start]);
}

function arrive(
  { hash, key }: Location,
  how: NavigationType,
  otherPage: boolean,
  start: HTMLElement | null,
): void {
  const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  if (how === 'POP') {
    if (otherPage) start?.focus({ preventScroll: true });
    const position = readPositions()[key];
    if (position !== undefined) window.scrollTo({ top: position, behavior: 'instant' });
    else target?.scrollIntoView({ behavior: 'instant' });
  } else if (target) {
    // Smooth on the same page where motion is welcome (the global style says so), at once on another.
    target.scrollIntoView({ behavior: otherPage ? 'instant' : 'auto' });
    if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
    target.focus({ preventScroll: true });
  } else {
    window.scrollTo({ top: 0, behavior: otherPage ? 'instant' : 'auto' });
    start?.focus({ preventScroll: true });
  }
}

/** Remembers where each entry of the history was scrolled to. */
function useKeptPositions(shown: RefObject<{ location: Location }>): void {
  useLayoutEffect(() => {
    let frame = 0;
    const keep = () => {
      cancelAnimationFrame(frame);
      const { key } = shown.current.location;
      frame = requestAnimationFrame(() => {
        if (key === shown.current.location.key) writePosition(key, window.scrollY);
      });
    };
    // The browser restores the position of a reload by itself; moves inside the site are ours.
    const takeOver = () => {
      window.history.scrollRestoration = 'manual';
    };
    const giveBack = () => {
      window.history.scrollRestoration = 'auto';
    };
    if (document.readyState === 'complete') takeOver();
    else window.addEventListener('load', takeOver, { once: true });
    window.addEventListener('pageshow', takeOver);
    window.addEventListener('pagehide', giveBack);
    window.addEventListener('scroll', keep, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('load', takeOver);
      window.removeEventListener('pageshow', takeOver);
      window.removeEventListener('pagehide', giveBack);
      window.removeEventListener('scroll', keep);
    };
  }, [shown]);
}

let positions: Record<string, number> | undefined;

function readPositions(): Record<string, number> {
  if (!positions) {
    try {
      positions = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') ?? {};
    } catch {
      positions = {};
    }
  }
  return positions ?? {};
}

function writePosition(key: string, top: number): void {
  const all = readPositions();
  all[key] = top;
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(all));
  } catch {
    // Blocked storage: positions last until the next full load.
  }
}
