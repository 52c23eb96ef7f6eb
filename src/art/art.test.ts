// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { drawingNames } from '../../schema/drawings.ts';
import { artStyle } from './artStyle.ts';
import { drawingRegistry } from './index.ts';
import { project } from './iso.ts';

test('x runs right and down, y left and down, z up', () => {
  const [x0, y0] = project([0, 0, 0]);
  expect(project([100, 0, 0])).toEqual([x0 + 86.5, y0 + 50]);
  expect(project([0, 100, 0])).toEqual([x0 - 86.5, y0 + 50]);
  expect(project([0, 0, 100])).toEqual([x0, y0 - 100]);
});

/** The corners of all straight lines, in places of the sheet. */
function pointsIn(markup: string): [x: number, y: number][] {
  const points: [number, number][] = [];
  let shift = [0, 0];
  const parts = markup.matchAll(/<g transform="translate\((.*?)\)">|<\/g>| d="([MLlz\d. -]*)"/g);
  for (const [, moved, way] of parts) {
    if (way === undefined) shift = moved?.split(' ').map(Number) ?? [0, 0];
    let [x, y] = [0, 0];
    for (const [, command, numbers = ''] of way?.matchAll(/([MLl])([^MLlz]*)/g) ?? []) {
      for (const [, first, second] of numbers.matchAll(/(-?[\d.]+) ?(-?[\d.]+)/g)) {
        const [fromX = 0, fromY = 0] = command === 'l' ? [x, y] : shift;
        [x, y] = [fromX + Number(first), fromY + Number(second)];
        points.push([x, y]);
      }
    }
  }
  return points;
}

describe.each(drawingNames)('the drawing "%s"', async (name) => {
  const part = drawingRegistry[name];
  await part.load();
  const { label, viewBox, markup } = part.get() ?? { label: '', viewBox: '', markup: '' };

  test('is under 16,000 bytes and has a text alternative', () => {
    expect(new TextEncoder().encode(markup).length).toBeLessThan(16_000);
    expect(markup.length).toBeGreaterThan(500);
    expect(label).toMatch(/^Line drawing of .{20,145}\.?$/);
  });

  test('is coloured by the theme alone', () => {
    expect(markup).not.toMatch(/style=|#[0-9a-f]{3}|rgb\(|id=|<script|href|NaN|undefined/i);
    const classes = new Set(
      Array.from(markup.matchAll(/class="([^"]*)"/g), ([, found]) => found ?? ''),
    );
    for (const used of classes) expect(artStyle).toMatch(new RegExp(`\\.${used}[ ,{]`));
  });

  test('stays inside its frame', () => {
    const [left = 0, top = 0, width = 0, height = 0] = viewBox.split(' ').map(Number);
    const points = pointsIn(markup);
    expect(points.length).toBeGreaterThan(20);
    for (const [x, y] of points) {
      expect(x).toBeGreaterThanOrEqual(left);
      expect(x).toBeLessThanOrEqual(left + width);
      expect(y).toBeGreaterThanOrEqual(top);
      expect(y).toBeLessThanOrEqual(top + height);
    }
  });
});
