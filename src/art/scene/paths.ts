// SVG paths: in whole units of the sheet, relative, and with arcs where the scene has circles.

import type { Weight } from './looks.ts';
import type { Spot } from './space.ts';
import type { Ellipse, Stroke, Visible } from './visible.ts';

/** The axes of an ellipse as SVG wants them: radii, and the angle of the longer one in degrees. */
type Arc = { ellipse: Ellipse; rx: number; ry: number; angle: number };

/** Knows which spots of the sheet lie on which ellipse. */
export class Arcs {
  readonly #bySpot = new Map<string, Set<Arc>>();

  constructor(ellipses: Visible['ellipses']) {
    const known = new Map<string, Arc>();
    for (const { ellipse, spots } of ellipses) {
      const arc = arcOf(ellipse);
      const key = [ellipse.centre.x, ellipse.centre.y, arc.rx, arc.ry, arc.angle]
        .map(Math.round)
        .join();
      const kept = known.get(key) ?? arc;
      known.set(key, kept);
      for (const spot of spots) {
        const arcs = this.#bySpot.get(keyOf(spot)) ?? new Set();
        arcs.add(kept);
        this.#bySpot.set(keyOf(spot), arcs);
      }
    }
  }

  /** The ellipse that a step between two spots is a short piece of. */
  between(from: Spot, to: Spot): Arc | undefined {
    const first = this.#bySpot.get(keyOf(from));
    const last = this.#bySpot.get(keyOf(to));
    for (const arc of new Set([...(first ?? []), ...(last ?? [])])) {
      const bothKnown = first?.has(arc) && last?.has(arc);
      const step = Math.abs(stepOn(arc, from, to));
      if (bothKnown ? step < 0.42 : step < 0.2 && isOn(arc, from) && isOn(arc, to)) return arc;
    }
    return undefined;
  }
}

const keyOf = ({ x, y }: Spot) => `${Math.round(x)},${Math.round(y)}`;

function arcOf(ellipse: Ellipse): Arc {
  const { u, v } = ellipse;
  // The axes of the ellipse that the unit circle becomes: where its radius is longest.
  const angleInside =
    Math.atan2(2 * (u.x * v.x + u.y * v.y), u.x ** 2 + u.y ** 2 - v.x ** 2 - v.y ** 2) / 2;
  const axis = (angle: number) => ({
    x: u.x * Math.cos(angle) + v.x * Math.sin(angle),
    y: u.y * Math.cos(angle) + v.y * Math.sin(angle),
  });
  const long = axis(angleInside);
  const short = axis(angleInside + Math.PI / 2);
  return {
    ellipse,
    rx: Math.hypot(long.x, long.y),
    ry: Math.hypot(short.x, short.y),
    angle: (Math.atan2(long.y, long.x) * 180) / Math.PI,
  };
}

/** The spot as it is on the unit circle that the ellipse is made of. */
function onUnit({ ellipse: { centre, u, v } }: Arc, spot: Spot): Spot {
  const [x, y] = [spot.x - centre.x, spot.y - centre.y];
  const turn = u.x * v.y - u.y * v.x;
  return { x: (x * v.y - y * v.x) / turn, y: (y * u.x - x * u.y) / turn };
}

/** Whether a spot, which is rounded, lies on the ellipse. */
function isOn(arc: Arc, spot: Spot): boolean {
  const { x, y } = onUnit(arc, spot);
  return Math.abs(Math.hypot(x, y) - 1) * arc.ry < 1;
}

/** The way round the circle from one spot to another, in radians, the shorter way. */
function stepOn(arc: Arc, from: Spot, to: Spot): number {
  const a = onUnit(arc, from);
  const b = onUnit(arc, to);
  return Math.atan2(a.x * b.y - a.y * b.x, a.x * b.x + a.y * b.y);
}

const whole = ({ x, y }: Spot): Spot => ({ x: Math.round(x), y: Math.round(y) });
const same = (a: Spot | undefined, b: Spot | undefined) => !!a && !!b && a.x === b.x && a.y === b.y;

