import { devicePoints, type Plan, type PlanItem, type Point } from '../../../planGeometry.ts';
import { blocksOfType } from '../../blocksOfType.ts';
import { phrase } from '../../phrase.ts';
import type { DocumentRule } from '../../rule.ts';
import type { ValuePath } from '../../types.ts';
import { place } from '../../words.ts';

type Axis = { place: 'x' | 'y'; size: 'width' | 'height'; row: 'across' | 'down' };
const axes: readonly Axis[] = [
  { place: 'x', size: 'width', row: 'across' },
  { place: 'y', size: 'height', row: 'down' },
];

/** How far a thing reaches because of one number, and the largest number that keeps it inside. */
type Reach = { path: ValuePath; axis: Axis; reached: number; largest: number };

/** A thing outside the edges of a drawing would be invisible. */
export const outsidePlan: DocumentRule = {
  name: 'outside-plan',

  check(documents) {
    return blocksOfType(documents, 'plan').flatMap(({ block, path, page, source }) =>
      reachesIn(block)
        .flatMap((reaches) => reaches.find((reach) => isOutside(block, reach)) ?? [])
        .map(({ path: inner, axis, reached, largest }) => {
          const whole = [...path, ...inner];
          const isAcross = axis.row === 'across';
          const where = `reaches ${rounded(reached)} ${block.unit}`;
          const end = `the plan is ${block[axis.size]} ${block.unit} ${isAcross ? 'wide' : 'high'}`;
          const instead = largest < 0.1 ? 'Move it inwards' : `Write ${rounded(largest)} or less`;
          return {
            source,
            path: whole,
            message: phrase`${place(whole, page)} ${where}, and ${end}.`,
            suggestion: `${instead}, or make the plan ${isAcross ? 'wider' : 'higher'}.`,
          };
        }),
    );
  },
};

function isOutside(plan: Plan, { axis, reached }: Reach): boolean {
  return reached > plan[axis.size] + 1e-6;
}

/** Rounded down to two decimals. */
function rounded(value: number): number {
  return Math.floor(value * 100 + 1e-6) / 100;
}

/**
 * How far everything in a plan reaches. Each entry is one thing on one axis, with its numbers in order of dependence, so that
 * the first number that is outside is the mistake.
 */
function reachesIn(plan: Plan): Reach[][] {
  const pointReach = (path: ValuePath, point: Point, axis: Axis): Reach => ({
    path: [...path, axis.place],
    axis,
    reached: point[axis.place],
    largest: plan[axis.size],
  });
  const onePoint = (path: ValuePath, point: Point) =>
    axes.map((axis) => [pointReach(path, point, axis)]);

  const areas = (plan.areas ?? []).flatMap((area, index) =>
    axes.map((axis) => [
      pointReach(['areas', index], area, axis),
      {
        path: ['areas', index, axis.size],
        axis,
        reached: area[axis.place] + area[axis.size],
        largest: plan[axis.size] - area[axis.place],
      },
    ]),
  );
  const items = plan.items.flatMap((item, index) => [
    ...axes.map((axis) => [
      pointReach(['items', index], item, axis),
      ...rowReaches(plan, ['items', index], item, axis),
    ]),
    ...(item.number ? onePoint(['items', index, 'number'], item.number) : []),
  ]);
  const runs = (plan.runs ?? []).flatMap(({ points }, run) =>
    points.flatMap((point, index) => onePoint(['runs', run, 'points', index], point)),
  );
  const dimensions = (plan.dimensions ?? []).flatMap(({ from, to }, index) => [
    ...onePoint(['dimensions', index, 'from'], from),
    ...onePoint(['dimensions', index, 'to'], to),
  ]);
  return [...areas, ...items, ...runs, ...dimensions];
}

/** How far the last of a row of devices reaches. Half of a device on an outer wall is outside. */
function rowReaches(plan: Plan, path: ValuePath, item: PlanItem, axis: Axis): Reach[] {
  const row = item[axis.row];
  const last = devicePoints(item).at(-1)?.[axis.place];
  if (!row || last === undefined) return [];
  const largest = (plan[axis.size] - item[axis.place]) / (row.count - 1);
  return [{ path: [...path, axis.row, 'spacing'], axis, reached: last, largest }];
}
