import { act, cleanup, render } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadOnHistory, PageBoundary } from './PageBoundary.tsx';

const logged = vi.fn();

const giveUp = vi.fn();

beforeEach(() => {
  const { pathname } = window.location;
  window.early = { pathname, reloadOnce: () => false, giveUp };
  vi.spyOn(console, 'error').mockImplementation(logged);
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  logged.mockReset();
  giveUp.mockReset();
  delete window.early;
  window.history.replaceState(null, '', '/');
});

const markup = '<main><a href="/faq">FAQ</a><p hidden="until-found">An answer</p></main>';

function Content({ fails, failsLate }: { fails?: boolean; failsLate?: boolean }) {
  useLayoutEffect(() => {
    if (failsLate) throw new Error('broken on purpose');
  }, [failsLate]);
  if (fails) throw new Error('broken on purpose');
  return (
    <main>
      <a href="/faq">FAQ</a>
      <p ref={(answer) => answer?.setAttribute('hidden', 'until-found')}>An answer</p>
    </main>
  );
}

const isReadable = (root: Element) => {
  expect(root.querySelector('a')?.getAttribute('href')).toBe('/faq');
  expect(root.querySelector('p')?.textContent).toBe('An answer');
  expect(root.querySelector('p')?.hasAttribute('hidden')).toBe(false);
  expect(root.querySelectorAll('main')).toHaveLength(1);
  expect(giveUp).toHaveBeenCalled();
  expect(logged.mock.calls.flat()).toContain('The page stays as it was, without script.');
};

test.each(['fails', 'failsLate'])(
  'a page remains readable if a component outside its blocks throws (%s)',
  (how) => {
    const root = document.createElement('div');
    const page = (broken: object) => (
      <PageBoundary root={root}>
        <Content {...broken} />
      </PageBoundary>
    );
    const { rerender } = render(page({}), { container: document.body.appendChild(root) });
    rerender(page({ [how]: true }));
    isReadable(root);
    rerender(page({}));
    isReadable(root);
  },
);

test('a prerendered page remains readable if it cannot be hydrated', async () => {
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = markup;
  let hydrated: Root | undefined;
  await act(async () => {
    hydrated = hydrateRoot(
      root,
      <PageBoundary root={root}>
        <Content fails />
      </PageBoundary>,
      { onRecoverableError: () => {}, onCaughtError: () => {} },
    );
  });
  isReadable(root);
  await act(async () => hydrated?.unmount());
});

test('on a page without code, Back to another page reloads, but a hash change does not', () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});
  loadOnHistory();
  window.history.pushState(null, '', '/#x');
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(reload).not.toHaveBeenCalled();
  window.history.pushState(null, '', '/faq');
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(reload).toHaveBeenCalled();
});

test('on a page without code, reloads immediately if the browser is already at another page', () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});
  window.early = { pathname: '/loaded', reloadOnce: () => false, giveUp };
  loadOnHistory();
  expect(reload).toHaveBeenCalled();
});
