import { useEffect } from 'react';
import { documentPath } from '../../schema/browser.ts';
import type { Page } from '../../schema/index.ts';
import type { Documents } from './documents.ts';
import { linkMeaning } from './links.ts';

declare global {
  interface Navigator {
    /** The Network Information API, which only Chromium has. */
    connection?: { saveData?: boolean; effectiveType?: string };
  }
}

/**
 * Prefetches the pages of links in view, one at a time while the browser is idle, so that a click shows its page immediately.
 * On phones, where data costs more, only the documents are fetched, and their code on touch. Does nothing for visitors who save
 * data or have a slow connection.
 */
export function usePrefetchInView(documents: Documents, page: Page): void {
  useEffect(() => {
    if (prefersReducedData()) return;
    const prefetch = hasMouse() ? documents.prefetch : documents.prefetchDocument;
    const queue: string[] = [];
    let idle: number | undefined;

    const next = () => {
      const path = queue.shift();
      if (path !== undefined) prefetch(path);
      idle = queue.length > 0 ? whenIdle(next) : undefined;
    };
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        const meaning = linkMeaning(target);
        if (meaning?.kind !== 'page') continue;
        const path = documentPath(meaning.to.pathname);
        if (path !== page.path) queue.push(path);
      }
      if (queue.length > 0) idle ??= whenIdle(next);
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

function hasMouse(): boolean {
  return matchMedia('(hover: hover) and (pointer: fine)').matches;
}

/** Whether the visitor has asked to save data, or the connection is 2G. False in browsers that do not report it. */
export function prefersReducedData(): boolean {
  const { saveData, effectiveType = '' } = navigator.connection ?? {};
  return saveData === true || /2g/.test(effectiveType);
}

// Safari has no idle callbacks.
const hasIdle = typeof window !== 'undefined' && 'requestIdleCallback' in window;

/** Calls `work` when the browser is idle. Returns a handle for `cancelIdle`. */
export function whenIdle(work: () => void): number {
  return hasIdle ? requestIdleCallback(work) : window.setTimeout(work, 200);
}

function cancelIdle(handle: number): void {
  if (hasIdle) cancelIdleCallback(handle);
  else window.clearTimeout(handle);
}
