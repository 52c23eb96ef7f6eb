import { beforeEach, expect, test, vi } from 'vitest';
import { mainButtonInView, watchMainButtons } from './watchMainButtons.ts';

let say: (isIntersecting: boolean, ...ids: string[]) => void;
let observed: string[];
beforeEach(() => {
  observed = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: object[]) => void) {
        say = (isIntersecting, ...ids) =>
          tell(ids.map((id) => ({ target: document.getElementById(id), isIntersecting })));
      }
      observe({ id }: Element) {
        observed.push(id);
      }
      disconnect() {}
    },
  );
  document.body.innerHTML = `<header><a id="header" data-look="primary"></a></header>
    <main><section><a id="hero" data-look="primary"></a><a id="quiet" data-look="quiet"></a></section>
    <section><a id="band" data-look="primary"></a></section></main>`;
});

const isInView = () => document.querySelector(mainButtonInView) === document.documentElement;

test('updates whether a main button is in view', () => {
  const end = watchMainButtons();
  expect(observed).toEqual(['hero', 'band']);
  say(true, 'hero');
  expect(isInView()).toBe(true);
  say(true, 'band');
  say(false, 'hero');
  expect(isInView()).toBe(true);
  say(false, 'band');
  expect(isInView()).toBe(false);
  say(true, 'hero');
  expect(isInView()).toBe(true);
  say(false, 'hero');
  // Another page starts from the initial state.
  end();
  expect(isInView()).toBe(true);
});
