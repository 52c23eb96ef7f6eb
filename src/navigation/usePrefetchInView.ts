import { useEffect } from 'react';
import type { Page } from '../../schema/index.ts';
import type { Documents } from './documents.ts';
import { linkMeaning } from './links.ts';

/**
 * Prefetches the pages of links that stand in view, one after the other when the browser has nothing else to
 * do, so that a click finds its page there. Not on phones, where a touch announces the click early enough and
 * data costs more, and not for visitors who save data or whose connection is slow.
 */
export function usePrefetchInView(documents: Documents, page: Page): void {
  useEffect(() => {
    if (!hasMouse() || hasLittleData()) return;
    const wanted: string[] = [];
    let idle: number | undefined;

    const next = () => {
      const path = wanted.shift();
      if (path !== undefined) documents.prefetch(path);
      idle = wanted.length > 0 ? whenIdle(next) : undefined;
    };
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        const meaning = linkMeaning(target);
        if (meaning?.kind === 'page' && meaning.path !== page.path) wanted.push(meaning.path);
      }
      if (wanted.length > 0) idle ??= whenIdle(next);
    });
    const start = whenIdle(() => {
      for (const link of document.querySelectorAll('a[href^="/"]')) observer.observe(link);
    });
    return () => {
      observer.disconnect();
      cancelIdle(start);
      if (idle !== undefined) cancelIdle(idle);
    };
  }, [documents, page]);
}

// Safari has no idle callbacks.
const hasIdle = typeof window !== 'undefined' && 'requestIdleCallback' in window;

function whenIdle(work: () => void): number {
  return hasIdle ? requestIdleCallback(work) : window.setTimeout(work, 200);
}

function cancelIdle(handle: number): void {
  if (hasIdle) cancelIdleCallback(handle);
  else window.clearTimeout(handle);
}

function hasMouse(): boolean {
  return matchMedia('(hover: hover) and (pointer: fine)').matches;
}

/** Whether the visitor or the browser asks for sparing use of the network (Network Information API). */
function hasLittleData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  if (typeof connection !== 'object' || connection === null) return false;
  const type: unknown = Reflect.get(connection, 'effectiveType');
  return Reflect.get(connection, 'saveData') === true || type === 'slow-2g' || type === '2g';
}
