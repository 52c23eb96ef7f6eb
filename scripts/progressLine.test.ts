// @vitest-environment node
import { expect, test } from 'vitest';
import { progressLine } from './progressLine.ts';

function shownOn(isTTY: boolean, steps: readonly (readonly [number, string?])[]): string {
  let [written, time] = ['', 0];
  const stream = {
    isTTY,
    write: (text: string) => {
      written += text;
    },
  };
  const show = progressLine(stream, () => time);
  for (const [at, text] of steps) {
    time = at;
    show(text);
  }
  return written;
}

const steps = [
  [1000, '1 of 180 pictures'],
  [2000, '2 of 180 pictures'],
  [12_000, '42 of 180 pictures'],
  [13_000],
] as const;

test('on a terminal one line changes, and is empty at the end', () => {
  const written = shownOn(true, steps);
  expect(written.split('\r\u001b[K')).toEqual([
    '',
    '1 of 180 pictures',
    '2 of 180 pictures',
    '42 of 180 pictures',
    '',
  ]);
  expect(shownOn(true, [[1000]])).toBe('');
});

test('in a log there is a line at once, and one every ten seconds', () => {
  expect(shownOn(false, steps)).toBe('1 of 180 pictures\n42 of 180 pictures\n');
});
