import { expect, test } from 'vitest';
import { materials, shade } from './looks.ts';

test('one light shades all things: what looks up, along y to the left, and along x to the right', () => {
  const { up, left, right } = materials.paper;
  expect(new Set([up, left, right]).size).toBe(3);
  expect(shade('paper', [0, 0, 1])).toBe(up);
  expect(shade('paper', [0, 1, 0])).toBe(left);
  expect(shade('paper', [1, 0, 0])).toBe(right);
  // What looks at the eye itself, and a lid that is a little tilted.
  expect(shade('paper', [0.1, 0.2, 0.9])).toBe(up);
  expect(shade('paper', [1, 1, 0])).toBe(left);
});
