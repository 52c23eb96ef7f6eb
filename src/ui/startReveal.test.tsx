import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startReveal } from './startReveal.ts';

type Entry = { target: Element; isIntersecting: boolean };

let tell: (entries: Entry[]) => void;
const observed = new Set<Element>();
class Observer {
  constructor(callback: typeof tell) {
    tell = callback;
  }
  observe = (element: Element) => observed.add(element);
  unobserve = (element: Element) => observed.delete(element);
  disconnect = () => observed.clear();
}
const animate = vi.fn();
let hasReducedMotion: boolean;

beforeEach(() => {
  hasReducedMotion = false;
  vi.stubGlobal('IntersectionObserver', Observer);
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.endsWith(': reduce)') === hasReducedMotion,
  }));
  Element.prototype.animate = animate;
  document.body.innerHTML =
    '<ul data-reveal="100"><li>1</li><li>2</li><li>3</li></ul><ul data-reveal="80"><li>4</li></ul>';
});
afterEach(() => {
  observed.clear();
  animate.mockReset();
});

const listAt = (index: number) => {
  const list = document.querySelectorAll('ul')[index];
  if (!list) throw new Error(`There is no list ${index}.`);
  return list;
};
const delays = () => animate.mock.calls.map(([, { delay }]) => delay);

test('does not animate what is in view at the start', () => {
  startReveal(document);
  tell([{ target: listAt(0), isIntersecting: true }]);
  expect(animate).not.toHaveBeenCalled();
});

test('animates a list that comes into view later once, item by item', () => {
  startReveal(document);
  const list = listAt(0);
  tell([{ target: list, isIntersecting: false }]);
  expect(animate).not.toHaveBeenCalled();
  tell([{ target: list, isIntersecting: true }]);
  expect(delays()).toEqual([0, 100, 200]);
  // It is not animated again.
  expect(observed.has(list)).toBe(false);
});

test('the fast list has shorter delays', () => {
  startReveal(document);
  document.querySelectorAll('ul')[1]?.append(document.createElement('li'));
  tell([{ target: listAt(1), isIntersecting: false }]);
  tell([{ target: listAt(1), isIntersecting: true }]);
  expect(delays()).toEqual([0, 80]);
});

test('does not animate with reduced motion', () => {
  hasReducedMotion = true;
  startReveal(document);
  expect(observed.size).toBe(0);
});

test('stops observing lists of a page that was left', () => {
  const end = startReveal(document);
  expect(observed.size).toBe(2);
  end();
  expect(observed.size).toBe(0);
});
