import { expect, test } from 'vitest';
import { queue } from './queue.ts';

test('runs tasks one at a time, even after one that failed, and each returns its result', async () => {
  const inTurn = queue();
  const said: string[] = [];
  const task = (name: string, turns: number) => async () => {
    said.push(`${name} begins`);
    for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
    said.push(`${name} ends`);
    if (name === 'second') throw new Error(name);
    return name;
  };
  const results = await Promise.allSettled([
    inTurn(task('first', 9)),
    inTurn(task('second', 5)),
    inTurn(task('third', 0)),
  ]);
  expect(said).toEqual(
    ['first', 'second', 'third'].flatMap((name) => [`${name} begins`, `${name} ends`]),
  );
  expect(results).toMatchObject([
    { value: 'first' },
    { reason: { message: 'second' } },
    { value: 'third' },
  ]);
});
