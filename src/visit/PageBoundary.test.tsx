import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadOnHistory } from './PageBoundary.tsx';

const giveUp = () => {};

beforeEach(() => {
  const { pathname } = window.location;
  window.early = { pathname, reloadOnce: () => false, giveUp };
});

afterEach(() => {
  vi.restoreAllMocks();
  delete window.early;
  window.history.replaceState(null, '', '/');
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
