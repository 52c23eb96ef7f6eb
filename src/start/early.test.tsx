import { afterEach, expect, test, vi } from 'vitest';
import { replayEarlyClick } from './early.ts';

afterEach(() => {
  delete window.early;
  vi.useRealTimers();
});

test('repeats a click from before the code has loaded once', () => {
  vi.useFakeTimers();
  const clicked = vi.fn();
  const link = document.createElement('a');
  link.addEventListener('click', clicked);
  window.early = { pathname: '/', reloadOnce: () => false, giveUp() {}, click: link };
  replayEarlyClick();
  expect(clicked).not.toHaveBeenCalled();
  replayEarlyClick();
  vi.runAllTimers();
  expect(clicked).toHaveBeenCalledTimes(1);
  expect(document.documentElement.dataset.hydrated).toBe('true');
});
