import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { arrive } from './arrive.ts';
import type { Shown } from './visit.ts';

const scrolled = vi.fn();
const come: Shown = {
  page: { path: '/', title: '', description: '', blocks: [] },
  entry: { pathname: '/', search: '', hash: '', key: 'a', state: null },
  cause: 'link',
  isOtherPage: true,
  scrollTop: undefined,
  announcement: '',
  inSteps: false,
};

function arriveAt(hash: string, how: Partial<Shown> = {}) {
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

test('a link to another page arrives at its top, with the focus on its title', () => {
  expect(arriveAt('')).toEqual(top(0));
  expect(focused()).toBe('start');
});

test('a link to the page that is shown scrolls to its top, smoothly where motion is welcome', () => {
  expect(arriveAt('', { isOtherPage: false })).toEqual(top(0, 'smooth'));
  expect(focused()).toBe('start');
});

test.each([
  ['#block', 'block'],
  ['#100%', '100%'],
  ['#a%20b', 'a b'],
  ['#a b', 'a b'],
])('the hash %s leads to the block with the id "%s", which gets the focus', (hash, id) => {
  expect(arriveAt(hash)).toEqual([[id, { behavior: 'instant' }]]);
  expect(focused()).toBe(id);
  // Without it the focus of browsers stays where it was.
  expect(document.activeElement?.getAttribute('tabindex')).toBe('-1');
});

test('a block that Tab reaches by itself stays so when a link has led to it', () => {
  document.getElementById('block')?.setAttribute('tabindex', '0');
  arriveAt('#block');
  expect(document.activeElement?.getAttribute('tabindex')).toBe('0');
});

test.each(['#nowhere', '#%', '#%E0%A4%A', '#50%'])(
  'the hash %s of no block leads to the top of another page, and stays on the same',
  (hash) => {
    expect(arriveAt(hash)).toEqual(top(0));
    scrolled.mockReset();
    expect(arriveAt(hash, { isOtherPage: false })).toEqual([]);
  },
);

test('the hash #top leads to the top', () => {
  expect(arriveAt('#top', { isOtherPage: false })).toEqual(top(0, 'smooth'));
});

test('Back leads to the position of the entry, else to the block of its hash, else to the top', () => {
  expect(arriveAt('#block', { cause: 'history', scrollTop: 700 })).toEqual(top(700));
  expect(focused()).toBe('start');
  scrolled.mockReset();
  expect(arriveAt('#block', { cause: 'history' })).toEqual([['block', { behavior: 'instant' }]]);
  scrolled.mockReset();
  expect(arriveAt('#%', { cause: 'history' })).toEqual(top(0));
});

test('Back within a page leaves the focus where it is', () => {
  document.getElementById('block')?.setAttribute('tabindex', '-1');
  document.getElementById('block')?.focus();
  arriveAt('', { cause: 'history', isOtherPage: false, scrollTop: 5 });
  expect(focused()).toBe('block');
});

test('the dialog and a saved document move nothing', () => {
  expect(arriveAt('#block', { cause: 'dialog', isOtherPage: false })).toEqual([]);
  expect(arriveAt('#block', { cause: 'edit', isOtherPage: false })).toEqual([]);
  expect(focused()).not.toBe('start');
});

test('a full load is scrolled where the browser leaves that to script', () => {
  expect(arriveAt('', { cause: 'load', scrollTop: 700 })).toEqual([]);
  window.history.scrollRestoration = 'manual';
  expect(arriveAt('', { cause: 'load', scrollTop: undefined })).toEqual([]);
  expect(arriveAt('', { cause: 'load', scrollTop: 700 })).toEqual(top(700));
  scrolled.mockReset();
  // The visitor has scrolled since.
  vi.stubGlobal('scrollY', 300);
  expect(arriveAt('', { cause: 'load', scrollTop: 700 })).toEqual([]);
});

test('the focus itself scrolls nothing, as it would end smooth scrolling at once', () => {
  const focus = vi.spyOn(HTMLElement.prototype, 'focus');
  arriveAt('#block', { isOtherPage: false });
  arriveAt('');
  arriveAt('', { cause: 'history' });
  expect(focus.mock.calls).toEqual(Array(3).fill([{ preventScroll: true }]));
});
