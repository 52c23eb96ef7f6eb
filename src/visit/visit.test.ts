import { afterEach, expect, test, vi } from 'vitest';
import { open, pageOf, visitIn } from '../../tests/tools/tab.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const back = (tab: ReturnType<typeof open>['tab']) => ({ beforeHydration: () => tab.press(-1) });

test('after Back before hydration, reloads a URL without a page', async () => {
  const first = open('/nowhere', pageOf('/404'));
  first.visit.push('/b');
  await first.tab.answer('/b', 'page');
  first.end();
  const second = visitIn(first.tab, pageOf('/b'), back(first.tab));
  await second.tab.answer('/nowhere', 'missing');
  expect([second.tab.address, second.tab.loads]).toEqual(['/nowhere', ['reload']]);
  second.end();
  // The same with Forward from that URL.
  const third = visitIn(first.tab, pageOf('/404'), { beforeHydration: () => first.tab.press(1) });
  expect(third.view().page.path).toBe('/404');
  await third.tab.answer('/b', 'page');
  expect([third.tab.address, third.view().page.path]).toEqual(['/b', '/b']);
});

test('a page from the back/forward cache keeps positions stored by later loads', async () => {
  const cached = open('/a');
  const { tab } = cached;
  cached.visit.leave();
  tab.push('/b');
  const second = visitIn(tab);
  tab.top = 900;
  second.visit.push('/c');
  await tab.answer('/c', 'page');
  second.visit.leave();
  tab.index = 0;
  cached.visit.leave();
  tab.index = 2;
  const third = visitIn(tab);
  tab.press(-1);
  await tab.answer('/b', 'page');
  expect([third.view().page.path, tab.top]).toEqual(['/b', 900]);
});

test('requests a missing page once and a failing one twice', async () => {
  const { tab, visit } = open();
  const fetched = vi.fn(tab.fetch);
  vi.stubGlobal('fetch', fetched);
  visit.push('/a');
  await tab.answer('/a', 'missing');
  expect(fetched).toHaveBeenCalledTimes(1);
  visit.push('/b');
  await tab.answer('/b', 'fault');
  expect(fetched).toHaveBeenCalledTimes(3);
  expect(tab.toasts).toEqual([expect.stringMatching(/could not be loaded.*Check your connection/)]);
});

test.each<[string, (visited: ReturnType<typeof open>) => void]>([
  ['a link to the page itself', ({ visit }) => visit.push('/a')],
  ['a hash that was typed', ({ tab }) => tab.type('#x')],
])('after a failed Back past %s, restores the URL of the page', async (_what, goOn) => {
  const first = open();
  const { tab } = first;
  first.visit.push('/a');
  await tab.answer('/a', 'page');
  goOn(first);
  const { address, index } = tab;
  first.end();
  visitIn(tab);
  tab.press(-index);
  await tab.answer('/', 'fault');
  expect(tab.address).toBe(address);
});

test('Back to a URL without a page shows the 404 page without a request', async () => {
  const { tab, visit } = open('/nowhere', pageOf('/404'));
  visit.push('/a');
  await tab.answer('/a', 'page');
  tab.press(-1);
  expect(visit.getView().page.path).toBe('/404');
  expect(tab.requests).toEqual([]);
});

test('follows a link clicked while a closed dialog is being left, cached or not', async () => {
  for (const isThere of [true, false]) {
    const { tab, visit, view } = open();
    if (isThere) {
      visit.push('/a');
      await tab.answer('/a', 'page');
      visit.push('/');
    }
    visit.push('/', { dialog: true });
    const entries = tab.entries.length;
    visit.go(-1);
    visit.push('/a');
    tab.walk();
    await tab.answer('/a', 'page');
    expect([tab.address, view().page.path, tab.entries.length]).toEqual(['/a', '/a', entries]);
    tab.press(-1);
    expect([tab.address, view().page.path, view().entry.state?.dialog]).toEqual([
      '/',
      '/',
      undefined,
    ]);
  }
});

test('follows a link clicked just before a closed dialog is left', async () => {
  const { tab, visit, view } = open();
  visit.push('/', { dialog: true });
  visit.push('/a');
  visit.go(-1);
  tab.walk();
  await tab.answer('/a', 'page');
  expect([tab.address, view().page.path, tab.entries.length]).toEqual(['/a', '/a', 2]);
});

test('a path that begins with two slashes is on this site', () => {
  expect(open('//elsewhere/x').tab.address).toBe('/elsewhere/x');
});

test('announces the first page only when the visitor returns to it, and renders in steps only after links', async () => {
  const { tab, visit, view } = open();
  expect([view().announcement, view().inSteps]).toEqual(['', false]);
  visit.push('#x');
  expect(view().announcement).toBe('');
  visit.push('/a');
  await tab.answer('/a', 'page');
  expect([view().announcement, view().inSteps]).toEqual(['Page /a', true]);
  visit.push('/a', { dialog: true });
  expect([view().announcement, view().inSteps]).toEqual(['Page /a', true]);
  visit.push('/');
  expect([view().announcement, view().inSteps]).toEqual(['Page /', true]);
  tab.press(-1);
  visit.push('/a#x');
  expect(view().inSteps).toBe(false);
});

test('shows a saved document of the current page immediately without scrolling, and ignores others', async () => {
  const { tab, visit, documents, view, seen } = open();
  const saved = { ...pageOf('/'), title: 'Saved' };
  tab.top = 600;
  documents.put('/b', pageOf('/b'));
  expect(seen).toEqual([]);
  documents.put('/', saved);
  expect(view()).toMatchObject({ page: saved, cause: 'edit', isOtherPage: false });
  expect(tab.top).toBe(600);
  visit.push('/b');
  tab.press(-1);
  expect(view().page).toBe(saved);
});
