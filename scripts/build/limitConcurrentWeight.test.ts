import { expect, test } from 'vitest';
import { limitConcurrentWeight } from './limitConcurrentWeight.ts';

/** Starts work of these weights, and tells what goes on. `end` ends one, `fail` lets one fail. */
function start(most: number, weights: readonly number[]) {
  const limited = limitConcurrentWeight(most);
  const ends = new Map<number, { end: () => void; fail: (error: Error) => void }>();
  const all = weights.map((weight, index) =>
    limited(weight, () => new Promise<void>((end, fail) => ends.set(index, { end, fail }))).finally(
      () => ends.delete(index),
    ),
  );
  const going = async () => {
    // Begins and ends are some promises apart.
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
    return Array.from(ends.keys());
  };
  return { all, going, ends };
}

test('work runs side by side up to the limit, and in its order', async () => {
  const { going, ends, all } = start(100, [48, 48, 12, 1]);
  expect(await going()).toEqual([0, 1]);
  ends.get(1)?.end();
  expect(await going()).toEqual([0, 2, 3]);
  for (const index of [0, 2, 3]) ends.get(index)?.end();
  await Promise.all(all);
});

test('what is heavier than the limit runs alone, and is not overtaken', async () => {
  const { going, ends } = start(50, [10, 64, 10]);
  expect(await going()).toEqual([0]);
  ends.get(0)?.end();
  expect(await going()).toEqual([1]);
  ends.get(1)?.end();
  expect(await going()).toEqual([2]);
});

test('what fails makes room as well', async () => {
  const { all, going, ends } = start(10, [10, 10]);
  await going();
  ends.get(0)?.fail(new Error('damaged'));
  await expect(all[0]).rejects.toThrow('damaged');
  expect(await going()).toEqual([1]);
});
