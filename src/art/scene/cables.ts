// Cables, in inches.

import type { Weight } from './looks.ts';
import type { Part } from './parts.ts';
import { line } from './solids.ts';
import { add, length, minus, type Point, times, unit } from './space.ts';

/** A cable along points, with its corners rounded by a radius in inches. */
export function cable(points: readonly Point[], weight: Weight = 'cable', radius = 3): Part {
  const bent = points.flatMap((point, index): Point[] => {
    const before = points[index - 1];
    const after = points[index + 1];
    if (!before || !after) return [point];
    const back = minus(before, point);
    const on = minus(after, point);
    const reach = Math.min(radius, length(back) / 2, length(on) / 2);
    const start = add(point, times(unit(back), reach));
    const end = add(point, times(unit(on), reach));
    // A quadratic Bézier curve from `start` to `end`, with the corner as its control point.
    return Array.from({ length: 5 }, (_, step) => {
      const t = step / 4;
      return add(
        add(times(start, (1 - t) ** 2), times(point, 2 * t * (1 - t))),
        times(end, t ** 2),
      );
    });
  });
  return line(bent, weight);
}

/** A cord that hangs between two points. Its middle is `sag` inches below the straight line. */
export function cord(from: Point, to: Point, sag: number, weight: Weight = 'cable'): Part {
  return line(
    Array.from({ length: 17 }, (_, step) => {
      const t = step / 16;
      const on = add(times(from, 1 - t), times(to, t));
      return add(on, [0, 0, -4 * sag * t * (1 - t)]);
    }),
    weight,
  );
}
