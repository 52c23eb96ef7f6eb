import { afterEach, expect, test, vi } from 'vitest';
import { endWaiting, replayEarlyClick } from './earlyClick.ts';

afterEach(() => {
  document.body.innerHTML = '';
  delete window.earlyClick;
  vi.useRealTimers();
});

test('the waiting dialog goes without being closed, which would be the answer of the visitor', () => {
  document.body.innerHTML = '<dialog data-waiting open></dialog>';
  const [waiting] = document.querySelectorAll('dialog');
  const closed = vi.fn();
  waiting?.addEventListener('close', closed);
  const close = vi.fn();
  Object.assign(waiting ?? {}, { close });
  expect(endWaiting()).toBe(true);
  expect(document.querySelector('dialog')).toBeNull();
  expect(close).not.toHaveBeenCalled();
  expect(closed).not.toHaveBeenCalled();
  expect(endWaiting()).toBe(false);
});

test('a click that was made before the code came is made once more, and once alone', () => {
  vi.useFakeTimers();
  const clicked = vi.fn();
  const link = document.createElement('a');
  link.addEventListener('click', clicked);
  window.earlyClick = link;
  replayEarlyClick();
  expect(clicked).not.toHaveBeenCalled();
  replayEarlyClick();
  vi.runAllTimers();
  expect(clicked).toHaveBeenCalledTimes(1);
  expect(document.documentElement.dataset.hydrated).toBe('true');
});
