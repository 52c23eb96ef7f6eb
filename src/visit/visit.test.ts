import { createPath } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { open, pageOf, settled, visitIn } from '../../tests/tools/tab.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a link keeps page and URL until the next page has loaded, then changes both together', async () => {
  const { tab, visit, shown, seen } = open();
  visit.push('/a?x=1#there');
  expect([tab.address, shown().page.path]).toEqual(['/', '/']);
  await tab.answer('/a', 'page');
  expect([tab.address, shown().page.path]).toEqual(['/a?x=1#there', '/a']);
  expect(seen).toHaveLength(1);
  expect(shown()).toMatchObject({ cause: 'link', isOtherPage: true, announcement: 'Page /a' });
  expect(createPath(shown().entry)).toBe('/a?x=1#there');
});

test('renders a page in steps only after a link to its top, since the target of a hash must exist', async () => {
  const { tab, visit, shown } = open();
  visit.push('/a');
  await tab.answer('/a', 'page');
  expect(shown().inSteps).toBe(true);
  visit.push('/b#there');
  await tab.answer('/b', 'page');
  expect(shown().inSteps).toBe(false);
  tab.press(-1);
  expect(shown().inSteps).toBe(false);
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
  expect(third.shown().page.path).toBe('/404');
  await third.tab.answer('/b', 'page');
  expect([third.tab.address, third.shown().page.path]).toEqual(['/b', '/b']);
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
  expect([third.shown().page.path, tab.top]).toEqual(['/b', 900]);
});

test.each(['missing', 'no code'] as const)(
  'after the response "%s", a link does a full load of its URL, and Back reloads',
  async (kind) => {
    const { tab, visit, shown } = open();
    visit.push('/a?x#y');
    await tab.answer('/a', kind);
    expect(tab.loads).toEqual(['/a?x#y']);
    expect([tab.address, shown().page.path, tab.toasts]).toEqual(['/', '/', []]);

    visit.push('/b');
    await tab.answer('/b', 'page');
    const again = visitIn(tab);
    tab.loads = [];
    tab.press(-1);
    await tab.answer('/', kind);
    expect([tab.address, tab.loads, tab.toasts]).toEqual(['/', ['reload'], []]);
    expect(again.visit.leave()).toBe(false);
    // There is only one load for each action.
    await settled();
    expect(tab.loads).toHaveLength(1);
  },
);

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
  expect(visit.getShown().page.path).toBe('/404');
  expect(tab.asked).toEqual([]);
});

test('a link to the current URL replaces its entry; another query or hash adds one', async () => {
  const { tab, visit } = open();
  for (const [to, entries] of [
    ['/', 1],
    ['/', 1],
    ['/#x', 2],
    ['/#x', 2],
    ['/?q', 3],
    ['/?q', 3],
    ['/', 4],
  ] as const) {
    visit.push(to);
    expect(tab.entries).toHaveLength(entries);
    expect(tab.address).toBe(to);
  }
});

test('a dialog adds an entry without scrolling, and a followed link replaces it', async () => {
  const { tab, visit, shown } = open();
  const isOpen = () => shown().entry.state?.dialog === true;
  tab.top = 300;
  visit.push('/', { dialog: true });
  expect([tab.entries.length, isOpen(), tab.top]).toEqual([2, true, 300]);
  tab.press(-1);
  expect([isOpen(), tab.top, shown().page.path]).toEqual([false, 300, '/']);
  tab.top = 500;
  tab.press(1);
  expect([isOpen(), tab.top, shown().cause]).toEqual([true, 500, 'dialog']);
  visit.push('/a');
  await tab.answer('/a', 'page');
  expect([tab.entries.length, isOpen(), shown().isOtherPage]).toEqual([2, false, true]);
  tab.press(-1);
  expect([shown().page.path, isOpen()]).toEqual(['/', false]);
});

test('follows a link clicked while a closed dialog is being left, cached or not', async () => {
  for (const isThere of [true, false]) {
    const { tab, visit, shown } = open();
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
    expect([tab.address, shown().page.path, tab.entries.length]).toEqual(['/a', '/a', entries]);
    tab.press(-1);
    expect([tab.address, shown().page.path, shown().entry.state?.dialog]).toEqual([
      '/',
      '/',
      undefined,
    ]);
  }
});

test('follows a link clicked just before a closed dialog is left', async () => {
  const { tab, visit, shown } = open();
  visit.push('/', { dialog: true });
  visit.push('/a');
  visit.go(-1);
  tab.walk();
  await tab.answer('/a', 'page');
  expect([tab.address, shown().page.path, tab.entries.length]).toEqual(['/a', '/a', 2]);
});

test.each(['#x', '#100%', '#%', '#%E0%A4%A'])(
  'the typed hash %s is an entry of the same page',
  async (hash) => {
    const { tab, visit, shown } = open('/a');
    tab.top = 200;
    tab.type(hash);
    expect(shown()).toMatchObject({ cause: 'link', isOtherPage: false, announcement: '' });
    expect(shown().entry.hash).toBe(hash);
    tab.press(-1);
    expect(tab.top).toBe(200);
    visit.push('/b');
    await tab.answer('/b', 'fault');
    expect(tab.address).toBe('/a');
  },
);

test('a path that begins with two slashes is on this site', () => {
  expect(open('//elsewhere/x').tab.address).toBe('/elsewhere/x');
});

test('announces the first page only when the visitor returns to it, and renders in steps only after links', async () => {
  const { tab, visit, shown } = open();
  expect([shown().announcement, shown().inSteps]).toEqual(['', false]);
  visit.push('#x');
  expect(shown().announcement).toBe('');
  visit.push('/a');
  await tab.answer('/a', 'page');
  expect([shown().announcement, shown().inSteps]).toEqual(['Page /a', true]);
  visit.push('/a', { dialog: true });
  expect([shown().announcement, shown().inSteps]).toEqual(['Page /a', true]);
  visit.push('/');
  expect([shown().announcement, shown().inSteps]).toEqual(['Page /', true]);
  tab.press(-1);
  visit.push('/a#x');
  expect(shown().inSteps).toBe(false);
});

test('shows a saved document of the current page immediately without scrolling, and ignores others', async () => {
  const { tab, visit, documents, shown, seen } = open();
  const saved = { ...pageOf('/'), title: 'Saved' };
  tab.top = 600;
  documents.put('/b', pageOf('/b'));
  expect(seen).toEqual([]);
  documents.put('/', saved);
  expect(shown()).toMatchObject({ page: saved, cause: 'edit', isOtherPage: false });
  expect(tab.top).toBe(600);
  visit.push('/b');
  tab.press(-1);
  expect(shown().page).toBe(saved);
});
