import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Page } from '../../schema/index.ts';
import { createDocuments } from './documents.ts';
import { prefersReducedData, usePrefetchInView } from './usePrefetchInView.ts';

const page: Page = { path: '/', title: '', description: '', blocks: [] };

afterEach(() => {
  cleanup();
  Reflect.deleteProperty(navigator, 'connection');
});

function Links({ prefetch }: { prefetch: (path: string) => void }) {
  const documents = { ...createDocuments(async () => {}), prefetch };
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
  { mouse: true, saveData: false, expected: ['/faq'] },
  { mouse: false, saveData: false, expected: [] },
  { mouse: true, saveData: true, expected: [] },
  { mouse: false, saveData: true, expected: [] },
])(
  'with a mouse: $mouse, saving data: $saveData, prefetches $expected',
  async ({ mouse, saveData, expected }) => {
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
    await act(async () => {
      render(<Links prefetch={prefetch} />);
    });
    await vi.advanceTimersByTimeAsync(2000);
    // The browser is idle afterwards.
    const waiting = vi.getTimerCount();
    vi.useRealTimers();
    expect(waiting).toBe(0);
    expect(prefetch.mock.calls.flat()).toEqual(expected);
    cleanup();
    expect(disconnect).toHaveBeenCalledTimes(mouse && !saveData ? 1 : 0);
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
