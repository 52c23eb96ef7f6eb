import { expect, test } from 'vitest';
import { alongside } from './alongside.ts';

test('interpolates the scroll position between matching positions', () => {
  const pairs = [
    [100, 100],
    [200, 500],
    [300, 400],
    [400, 700],
  ] as const;
  expect([0, 50, 150, 200, 300, 400, 900].map((top) => alongside(top, pairs))).toEqual([
    0, 50, 300, 500, 600, 700, 700,
  ]);
  expect(alongside(10, [])).toBe(0);
});
