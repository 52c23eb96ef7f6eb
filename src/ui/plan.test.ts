import { expect, test } from 'vitest';
import { plan } from '../../schema/blocks/plan.ts';
import type { Plan } from '../../schema/browser.ts';
import { localeOf } from '../../tests/tools/localeOf.ts';
import { labelsOf } from './planLabels.ts';
import { coverPath } from './planPaths.ts';
import { lengthText } from './planText.ts';

const locale = localeOf('en-US');
const example: Plan = plan.schema.parse(plan.example);

test('draws a cone of more than half a circle with a large arc', () => {
  const coverage = { reach: 10, angle: 270, direction: 180 };
  // From the tip to the upper right, then clockwise around to the upper left.
  expect(coverPath([{ x: 0, y: 0 }], coverage)).toBe('M0 0l7.07 -7.07a10 10 0 1 1 -14.14 0z');
  expect(coverPath([{ x: 0, y: 0 }], { ...coverage, angle: 90 })).toBe(
    'M0 0l7.07 7.07a10 10 0 0 1 -14.14 0z',
  );
});

test.each([
  [0.58, '7 in'],
  [2.3, '4 in'],
  [4.999, '5 ft'],
])('formats %d feet to the nearest inch: %s', (feet, inches) => {
  expect(lengthText(feet, 'ft', locale).replaceAll('\u00a0', ' ')).toContain(inches);
});

const hall: Plan = {
  ...example,
  width: 100,
  height: 40,
  items: [],
  runs: undefined,
  dimensions: undefined,
  areas: [{ name: 'Hall', x: 2, y: 2, width: 96, height: 36 }],
};

test('places a name at the top of its area, or at the bottom if a mark is at the top', () => {
  const [area] = hall.areas ?? [];
  expect(labelsOf(hall, locale).names).toMatchObject([{ text: 'Hall', y: 2 }]);
  const marked = { ...hall, items: [{ title: 'Lamp', x: 6, y: 5 }] };
  expect(labelsOf(marked, locale).names).toMatchObject([{ text: 'Hall', y: 38 }]);
  const crossed = {
    ...marked,
    runs: [
      {
        name: 'Cable',
        points: [
          { x: 4, y: 0 },
          { x: 4, y: 40 },
        ],
      },
    ],
  };
  expect(labelsOf(crossed, locale).names).toEqual([]);
  const beside = { x: 5, y: 2, width: 20, height: 36 };
  const divided = { ...hall, areas: area && [area, beside] };
  expect(labelsOf(divided, locale).names).toEqual([]);
});

test('omits a name that does not fit into its area', () => {
  const named = (width: number): Plan => ({
    ...hall,
    areas: [{ name: 'Reception and waiting', x: 10, y: 5, width, height: 30 }],
  });
  expect(labelsOf(named(8), locale).names).toEqual([]);
  expect(labelsOf(named(80), locale).names).toHaveLength(1);
});

test('only one of two dimensions in the same place shows its length', () => {
  const dimension = { from: { x: 20, y: 20 }, to: { x: 80, y: 20 } };
  const plan = { ...hall, dimensions: [dimension, dimension] };
  const [first, second] = labelsOf(plan, locale).lengths;
  expect([first?.text, second]).toEqual([lengthText(60, plan.unit, locale), undefined]);
});