/** Writes paths one after the other. */
class PathWriter {
  #text = '';
  #at: Spot = { x: 0, y: 0 };
  #command = '';

  /** Numbers need no blank before a minus. */
  #write(command: string, numbers: readonly number[]) {
    const text = numbers
      .map((value) => String(Math.round(value * 100) / 100))
      .join(' ')
      .replaceAll(' -', '-');
    const repeats = command === this.#command && command !== 'm';
    this.#text += repeats && !text.startsWith('-') ? ` ${text}` : (repeats ? '' : command) + text;
    this.#command = command === 'm' ? 'l' : command;
  }

  move(to: Spot) {
    this.#command = '';
    this.#write('m', [to.x - this.#at.x, to.y - this.#at.y]);
    this.#at = to;
  }

  line(to: Spot) {
    const [dx, dy] = [to.x - this.#at.x, to.y - this.#at.y];
    if (dx === 0 && dy === 0) return;
    if (dx === 0) this.#write('v', [dy]);
    else if (dy === 0) this.#write('h', [dx]);
    else this.#write('l', [dx, dy]);
    this.#at = to;
  }

  arc({ rx, ry, angle }: Arc, to: Spot, turn: number, isClockwise: boolean) {
    const [dx, dy] = [to.x - this.#at.x, to.y - this.#at.y];
    // Half of an ellipse is given by its form alone: radii that are too small grow until they reach (SVG 2, 9.5.1). With
    // rounded radii its middle would jump.
    const isHalf = Math.abs(Math.abs(turn) - Math.PI) < 0.12;
    const radii = isHalf ? [rx / ry, 1] : [rx, ry].map((radius) => Math.round(radius * 10) / 10);
    const isLarge = !isHalf && Math.abs(turn) > Math.PI;
    this.#write('a', [
      ...radii,
      (Math.round(angle) + 180) % 180,
      Number(isLarge),
      Number(isClockwise),
      dx,
      dy,
    ]);
    this.#at = to;
  }

  close(start: Spot) {
    this.#text += 'z';
    this.#command = '';
    this.#at = start;
  }

  get text() {
    return this.#text;
  }
}

/** One way through spots, whole units. */
function writeWay(
  writer: PathWriter,
  spots: readonly Spot[],
  isClosed: boolean,
  arcs: Arcs,
  tolerance: number,
) {
  const way = spots.map(whole).filter((spot, index, all) => !same(spot, all[index - 1]));
  if (isClosed && way.length > 1 && same(way[0], way.at(-1))) way.pop();
  if (way.length < 2) return;
  const steps = isClosed ? [...way, ...way.slice(0, 1)] : way;
  const arcOfStep = steps.slice(1).map((to, index) => arcs.between(steps[index] ?? to, to));
  const [first] = arcOfStep;
  if (isClosed && first && arcOfStep.every((arc) => arc === first)) {
    const turn = steps
      .slice(1)
      .reduce((sum, to, index) => sum + stepOn(first, steps[index] ?? to, to), 0);
    if (Math.abs(turn) > 6) {
      writeWhole(writer, first);
      return;
    }
  }
  // A way round starts where an arc does, so that no arc is cut in two.
  const start = isClosed
    ? Math.max(
        0,
        arcOfStep.findIndex((arc, index) => arc !== arcOfStep.at(index - 1)),
      )
    : 0;
  const turnedSteps = isClosed ? [...way.slice(start), ...way.slice(0, start + 1)] : way;
  const turnedArcs = isClosed
    ? [...arcOfStep.slice(start), ...arcOfStep.slice(0, start)]
    : arcOfStep;
  const [begin] = turnedSteps;
  if (!begin) return;
  writer.move(begin);
  let straight: Spot[] = [begin];
  const endStraight = (isLast: boolean) => {
    const kept = simpler(straight, tolerance).slice(1);
    // The last line of a closed way is drawn by closing it.
    for (const spot of isLast && isClosed ? kept.slice(0, -1) : kept) writer.line(spot);
  };
  let index = 0;
  while (index < turnedArcs.length) {
    const arc = turnedArcs[index];
    let end = index + 1;
    while (arc && turnedArcs[end] === arc && end < turnedArcs.length) end += 1;
    const run = turnedSteps.slice(index, end + 1);
    const turn = arc
      ? run.slice(1).reduce((sum, spot, step) => sum + stepOn(arc, run[step] ?? spot, spot), 0)
      : 0;
    const to = run.at(-1);
    if (!to) break;
    // A few short lines are shorter than an arc, and no one sees them as such.
    if (
      arc &&
      run.length > 3 &&
      Math.abs(turn) * arc.rx > leastArc &&
      Math.abs(turn) < 2 * Math.PI - 0.3
    ) {
      endStraight(false);
      const { u, v } = arc.ellipse;
      writer.arc(arc, to, turn, turn * (u.x * v.y - u.y * v.x) > 0);
      straight = [to];
    } else straight.push(...run.slice(1));
    index = end;
  }
  endStraight(true);
  if (isClosed) writer.close(begin);
}

