import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { colorNames } from '../../schema/colors/tones.ts';
import { drawingNames } from '../../schema/drawings.ts';
import { feetInInches } from '../../tests/tools/lengths.ts';
import allDrawings from './allDrawings.ts';
import { sheet } from './drawing.ts';
import { labelSets } from './labelSets.ts';
import { textWidth } from './scene/widths.ts';

/** The ends of all pieces of the relative paths that scenes are written in. */
function endsIn(markup: string): [x: number, y: number][] {
  const ends: [number, number][] = [];
  const lengths: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, q: 4, a: 7, z: 0 };
  for (const [, d = ''] of markup.matchAll(/ d="(m[^"]*)"/g)) {
    let [x, y] = [0, 0];
    let start = [0, 0];
    for (const [, command = '', text = ''] of d.matchAll(/([mlhvqaz])([^mlhvqaz]*)/g)) {
      // The two flags of an arc need no blank after them.
      const apart = command === 'a' ? text.replace(/( \d+ [01])([01])(?=.)/g, '$1 $2 ') : text;
      const numbers = Array.from(apart.matchAll(/-?[\d.]+/g), Number);
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
  const [, labels = ''] = new RegExp(`<g id="${set}"(.*?)</g>`).exec(markup) ?? [];
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

/** The lines of a set of labels. */
function linesIn(markup: string, set: keyof typeof labelSets) {
  const [, labels = ''] = new RegExp(`<g id="${set}"(.*?)</g>`).exec(markup) ?? [];
  return Array.from(labels.matchAll(/M(-?\d+) (-?\d+)L(-?\d+) (-?\d+)/g), (found) => {
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = found.slice(1).map(Number);
    return { x1, y1, x2, y2 };
  });
}

test('letters are at least 12 pixels high in frames of every width', () => {
  for (let width = labelSets.narrow.from; width <= 1600; width += 20) {
    const set = width < labelSets.wide.from ? 'narrow' : 'wide';
    expect((labelSets[set].size * width) / sheet.width).toBeGreaterThanOrEqual(12);
  }
});

describe.each(drawingNames)('the drawing "%s"', (name) => {
  const { label } = allDrawings[name];
  const svg = readFileSync(`src/art/drawings/${name.replace('/', '-')}.svg`, 'utf8');

  test('is under 12,000 bytes, 4 KB compressed, and has a text alternative', () => {
    expect(Buffer.byteLength(svg)).toBeLessThan(12_000);
    expect(brotliCompressSync(svg).length).toBeLessThan(4 * 1024);
    expect(label).toMatch(/^Line drawing of .{20,145}\.?$/);
  });

  test('gives no foot in inches', () => {
    const texts = Array.from(svg.matchAll(/<text[^>]*>(.*?)<\/text>/g), ([, text]) => text);
    expect(texts.join('\n')).not.toMatch(feetInInches);
  });

  test('is colored by the theme alone', () => {
    expect(svg).not.toMatch(/style=|class=|#[0-9a-f]{3}|rgb\(|<script|href|NaN|undefined/i);
    const used = new Set(Array.from(svg.matchAll(/var\(--([\w-]+)\)/g), ([, token]) => token));
    expect(used.size).toBeGreaterThan(3);
    expect(colorNames).toEqual(expect.arrayContaining([...used]));
  });

  test('stays inside its sheet', () => {
    const points = endsIn(svg);
    expect(points.length).toBeGreaterThan(20);
    const isOutside = ([x, y]: [number, number]) =>
      x < 0 || x > sheet.width || y < 0 || y > sheet.height;
    expect(points.filter(isOutside)).toEqual([]);
  });

  test.each(['wide', 'narrow'] as const)(
    'has %s labels inside its sheet, apart from each other and from lines',
    (set) => {
      const boxes = boxesIn(svg, set);
      for (const [index, box] of boxes.entries()) {
        expect(box.left).toBeGreaterThanOrEqual(0);
        expect(box.top).toBeGreaterThanOrEqual(0);
        expect(box.right).toBeLessThanOrEqual(sheet.width);
        expect(box.bottom).toBeLessThanOrEqual(sheet.height);
        for (const other of boxes.slice(index + 1)) {
          const isApart =
            box.right < other.left ||
            other.right < box.left ||
            box.bottom < other.top ||
            other.bottom < box.top;
          expect(isApart, `${box.text} and ${other.text}`).toBe(true);
        }
        for (const { x1, y1, x2, y2 } of linesIn(svg, set)) {
          const isCrossed = Array.from({ length: 101 }, (_, step) => step / 100).some((part) => {
            const [x, y] = [x1 + part * (x2 - x1), y1 + part * (y2 - y1)];
            return x > box.left + 1 && x < box.right - 1 && y > box.top + 6 && y < box.bottom - 6;
          });
          expect(isCrossed, `a line crosses ${box.text}`).toBe(false);
        }
      }
    },
  );
});
