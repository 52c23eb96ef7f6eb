import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { scrollSpy } from './scrollSpy.ts';

// This DOM has no layout, so fake observers report instead: one for the sections that have begun, one for those that reach the
// reading line.
type Observer = { margin: string; say(isIntersecting: boolean, ...ids: string[]): void };
let observers: Observer[];
let end: (() => void) | undefined;
let scrolledTo: ScrollToOptions | undefined;

beforeEach(() => {
  observers = [];
  scrolledTo = undefined;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(
        tell: (entries: object[]) => void,
        { rootMargin: margin = '' }: IntersectionObserverInit,
      ) {
        const say = (isIntersecting: boolean, ...ids: string[]) =>
          tell(ids.map((id) => ({ target: document.getElementById(id), isIntersecting })));
        observers.push({ margin, say });
      }
      observe() {}
      disconnect() {}
    },
  );
  document.body.innerHTML = `<nav><a href="#one">1</a><a href="#two">2</a><a href="#none">0</a><a href="#three">3</a></nav>
    <section id="one"></section><section id="two"></section><section id="other"></section><section id="three"></section>`;
  const nav = document.querySelector('nav');
  if (!nav) throw new Error('There is no list.');
  Object.defineProperty(nav, 'clientWidth', { value: 300 });
  nav.scrollTo = (to?: ScrollToOptions | number) => {
    if (typeof to === 'object') scrolledTo = to;
  };
  document.querySelectorAll('a').forEach((link, index) => {
    Object.defineProperties(link, {
      offsetParent: { value: nav },
      offsetLeft: { value: index * 200 },
      offsetWidth: { value: 100 },
    });
  });
});
afterEach(() => {
  end?.();
});

function watch() {
  end = scrollSpy(document.querySelector('nav'));
  const [begun, reaching] = observers;
  if (!begun || !reaching) throw new Error('Nothing is observed.');
  return { begun, reaching };
}
const marked = () =>
  Array.from(document.querySelectorAll('[aria-current="true"]'), ({ textContent }) => textContent);

test('marks the link of the last section that has begun, while that section is still in view', () => {
  const { begun, reaching } = watch();
  expect(marked()).toEqual([]);
  begun.say(true, 'one');
  reaching.say(true, 'one');
  expect(marked()).toEqual(['1']);
  begun.say(true, 'two');
  reaching.say(true, 'two');
  expect(marked()).toEqual(['2']);
  // Followed by a section without a link.
  reaching.say(false, 'one', 'two');
  expect(marked()).toEqual([]);
  begun.say(true, 'three');
  reaching.say(true, 'three');
  expect(marked()).toEqual(['3']);
  begun.say(false, 'three');
  reaching.say(true, 'two');
  expect(marked()).toEqual(['2']);
});

test('does not scroll the list while it contains the keyboard focus', () => {
  const { begun, reaching } = watch();
  const focused = document.createElement('a');
  vi.spyOn(document.querySelector('nav') ?? document, 'querySelector').mockImplementation(
    (selector) => (selector === ':focus-visible' ? focused : null),
  );
  begun.say(true, 'one', 'two');
  reaching.say(true, 'two');
  expect(marked()).toEqual(['2']);
  expect(scrolledTo).toBeUndefined();
});
