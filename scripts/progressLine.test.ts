import { expect, test } from 'vitest';
import { progressLine, progressText } from './progressLine.ts';

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

test('updates one line on a terminal, and clears it at the end', () => {
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

test('prints a line immediately to a log, then one every ten seconds', () => {
  expect(shownOn(false, steps)).toBe('1 of 180 pictures\n42 of 180 pictures\n');
});

test('estimates the remaining time, ignoring items from the cache', () => {
  let time = 0;
  const text = progressText('pictures', () => time);
  expect(text(5, 20)).toBe('5 of 20 pictures');
  time = 60_000;
  expect(text(7, 20)).toMatch(/^7 of 20 pictures, about 7 minutes left\. /);
  time = 100_000;
  expect(text(18, 20)).toMatch(/, about 20 seconds left\. /);
  expect(text(20, 20)).toBe('20 of 20 pictures');
});
