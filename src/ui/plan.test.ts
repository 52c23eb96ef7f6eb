import { expect, test } from 'vitest';
import { plan } from '../../schema/blocks/plan.ts';
import type { Plan } from '../../schema/planGeometry.ts';
import { tongueOf } from '../../tests/tools/tongueOf.ts';
import { labelsOf, steps } from './planLabels.ts';
import { coverPath } from './planPaths.ts';
import { lengthText } from './planText.ts';

const tongue = tongueOf('en-US');
const example: Plan = plan.schema.parse(plan.example);

test('a cone of more than half a circle takes the long way round', () => {
  const coverage = { reach: 10, angle: 270, direction: 180 };
  // From the tip to the right and up, down, round and up again to the left.
  expect(coverPath([{ x: 0, y: 0 }], coverage)).toBe('M0 0l7.07 -7.07a10 10 0 1 1 -14.14 0z');
  expect(coverPath([{ x: 0, y: 0 }], { ...coverage, angle: 90 })).toBe(
    'M0 0l7.07 7.07a10 10 0 0 1 -14.14 0z',
  );
});

test.each([
  [0.58, '7 in'],
  [2.3, '4 in'],
  [4.999, '5 ft'],
])('%d feet are given to the nearest inch: %s', (feet, inches) => {
  expect(lengthText(feet, 'ft', tongue).replaceAll('\u00a0', ' ')).toContain(inches);
});

test('of the places for a name the one is taken that fits in the narrowest drawing', () => {
  const plan: Plan = {
    ...example,
    width: 100,
    height: 40,
    // The mark is at the first corner, where the name has room in a wide drawing alone.
    items: [{ title: 'Lamp', x: 14, y: 8 }],
    runs: undefined,
    dimensions: undefined,
    areas: [{ name: 'Hall', x: 2, y: 2, width: 96, height: 36 }],
  };
  expect(labelsOf(plan, tongue).names).toMatchObject([{ text: 'Hall', step: 0 }]);
});

test('a name is in its room at each width, and is omitted where it has no room', () => {
  const name = 'Reception and waiting';
  const named = (width: number): Plan => ({
    ...example,
    width: 100,
    height: 40,
    items: [{ title: 'Lamp', x: 90, y: 35 }],
    runs: undefined,
    dimensions: undefined,
    areas: [{ name, x: 10, y: 5, width, height: 30 }],
  });
  expect(labelsOf(named(8), tongue).names).toEqual([]);
  const [wide] = labelsOf(named(80), tongue).names;
  expect(wide?.step).toBe(0);
  // A room in which it fits when the drawing is wide alone.
  const [later] = labelsOf(named(35), tongue).names;
  const width = steps[later?.step ?? 0] ?? 0;
  expect(later?.step).toBeGreaterThan(0);
  expect((35 * width) / 100).toBeGreaterThan(name.length * 6);
});

test('two labels that would be in one place are put apart', () => {
  const dimension = { from: { x: 20, y: 20 }, to: { x: 80, y: 20 } };
  const plan: Plan = {
    ...example,
    ...{ width: 100, height: 40, items: [], runs: undefined, areas: undefined },
    dimensions: [dimension, dimension],
  };
  const [first, second] = labelsOf(plan, tongue).lengths;
  expect([first?.dy, second?.dy]).toEqual([-7, 17]);
  // A third has no room.
  const three = { ...plan, dimensions: [dimension, dimension, dimension] };
  expect(labelsOf(three, tongue).lengths[2]).toBeUndefined();
});
