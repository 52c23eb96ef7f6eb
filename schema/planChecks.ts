import { say } from './diagnose/catalog/index.ts';
import { devicePoints, type Plan, type Point } from './planGeometry.ts';
import type { Refusal } from './refuse.ts';

type Area = NonNullable<Plan['areas']>[number];

/** The errors of a plan: elements outside its edges, and areas whose walls cross. */
export function planErrors(plan: Plan): Refusal[] {
  return [...outside(plan), ...overlaps(plan.areas ?? [], plan.unit)];
}

type Path = (string | number)[];

/** A point of a plan, the element that it belongs to, and the field that determines each coordinate. */
type Thing = { point: Point; key: string; paths: { x: Path; y: Path } };

function thing(point: Point, path: Path): Thing {
  return { point, key: path.join('.'), paths: { x: [...path, 'x'], y: [...path, 'y'] } };
}

/** The first coordinate of each element, on each axis, that is outside the plan. */
function outside(plan: Plan): Refusal[] {
  const { areas = [], runs = [], dimensions = [] } = plan;
  const points = (found: readonly Point[], path: Path) =>
    found.map((point, index) => thing(point, [...path, index]));
  const things: Thing[] = [
    ...points(areas, ['areas']),
    ...areas.map(({ x, y, width, height }, index) => ({
      point: { x: x + width, y: y + height },
      key: `areas.${index}`,
      paths: { x: ['areas', index, 'width'], y: ['areas', index, 'height'] },
    })),
    ...points(plan.items, ['items']),
    ...plan.items.map((item, index) => ({
      point: devicePoints(item).at(-1) ?? item,
      key: `items.${index}`,
      paths: { x: ['items', index, 'across', 'spacing'], y: ['items', index, 'down', 'spacing'] },
    })),
    ...plan.items.flatMap(({ number }, index) =>
      number ? [thing(number, ['items', index, 'number'])] : [],
    ),
    ...runs.flatMap((run, index) => points(run.points, ['runs', index, 'points'])),
    ...dimensions.flatMap(({ from, to }, index) => [
      thing(from, ['dimensions', index, 'from']),
      thing(to, ['dimensions', index, 'to']),
    ]),
  ];
  const found = new Map<string, Refusal>();
  for (const { point, key: name, paths } of things) {
    for (const [axis, side] of [
      ['x', 'width'],
      ['y', 'height'],
    ] as const) {
      const [reached, limit] = [point[axis], plan[side]];
      const key = `${name} ${axis}`;
      if (reached <= limit + 1e-6 || found.has(key)) continue;
      const says = say('plan-layout', { reached: rounded(reached), limit, side, unit: plan.unit });
      found.set(key, { path: paths[axis], says });
    }
  }
  return [...found.values()];
}

/** Areas may share walls or contain each other, but may not partially overlap. */
function overlaps(areas: readonly Area[], unit: string): Refusal[] {
  return areas.flatMap((area, index) => {
    const before = areas.slice(0, index).findIndex((other) => isHalfIn(area, other));
    const other = areas[before];
    if (!other) return [];
    const shared = [overlap(area, other, 'x', 'width'), overlap(area, other, 'y', 'height')];
    const by = shared.map(rounded).join(' × ');
    const name = other.name ? `"${other.name}"` : `area ${before + 1}`;
    return [
      { path: ['areas', index, 'x'], says: say('plan-layout/overlap', { other: name, by, unit }) },
    ];
  });
}

/** Whether two areas with walls overlap without one containing the other. */
function isHalfIn(a: Area, b: Area): boolean {
  if ([a, b].some(({ look }) => look === 'zone' || look === 'opening')) return false;
  const [across, down] = [overlap(a, b, 'x', 'width'), overlap(a, b, 'y', 'height')];
  if (across < 1e-6 || down < 1e-6) return false;
  return ![a, b].some(({ width, height }) => across > width - 1e-6 && down > height - 1e-6);
}

/** The length of the overlap of two areas on one axis; negative if there is a gap. */
function overlap(a: Area, b: Area, place: 'x' | 'y', size: 'width' | 'height'): number {
  return Math.min(a[place] + a[size], b[place] + b[size]) - Math.max(a[place], b[place]);
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
