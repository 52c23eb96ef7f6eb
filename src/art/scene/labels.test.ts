import { expect, test } from 'vitest';
import { sheet } from '../drawing.ts';
import { labelSets } from '../labelSets.ts';
import { dimension, note, setLabels } from './labels.ts';
import { ft } from './space.ts';

const placing = { scale: 3, x: 500, y: 300 };

test('a dimension is given to the inch', () => {
  const label = dimension([0, 0, 0], [ft(27, 11.6), 0, 0]);
  expect(setLabels([label], 'wide', placing)[0]?.text).toBe('28′');
});

test('a dimension says how far its ends are apart, and narrow frames leave its fact away', () => {
  const label = dimension([0, 0, 0], [ft(16), 0, 0], { offset: [0, 12, 0], fact: '10 seats' });
  expect(setLabels([label], 'wide', placing)[0]?.text).toBe('16′ · 10 seats');
  expect(setLabels([label], 'narrow', placing)[0]?.text).toBe('16′');
  expect(setLabels([{ ...label, narrow: false }], 'narrow', placing)).toEqual([]);
});

test.each([
  dimension([0, 0, 0], [ft(16), 0, 0], { offset: [0, 12, 0], fact: '10 seats' }),
  dimension([0, 0, 0], [0, ft(12), 0]),
  dimension([0, 0, 0], [0, 0, ft(9)]),
  note([40, 40, 10], 'touch panel', [60, -40]),
  note([40, 40, 10], 'touch panel', [5, 90]),
  note([40, 40, 10], 'touch panel', [-60, 20]),
])('no line of a label crosses its words: %o', (label) => {
  for (const { middle, width, height, lines } of setLabels([label], 'wide', placing)) {
    for (const [from, to] of lines) {
      for (let part = 0; part <= 1; part += 0.01) {
        const x = from.x + part * (to.x - from.x);
        const y = from.y + part * (to.y - from.y);
        const isIn =
          Math.abs(x - middle.x) < width / 2 - 1 && Math.abs(y - middle.y) < height / 2 - 1;
        expect(isIn).toBe(false);
      }
    }
  }
});

// The frame of a drawing has its padding and its borders besides, and the page its margins (src/art/DrawingFrame.tsx,
// src/ui/Section.tsx): the narrowest place is a window of 320 pixels.
test('letters are at least 12 pixels high wherever a set is shown', () => {
  for (const { from, size } of Object.values(labelSets)) {
    expect((size * from) / sheet.width).toBeGreaterThanOrEqual(12);
  }
});
