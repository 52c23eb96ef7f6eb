import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { arrive } from './arrive.ts';
import type { View } from './visit.ts';

const scrolled = vi.fn();
const come: View = {
  page: { path: '/', title: '', description: '', blocks: [] },
  entry: { pathname: '/', search: '', hash: '', key: 'a', state: null },
  cause: 'link',
  isOtherPage: true,
  scrollTop: undefined,
  announcement: '',
  inSteps: false,
};

function arriveAt(hash: string, how: Partial<View> = {}) {
  arrive({ ...come, ...how, entry: { ...come.entry, hash } }, document.getElementById('start'));
  return scrolled.mock.calls;
}

beforeEach(() => {
  document.body.innerHTML =
    '<p id="start" tabindex="-1"></p><div id="block"></div><div id="100%"></div><div id="a b"></div>';
  vi.stubGlobal('scrollTo', (to: object) => scrolled('window', to));
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element, how) {
    scrolled(this.id, how);
  });
});

afterEach(() => {
  vi.restoreAllMocks();
  scrolled.mockReset();
  window.history.scrollRestoration = 'auto';
});

const focused = () => document.activeElement?.id;
const top = (position: number, behavior = 'instant') => [['window', { top: position, behavior }]];

test('a link to another page scrolls to its top and focuses its title', () => {
  expect(arriveAt('')).toEqual(top(0));
  expect(focused()).toBe('start');
});

test('a link to the current page scrolls to its top, smoothly without reduced motion', () => {
  expect(arriveAt('', { isOtherPage: false })).toEqual(top(0, 'smooth'));
  expect(focused()).toBe('start');
});

test.each([
  ['#block', 'block'],
  ['#100%', '100%'],
  ['#a%20b', 'a b'],
  ['#a b', 'a b'],
])('the hash %s leads to the block with the id "%s" and focuses it', (hash, id) => {
  expect(arriveAt(hash)).toEqual([[id, { behavior: 'instant' }]]);
  expect(focused()).toBe(id);
  // Without it, the browser would not move the focus.
  expect(document.activeElement?.getAttribute('tabindex')).toBe('-1');
});

test.each(['#nowhere', '#%', '#%E0%A4%A', '#50%'])(
  'the unknown hash %s leads to the top of another page, and does nothing on the same page',
  (hash) => {
    expect(arriveAt(hash)).toEqual(top(0));
    scrolled.mockReset();
    expect(arriveAt(hash, { isOtherPage: false })).toEqual([]);
  },
);

test('Back restores the scroll position, or else scrolls to the block of the hash, or else to the top', () => {
  expect(arriveAt('#block', { cause: 'history', scrollTop: 700 })).toEqual(top(700));
  expect(focused()).toBe('start');
  scrolled.mockReset();
  expect(arriveAt('#block', { cause: 'history' })).toEqual([['block', { behavior: 'instant' }]]);
  scrolled.mockReset();
  expect(arriveAt('#%', { cause: 'history' })).toEqual(top(0));
});

test('restores the position after a full load if the browser does not', () => {
  expect(arriveAt('', { cause: 'load', scrollTop: 700 })).toEqual([]);
  window.history.scrollRestoration = 'manual';
  expect(arriveAt('', { cause: 'load', scrollTop: undefined })).toEqual([]);
  expect(arriveAt('', { cause: 'load', scrollTop: 700 })).toEqual(top(700));
  scrolled.mockReset();
  // The visitor has already scrolled.
  vi.stubGlobal('scrollY', 300);
  expect(arriveAt('', { cause: 'load', scrollTop: 700 })).toEqual([]);
});

test('focuses without scrolling, which would end smooth scrolling immediately', () => {
  const focus = vi.spyOn(HTMLElement.prototype, 'focus');
  arriveAt('#block', { isOtherPage: false });
  arriveAt('');
  arriveAt('', { cause: 'history' });
  expect(focus.mock.calls).toEqual(Array(3).fill([{ preventScroll: true }]));
});
