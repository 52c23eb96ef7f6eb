import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askUntilAnswered } from './askUntilAnswered.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000);

test('asks again with growing pauses until the server answers', async () => {
  let isUp = false;
  const times: number[] = [];
  const start = Date.now();
  askUntilAnswered(async () => {
    times.push(Math.round((Date.now() - start) / 1000));
    return isUp;
  }, 0);
  await seconds(125);
  expect(times).toEqual([0, 1, 3, 7, 15, 31, 61, 91, 121]);
  isUp = true;
  await seconds(300);
  expect(times.slice(9)).toEqual([151]);
});

test.each([
  ['the tab becomes visible', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['the computer is online again', () => window.dispatchEvent(new Event('online'))],
])('asks at once when %s', async (_name, happen) => {
  const ask = vi.fn(async () => false);
  askUntilAnswered(ask, 0);
  await seconds(40);
  const before = ask.mock.calls.length;
  happen();
  await seconds(0);
  expect(ask).toHaveBeenCalledTimes(before + 1);
  await seconds(29);
  expect(ask).toHaveBeenCalledTimes(before + 1);
});
