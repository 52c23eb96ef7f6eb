import { expect, test } from 'vitest';
import { note } from './labels.ts';
import { scene } from './scene.ts';
import { box, line } from './solids.ts';
import type { Point } from './space.ts';

const way: [Point, Point] = [
  [0, 0, 30],
  [60, 0, 30],
];
const parts = [box([0, 0, 0], [60, 40, 20]), line(way, 'cable')];
const pathsIn = (markup: string) => markup.match(/<path [^>]*>/g) ?? [];

test('of a scene that moves the cables alone move', () => {
  const moving = pathsIn(scene({ label: 'A box.', parts, moves: true }).markup).filter((path) =>
    path.includes('pathLength="1"'),
  );
  expect(moving).toEqual([expect.stringContaining('stroke="var(--blue)"')]);
  expect(scene({ label: 'A box.', parts }).markup).not.toContain('pathLength');
});

test('the words of a note are text in the file, whatever signs are in them', () => {
  const labels = [note([0, 0, 20], 'Heat & air < 40 °C', [30, -30])];
  const { markup } = scene({ label: 'A box.', parts, labels });
  expect(markup).toContain('>Heat &amp; air &lt; 40 °C</text>');
});

test('everything of a scene is on its sheet, with its labels', () => {
  const labels = [note([60, 0, 20], 'A long note at the right', [200, -10])];
  const { markup, viewBox } = scene({ label: 'A box.', parts, labels });
  const [, , width = 0, height = 0] = viewBox.split(' ').map(Number);
  for (const [, x, y] of markup.matchAll(/<text x="(-?\d+)" y="(-?\d+)"/g)) {
    expect(Number(x)).toBeGreaterThan(0);
    expect(Number(x)).toBeLessThan(width);
    expect(Number(y)).toBeGreaterThan(0);
    expect(Number(y)).toBeLessThan(height);
  }
});
