// Joins the visible pieces of lines into few long polylines, called ways.
import type { Weight } from './looks.ts';
import { type Spot, same, whole } from './space.ts';
import type { Stroke } from './visibleLines.ts';

/** A way shorter than this, in units, is the remainder of a hidden line and would be a dot: it is dropped. */
const leastWay = 4;

const lengthOf = (way: readonly Spot[]) =>
  way.slice(1).reduce((sum, { x, y }, index) => {
    const from = way[index];
    return from ? sum + Math.hypot(x - from.x, y - from.y) : sum;
  }, 0);

/** The weights whose lines may be joined in any order, heaviest first. A line hides lighter ones that run along it. */
export const joined: readonly Weight[] = ['outline', 'edge', 'detail', 'faint', 'wall', 'grid'];

type Piece = { line: string; start: number; end: number; along: Spot; from: Spot };

/** Ways by weight, the lightest first. A piece that has several weights is drawn once, in the heaviest. */
export function ways(strokes: readonly Stroke[]): Map<Weight, Spot[][]> {
  const heaviestFirst: [Weight, Spot[][]][] = [];
  const taken = new Map<string, [number, number][]>();
  for (const weight of joined) {
    const pieces = strokes
      .filter((stroke) => stroke.weight === weight)
      .flatMap(({ points }) => piecesOf(points));
    const lines = new Map<string, Piece[]>();
    for (const piece of pieces) lines.set(piece.line, [...(lines.get(piece.line) ?? []), piece]);
    const left: [Spot, Spot][] = [];
    for (const [line, all] of lines) {
      const [one] = all;
      if (!one) continue;
      const union = unite(all.map(({ start, end }) => [start, end]));
      const used = taken.get(line) ?? [];
      for (const [start, end] of without(union, used)) {
        const at = (part: number): Spot =>
          whole({
            x: one.from.x + one.along.x * part,
            y: one.from.y + one.along.y * part,
          });
        if (!same(at(start), at(end))) left.push([at(start), at(end)]);
      }
      taken.set(line, unite([...used, ...union]));
    }
    const chains = chained(left).filter((way) => lengthOf(way) >= leastWay);
    if (chains.length > 0) heaviestFirst.push([weight, chains]);
  }
  const result = new Map(heaviestFirst.reverse());
  for (const { weight, points } of strokes) {
    if (joined.includes(weight)) continue;
    result.set(weight, [...(result.get(weight) ?? []), [...points]]);
  }
  return result;
}

function piecesOf(points: readonly Spot[]): Piece[] {
  return points.slice(1).flatMap((to, index) => {
    const from = points[index];
    if (!from) return [];
    let [dx, dy] = [to.x - from.x, to.y - from.y];
    const run = Math.hypot(dx, dy);
    if (run < 1e-6) return [];
    [dx, dy] = [dx / run, dy / run];
    if (dx < -1e-9 || (Math.abs(dx) <= 1e-9 && dy < 0)) [dx, dy] = [-dx, -dy];
    const off = from.x * dy - from.y * dx;
    // The point of the infinite line that is nearest to the origin.
    const foot = { x: off * dy, y: -off * dx };
    const start = from.x * dx + from.y * dy;
    const end = to.x * dx + to.y * dy;
    return [
      {
        line: `${Math.round(Math.atan2(dy, dx) * 500)} ${Math.round(off)}`,
        start: Math.min(start, end),
        end: Math.max(start, end),
        along: { x: dx, y: dy },
        from: foot,
      },
    ];
  });
}

function unite(parts: readonly (readonly [number, number])[]): [number, number][] {
  const united: [number, number][] = [];
  for (const [start, end] of parts.toSorted(([a], [b]) => a - b)) {
    const last = united.at(-1);
    if (last && start <= last[1] + 0.5) last[1] = Math.max(last[1], end);
    else united.push([start, end]);
  }
  return united;
}

function without(
  parts: readonly [number, number][],
  used: readonly [number, number][],
): [number, number][] {
  return used.reduce<[number, number][]>(
    (left, [from, to]) =>
      left.flatMap(([start, end]): [number, number][] =>
        to <= start || from >= end
          ? [[start, end]]
          : [
              ...(from - start > 0.5 ? [[start, from] satisfies [number, number]] : []),
              ...(end - to > 0.5 ? [[to, end] satisfies [number, number]] : []),
            ],
      ),
    parts.map(([start, end]) => [start, end]),
  );
}

/** Joins straight pieces into few long ways. Each is continued with the piece that turns least. */
function chained(pieces: readonly [Spot, Spot][]): Spot[][] {
  const at = new Map<string, Set<number>>();
  const put = (spot: Spot, index: number) => {
    const there = at.get(keyOf(spot)) ?? new Set();
    there.add(index);
    at.set(keyOf(spot), there);
  };
  pieces.forEach(([from, to], index) => {
    put(from, index);
    put(to, index);
  });
  const take = (index: number) => {
    for (const spot of pieces[index] ?? []) at.get(keyOf(spot))?.delete(index);
  };
  const extend = (way: Spot[]) => {
    for (;;) {
      const end = way.at(-1);
      const before = way.at(-2);
      if (!end || !before) return;
      let best: { index: number; next: Spot; turn: number } | undefined;
      for (const index of at.get(keyOf(end)) ?? []) {
        const [from, to] = pieces[index] ?? [];
        if (!from || !to) continue;
        const next = same(from, end) ? to : from;
        const [ax, ay, bx, by] = [
          end.x - before.x,
          end.y - before.y,
          next.x - end.x,
          next.y - end.y,
        ];
        const turn = Math.abs(Math.atan2(ax * by - ay * bx, ax * bx + ay * by));
        if (!best || turn < best.turn) best = { index, next, turn };
      }
      if (!best) return;
      take(best.index);
      way.push(best.next);
    }
  };
  const found: Spot[][] = [];
  pieces.forEach(([from, to], index) => {
    if (!at.get(keyOf(from))?.has(index)) return;
    take(index);
    const way = [from, to];
    extend(way);
    way.reverse();
    extend(way);
    found.push(way);
  });
  return found;
}

const keyOf = ({ x, y }: Spot) => `${Math.round(x)},${Math.round(y)}`;