/** The length in units from which a piece of an ellipse is written as an arc. */
const leastArc = 30;

/** A way with fewer spots that leaves it by a tolerance at most (Ramer 1972, Douglas and Peucker 1973). */
function simpler(way: readonly Spot[], tolerance: number): Spot[] {
  const first = way[0];
  const last = way.at(-1);
  if (!first || !last || way.length < 3) return [...way];
  let farthest = { index: 0, distance: 0 };
  const [dx, dy] = [last.x - first.x, last.y - first.y];
  const run = Math.hypot(dx, dy);
  way.forEach(({ x, y }, index) => {
    const distance =
      run === 0
        ? Math.hypot(x - first.x, y - first.y)
        : Math.abs((x - first.x) * dy - (y - first.y) * dx) / run;
    if (distance > farthest.distance) farthest = { index, distance };
  });
  if (farthest.distance <= tolerance) return [first, last];
  return [
    ...simpler(way.slice(0, farthest.index + 1), tolerance),
    ...simpler(way.slice(farthest.index), tolerance).slice(1),
  ];
}

function writeWhole(writer: PathWriter, arc: Arc) {
  const { centre } = arc.ellipse;
  const radians = (arc.angle * Math.PI) / 180;
  const x = Math.round(2 * arc.rx * Math.cos(radians));
  const y = Math.round(2 * arc.rx * Math.sin(radians));
  const start = whole({ x: centre.x - x / 2, y: centre.y - y / 2 });
  writer.move(start);
  const far = { x: start.x + x, y: start.y + y };
  writer.arc(arc, far, Math.PI, true);
  writer.arc(arc, start, Math.PI, true);
  writer.close(start);
}

/** The path of closed outlines. */
export function ringsPath(rings: readonly (readonly Spot[])[], arcs: Arcs, tolerance = 1): string {
  const writer = new PathWriter();
  for (const ring of rings) writeWay(writer, ring, true, arcs, tolerance);
  return writer.text;
}

/** The path of lines. */
export function linesPath(ways: readonly (readonly Spot[])[], arcs: Arcs): string {
  const writer = new PathWriter();
  for (const way of ways) {
    const isClosed = way.length > 3 && same(way.map(whole)[0], way.map(whole).at(-1));
    writeWay(writer, way, isClosed, arcs, 0.8);
  }
  return writer.text;
}

/** Weights whose lines may be joined in any order. The first hides those after it where they run along it. */
const joined: readonly Weight[] = ['outline', 'edge', 'detail', 'faint', 'wall', 'grid'];

type Piece = { line: string; start: number; end: number; along: Spot; from: Spot };

/** Strokes by weight, the lightest first: each piece once, in the heaviest of its weights, joined to long ways. */
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
    const chains = chained(left);
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
    // The point of the whole line that is next to the origin.
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

/** Straight pieces as few long ways: each goes on with the piece that turns least. */
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
