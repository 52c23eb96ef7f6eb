import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Documents } from './documents.ts';
import { listen } from './listen.ts';
import type { Visit } from './visit.ts';

const unused = () => {
  throw new Error('This is not asked for here.');
};
const documents: Documents = {
  peek: unused,
  load: unused,
  put: unused,
  subscribe: unused,
  prefetch: vi.fn(),
};
let isAtShownPage: boolean;
const visit: Visit = {
  createHref: unused,
  go: unused,
  push: vi.fn(),
  replace: unused,
  getShown: unused,
  subscribe: unused,
  start: () => () => {},
  leave: () => isAtShownPage,
  retry: vi.fn(),
};

let end: () => void;
beforeEach(() => {
  end = listen(visit, documents);
});
afterEach(() => {
  end();
  vi.clearAllMocks();
});

const tell = (type: string) => window.dispatchEvent(new Event(type));

test('the browser restores the position of a reload, and the site that of its own moves', () => {
  tell('load');
  tell('pageshow');
  expect(window.history.scrollRestoration).toBe('manual');
  isAtShownPage = true;
  tell('pagehide');
  expect(window.history.scrollRestoration).toBe('auto');
});

test('a page that is left while another one is on its way is not restored by the browser', () => {
  tell('pageshow');
  isAtShownPage = false;
  tell('pagehide');
  expect(window.history.scrollRestoration).toBe('manual');
});

test('what could not be loaded is followed when the browser is online again, and not after the end', () => {
  tell('online');
  expect(visit.retry).toHaveBeenCalledTimes(1);
  end();
  tell('online');
  expect(visit.retry).toHaveBeenCalledTimes(1);
});
