import { expect, test } from 'vitest';
import { limitConcurrentWeight } from './limitConcurrentWeight.ts';

/** Starts work of these weights. `going` lists the running ones; `ends` can resolve or reject each. */
function start(most: number, weights: readonly number[]) {
  const limited = limitConcurrentWeight(most);
  const ends = new Map<number, { end: () => void; fail: (error: Error) => void }>();
  const all = weights.map((weight, index) =>
    limited(weight, () => new Promise<void>((end, fail) => ends.set(index, { end, fail }))).finally(
      () => ends.delete(index),
    ),
  );
  const going = async () => {
    // Starting and ending take several microtasks.
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
    return Array.from(ends.keys());
  };
  return { all, going, ends };
}

test('runs work in parallel up to the limit, in order', async () => {
  const { going, ends, all } = start(100, [48, 48, 12, 1]);
  expect(await going()).toEqual([0, 1]);
  ends.get(1)?.end();
  expect(await going()).toEqual([0, 2, 3]);
  for (const index of [0, 2, 3]) ends.get(index)?.end();
  await Promise.all(all);
});

test('runs work heavier than the limit alone, and does not let later work overtake it', async () => {
  const { going, ends } = start(50, [10, 64, 10]);
  expect(await going()).toEqual([0]);
  ends.get(0)?.end();
  expect(await going()).toEqual([1]);
  ends.get(1)?.end();
  expect(await going()).toEqual([2]);
});

test('starts waiting work when running work fails', async () => {
  const { all, going, ends } = start(10, [10, 10]);
  await going();
  ends.get(0)?.fail(new Error('damaged'));
  await expect(all[0]).rejects.toThrow('damaged');
  expect(await going()).toEqual([1]);
});
