// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { drawingNames } from '../../schema/drawings.ts';
import { artStyle } from './artStyle.ts';
import { drawingRegistry } from './index.ts';
import { project } from './iso.ts';
import { labelSets } from './labelSets.ts';
import { textWidth } from './scene/widths.ts';

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

/** The ends of all pieces of the relative paths that scenes are written in. */
function endsIn(markup: string): [x: number, y: number][] {
  const ends: [number, number][] = [];
  const lengths: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, a: 7, z: 0 };
  for (const [, d = ''] of markup.matchAll(/ d="(m[^"]*)"/g)) {
    let [x, y] = [0, 0];
    let start = [0, 0];
    for (const [, command = '', text = ''] of d.matchAll(/([mlhvaz])([^mlhvaz]*)/g)) {
      const numbers = Array.from(text.matchAll(/-?[\d.]+/g), Number);
      if (command === 'z') [x = 0, y = 0] = start;
      const count = lengths[command] ?? 0;
      for (let at = 0; count > 0 && at < numbers.length; at += count) {
        const [dx = 0, dy = 0] =
          command === 'h'
            ? [numbers[at], 0]
            : command === 'v'
              ? [0, numbers[at]]
              : numbers.slice(at + count - 2, at + count);
        [x, y] = [x + dx, y + dy];
        if (command === 'm' && at === 0) start = [x, y];
        ends.push([x, y]);
      }
    }
  }
  return ends;
}

/** The words of a set of labels: their boxes on the sheet. */
function boxesIn(markup: string, set: keyof typeof labelSets) {
  const { size } = labelSets[set];
  const [, labels = ''] = new RegExp(`<g class="${set}"(.*?)</g>`).exec(markup) ?? [];
  return Array.from(
    labels.matchAll(/<text x="(-?\d+)" y="(-?\d+)">(.*?)<\/text>/g),
    ([, x, y, text = '']) => ({
      text,
      left: Number(x) - (textWidth(text) * size) / 2,
      right: Number(x) + (textWidth(text) * size) / 2,
      top: Number(y) - size * 0.8,
      bottom: Number(y) + size * 0.2,
    }),
  );
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
    const isScene = left === 0;
    const points = isScene ? endsIn(markup) : pointsIn(markup);
    expect(points.length).toBeGreaterThan(20);
    for (const [x, y] of points) {
      expect(x).toBeGreaterThanOrEqual(left);
      expect(x).toBeLessThanOrEqual(left + width);
      expect(y).toBeGreaterThanOrEqual(top);
      expect(y).toBeLessThanOrEqual(top + height);
    }
  });

  test.each(['wide', 'narrow'] as const)(
    'has %s labels inside its frame, apart from each other',
    (set) => {
      const [, , width = 0, height = 0] = viewBox.split(' ').map(Number);
      const boxes = boxesIn(markup, set);
      for (const [index, box] of boxes.entries()) {
        expect(box.left).toBeGreaterThanOrEqual(0);
        expect(box.top).toBeGreaterThanOrEqual(0);
        expect(box.right).toBeLessThanOrEqual(width);
        expect(box.bottom).toBeLessThanOrEqual(height);
        for (const other of boxes.slice(index + 1)) {
          const isApart =
            box.right < other.left ||
            other.right < box.left ||
            box.bottom < other.top ||
            other.bottom < box.top;
          expect(isApart, `${box.text} and ${other.text}`).toBe(true);
        }
      }
    },
  );
});
