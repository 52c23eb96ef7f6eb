import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { leadFormRequests } from '../layout/leadFormRequests.ts';
import type { Documents } from './documents.ts';
import { listen } from './listen.ts';
import type { Visit } from './visit.ts';

const visit = {
  createHref: vi.fn<Visit['createHref']>(),
  go: vi.fn<Visit['go']>(),
  push: vi.fn<Visit['push']>(),
  replace: vi.fn<Visit['replace']>(),
  getShown: (): ReturnType<Visit['getShown']> => ({
    page: { path: '/faq', title: '', description: '', blocks: [] },
    entry: { pathname: '/faq', search: '', hash: '', key: 'a', state: null },
    cause: 'load',
    isOtherPage: false,
    scrollTop: undefined,
    announcement: '',
    inSteps: false,
  }),
  subscribe: () => () => {},
  onWaiting: () => () => {},
  start: () => () => {},
  leave: vi.fn<Visit['leave']>(),
};
const prefetch = vi.fn<Documents['prefetch']>();
const documents: Documents = {
  peek: () => undefined,
  load: () => new Promise(() => {}),
  prefetch,
  put: () => {},
  subscribe: () => () => {},
};
const requests = vi.fn();
let ends: (() => void)[] = [];

beforeEach(() => {
  document.body.innerHTML =
    '<a id="page" href="/about-us"></a><a id="file" href="/a.pdf"></a><a id="form" href="/contact-us" data-action="lead-form"></a>';
  ends = [leadFormRequests.listen(requests), listen(visit, documents)];
});

afterEach(() => {
  for (const end of ends) end();
  vi.resetAllMocks();
  window.history.scrollRestoration = 'auto';
});

/** Clicks an element. Returns whether the click was left to the browser. */
function click(id: string, init: MouseEventInit = {}): boolean {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
  return document.getElementById(id)?.dispatchEvent(event) ?? false;
}

test('follows a plain click on a link to a page, and leaves any other to the browser', () => {
  expect(click('page')).toBe(false);
  expect(visit.push).toHaveBeenCalledTimes(1);
  expect(visit.push).toHaveBeenCalledWith({ pathname: '/about-us', search: '', hash: '' });
  for (const init of [{ ctrlKey: true }, { shiftKey: true }, { metaKey: true }, { button: 1 }]) {
    expect(click('page', init)).toBe(true);
  }
  expect(click('file')).toBe(true);
  expect(visit.push).toHaveBeenCalledTimes(1);
});

test.each(['pointerover', 'focusin', 'touchstart'])(
  'prefetches the page of a link on %s, but not a file',
  (intent) => {
    for (const id of ['page', 'file', 'form']) {
      document.getElementById(id)?.dispatchEvent(new Event(intent, { bubbles: true }));
    }
    expect(prefetch.mock.calls).toEqual([['/about-us']]);
  },
);

test('lets the browser restore the position on a full load, unless it has the URL of another page', () => {
  window.dispatchEvent(new Event('pageshow'));
  expect(window.history.scrollRestoration).toBe('manual');
  visit.leave.mockReturnValueOnce(false).mockReturnValueOnce(true);
  window.dispatchEvent(new Event('pagehide'));
  expect(window.history.scrollRestoration).toBe('manual');
  window.dispatchEvent(new Event('pagehide'));
  expect(window.history.scrollRestoration).toBe('auto');
  window.dispatchEvent(new Event('pageshow'));
  expect(window.history.scrollRestoration).toBe('manual');
});
