import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Page } from '../../schema/index.ts';
import { createDocuments, type Documents } from './documents.ts';
import { prefersReducedData, usePrefetchInView } from './usePrefetchInView.ts';

const page: Page = { path: '/', title: '', description: '', blocks: [] };

afterEach(() => {
  cleanup();
  Reflect.deleteProperty(navigator, 'connection');
});

type Prefetch = Pick<Documents, 'prefetch' | 'prefetchDocument'>;

function Links(prefetch: Prefetch) {
  const documents = { ...createDocuments(async () => {}), ...prefetch };
  usePrefetchInView(documents, page);
  return (
    <>
      <a href="/">Home</a>
      <a href="/faq">FAQ</a>
      <a href="/brochure.pdf">Brochure</a>
      <a href="/contact">Below</a>
    </>
  );
}

test.each([
  { mouse: true, saveData: false, complete: ['/faq'], documents: [] },
  { mouse: false, saveData: false, complete: [], documents: ['/faq'] },
  { mouse: true, saveData: true, complete: [], documents: [] },
  { mouse: false, saveData: true, complete: [], documents: [] },
])(
  'with a mouse: $mouse, saving data: $saveData, prefetches $complete completely and the documents $documents',
  async ({ mouse, saveData, complete, documents }) => {
    vi.stubGlobal('matchMedia', () => ({ matches: mouse }));
    Object.defineProperty(navigator, 'connection', { value: { saveData }, configurable: true });
    const disconnect = vi.fn();
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        private seen: (entries: object[]) => void;
        constructor(seen: (entries: object[]) => void) {
          this.seen = seen;
        }
        observe(target: Element) {
          const isIntersecting = target.textContent !== 'Below';
          queueMicrotask(() => this.seen([{ target, isIntersecting }]));
        }
        unobserve() {}
        disconnect = disconnect;
      },
    );
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'requestIdleCallback'] });
    const prefetch = vi.fn<(path: string) => void>();
    const prefetchDocument = vi.fn<(path: string) => void>();
    await act(async () => {
      render(<Links prefetch={prefetch} prefetchDocument={prefetchDocument} />);
    });
    await vi.advanceTimersByTimeAsync(2000);
    // The browser is idle afterwards.
    const waiting = vi.getTimerCount();
    vi.useRealTimers();
    expect(waiting).toBe(0);
    expect(prefetch.mock.calls.flat()).toEqual(complete);
    expect(prefetchDocument.mock.calls.flat()).toEqual(documents);
    cleanup();
    expect(disconnect).toHaveBeenCalledTimes(saveData ? 0 : 1);
  },
);

test.each([
  [undefined, false],
  [{}, false],
  [{ effectiveType: '4g' }, false],
  [{ effectiveType: '3g' }, false],
  [{ effectiveType: '2g' }, true],
  [{ effectiveType: 'slow-2g' }, true],
  [{ effectiveType: '4g', saveData: true }, true],
  [{ effectiveType: '4g', saveData: false }, false],
])('whether a browser with the connection %j asks to save data: %s', (connection, isAsked) => {
  vi.stubGlobal('navigator', { connection });
  expect(prefersReducedData()).toBe(isAsked);
});
