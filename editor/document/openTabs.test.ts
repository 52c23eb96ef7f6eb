import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { holdOpen, watchOpen } from './openTabs.ts';

// A minimal Web Locks API: a request for a lock waits until its holder releases it.
type Work = (lock: object | null) => unknown;
type Wish = { ifAvailable?: boolean; signal?: AbortSignal };
let waiting: Map<string, Promise<unknown>>;
beforeEach(() => {
  waiting = new Map();
  const request = async (name: string, second: Wish | Work, third?: Work) => {
    const [wish, work] = typeof second === 'function' ? [{}, second] : [second, third];
    const before = waiting.get(name);
    if (wish.ifAvailable) return work?.(before ? null : {});
    const aborted = new Promise((_resolve, reject) =>
      wish.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError'))),
    );
    const done = (async () => {
      await Promise.race([before, aborted]);
      await work?.({});
    })();
    const over = done
      .catch(() => {})
      .then(() => {
        if (waiting.get(name) === over) waiting.delete(name);
      });
    waiting.set(name, over);
    await done;
  };
  vi.stubGlobal('navigator', { locks: { request } });
});
afterEach(() => vi.unstubAllGlobals());

const opening = { site: 'a-site', name: 'faq.json', tab: 'one' };
const soon = () => new Promise((resolve) => setTimeout(resolve));

test('reports to another tab that a document is open, and when it is closed', async () => {
  const close = holdOpen(opening);
  await soon();
  const report = vi.fn();
  watchOpen(opening, report);
  await soon();
  expect(report.mock.calls).toEqual([[true]]);
  close();
  await soon();
  expect(report.mock.calls).toEqual([[true], [false]]);
});

test('reports another document, site or tab as not open', async () => {
  holdOpen(opening);
  await soon();
  for (const other of [{ name: 'visit.json' }, { tab: 'two' }, { site: 'another' }]) {
    const report = vi.fn();
    watchOpen({ ...opening, ...other }, report);
    await soon();
    expect(report).toHaveBeenCalledWith(false);
    expect(report).not.toHaveBeenCalledWith(true);
  }
});

test('reports nothing after watching has stopped', async () => {
  const close = holdOpen(opening);
  await soon();
  const report = vi.fn();
  const stop = watchOpen(opening, report);
  await soon();
  stop();
  close();
  await soon();
  expect(report.mock.calls).toEqual([[true]]);
});
