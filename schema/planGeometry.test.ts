import { expect, test } from 'vitest';
import { devicePoints } from './planGeometry.ts';

const device = { title: 'Lamp', x: 10, y: 20 };
const across = { count: 3, spacing: 5 };
const down = { count: 2, spacing: 7 };

test('places devices in a row, in a column, or in a grid, starting at the first', () => {
  const places = (item: Parameters<typeof devicePoints>[0]) =>
    devicePoints(item).map(({ x, y }) => [x, y]);
  expect(places(device)).toEqual([[10, 20]]);
  expect(places({ ...device, across })).toEqual([
    [10, 20],
    [15, 20],
    [20, 20],
  ]);
  expect(places({ ...device, down })).toEqual([
    [10, 20],
    [10, 27],
  ]);
  expect(places({ ...device, across, down })).toEqual([
    ...[
      [10, 20],
      [15, 20],
      [20, 20],
    ],
    ...[
      [10, 27],
      [15, 27],
      [20, 27],
    ],
  ]);
});
