// The paths of a drawing: outlines and lines, each in as few bytes as possible without a visible difference.
import { type Arc, type Arcs, stepOn } from './arcs.ts';
import { bytesOf, PathText, type Step } from './pathText.ts';
import { type Spot, same, whole } from './space.ts';

/** Whether a straight line may replace a run of spots. `isRound`: whether a piece of an ellipse is among them. */
export type MayBeStraight = (run: readonly Spot[], isRound: boolean) => boolean;

/** The path text of closed outlines. */
export function ringsPath(
  rings: readonly (readonly Spot[])[],
  arcs: Arcs,
  mayBeStraight: MayBeStraight,
): string {
  return pathOf(
    rings.map((ring) => wayOf([...ring, ...ring.slice(0, 1)], arcs)),
    mayBeStraight,
  );
}

/** The path text of lines. With `areBent`, as for cables, quadratic curves may replace runs of spots. */
export function linesPath(
  ways: readonly (readonly Spot[])[],
  arcs: Arcs,
  areBent: boolean,
): string {
  return pathOf(
    ways.map((way) => wayOf(way, arcs)),
    areBent ? isNearlyStraight(0.5) : isNearlyStraight(1, 0.6),
    areBent,
  );
}

/** Returns a test: whether all spots of a run are within a tolerance of the straight line, in units of the sheet. */
export const isNearlyStraight =
  (tolerance: number, toleranceOfRound = tolerance): MayBeStraight =>
  (run, isRound) => {
    const least = isRound ? toleranceOfRound : tolerance;
    const [from] = run;
    const to = run.at(-1);
    if (!from || !to) return true;
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const square = dx * dx + dy * dy;
    return run.every(({ x, y }) => {
      const part =
        square && Math.max(0, Math.min(1, ((x - from.x) * dx + (y - from.y) * dy) / square));
      return Math.hypot(x - from.x - part * dx, y - from.y - part * dy) <= least;
    });
  };

/** A polyline in whole units, and the ellipse that each step runs along. A closed one ends with its first spot again. */
type Way = { spots: readonly Spot[]; isClosed: boolean; arcs: readonly (Arc | undefined)[] };

function wayOf(points: readonly Spot[], arcs: Arcs): Way {
  const spots = points.map(whole).filter((spot, index, all) => !same(spot, all[index - 1]));
  const isClosed = spots.length > 3 && same(spots[0], spots.at(-1));
  const along = (way: readonly Spot[]) =>
    way.slice(1).map((to, index) => arcs.between(way[index] ?? to, to));
  const found = along(spots);
  if (!isClosed) return { spots, isClosed, arcs: found };
  // A closed way starts where an arc starts, so that no arc is cut in two.
  const start = Math.max(
    0,
    found.findIndex((arc, index) => arc !== found.at(index - 1)),
  );
  const turned = [...spots.slice(start), ...spots.slice(1, start + 1)];
  return { spots: turned, isClosed, arcs: [...found.slice(start), ...found.slice(0, start)] };
}

/** The path text of several ways. The next one is always the nearest, so that moves are short. */
function pathOf(ways: readonly Way[], mayBeStraight: MayBeStraight, mayBend = false): string {
  const text = new PathText();
  const left = new Set(ways.filter(({ spots }) => spots.length > 1));
  let at: Spot = { x: 0, y: 0 };
  while (left.size > 0) {
    let best: { way: Way; isBackwards: boolean; distance: number } | undefined;
    for (const way of left) {
      for (const isBackwards of way.isClosed ? [false] : [false, true]) {
        const start = way.spots.at(isBackwards ? -1 : 0) ?? at;
        const distance = Math.abs(start.x - at.x) + Math.abs(start.y - at.y);
        if (!best || distance < best.distance) best = { way, isBackwards, distance };
      }
    }
    if (!best) break;
    left.delete(best.way);
    at =
      write(text, best.isBackwards ? backwards(best.way) : best.way, mayBeStraight, mayBend) ?? at;
  }
  return text.text;
}

const backwards = ({ spots, isClosed, arcs }: Way): Way => ({
  spots: spots.toReversed(),
  isClosed,
  arcs: arcs.toReversed(),
});

/** Writes one way and returns the spot where it ends; undefined when it is too small to be seen. */
function write(
  text: PathText,
  way: Way,
  mayBeStraight: MayBeStraight,
  mayBend: boolean,
): Spot | undefined {
  const [start] = way.spots;
  if (!start) return undefined;
  const circle = wholeCircle(way);
  if (circle) {
    const [first, second] = circle;
    text.move(second.to);
    text.step(first);
    text.step(second);
    text.close(second.to);
    return second.to;
  }
  const steps = shortest(way, mayBeStraight, mayBend);
  if (way.isClosed && steps.length < 3 && steps.every(({ along }) => !along)) return undefined;
  text.move(start);
  // Closing a way draws its last straight line.
  for (const step of way.isClosed && !steps.at(-1)?.along && !steps.at(-1)?.bend
    ? steps.slice(0, -1)
    : steps)
    text.step(step);
  if (way.isClosed) text.close(start);
  return steps.at(-1)?.to ?? start;
}

/** The two half arcs of a way that is a whole ellipse; undefined for any other way. */
function wholeCircle({ spots, isClosed, arcs }: Way): [Step, Step] | undefined {
  const [arc] = arcs;
  if (!isClosed || !arc || arcs.some((each) => each !== arc)) return undefined;
  const turn = turnOf(arc, spots);
  if (Math.abs(turn) < 6) return undefined;
  const { centre } = arc.ellipse;
  const radians = (arc.angle * Math.PI) / 180;
  const x = Math.round(2 * arc.rx * Math.cos(radians));
  const y = Math.round(2 * arc.rx * Math.sin(radians));
  const start = whole({ x: centre.x - x / 2, y: centre.y - y / 2 });
  const along = { arc, turn: Math.sign(turn) * Math.PI };
  return [
    { to: { x: start.x + x, y: start.y + y }, along },
    { to: start, along },
  ];
}

const turnOf = (arc: Arc, run: readonly Spot[]) =>
  run.slice(1).reduce((sum, spot, index) => sum + stepOn(arc, run[index] ?? spot, spot), 0);

/** The most spots that a straight line may replace. */
const longestRun = 60;
/** After this many failed attempts at a straight line, no longer run is tried. */
const mostTries = 12;

/** The most steps of a way that one curve may replace. */
const longestBend = 16;
/** How far a spot may be from the curve that replaces it, in units. */
const offBend = 0.9;

/** The control point of the quadratic curve through the first, middle and last spot; undefined when a spot is too far off. */
function bendOf(run: readonly Spot[]): Spot | undefined {
  const from = run[0];
  const middle = run[(run.length - 1) / 2];
  const to = run.at(-1);
  if (!from || !middle || !to) return undefined;
  const bend = whole({
    x: 2 * middle.x - (from.x + to.x) / 2,
    y: 2 * middle.y - (from.y + to.y) / 2,
  });
  const at = (part: number) => ({
    x: (1 - part) ** 2 * from.x + 2 * part * (1 - part) * bend.x + part ** 2 * to.x,
    y: (1 - part) ** 2 * from.y + 2 * part * (1 - part) * bend.y + part ** 2 * to.y,
  });
  const isNear = run.every(({ x, y }, index) => {
    const on = at(index / (run.length - 1));
    return Math.hypot(on.x - x, on.y - y) <= offBend;
  });
  return isNear ? bend : undefined;
}

/** The steps that write a way in the fewest bytes, by dynamic programming over its spots. */
function shortest({ spots, arcs }: Way, mayBeStraight: MayBeStraight, mayBend: boolean): Step[] {
  const best: { bytes: number; from: number; step: Step }[] = [];
  spots.forEach((to, end) => {
    if (end === 0) {
      best.push({ bytes: 0, from: 0, step: { to } });
      return;
    }
    let found: { bytes: number; from: number; step: Step } | undefined;
    const offer = (from: number, step: Step) => {
      const start = spots[from] ?? to;
      const bytes = (best[from]?.bytes ?? 0) + bytesOf(start, step);
      if (!found || bytes < found.bytes) found = { bytes, from, step };
    };
    let failed = 0;
    let isRound = false;
    for (
      let from = end - 1;
      from >= Math.max(0, end - longestRun) && failed < mostTries;
      from -= 1
    ) {
      isRound ||= !!arcs[from];
      if (same(spots[from], to)) continue;
      if (from === end - 1 || mayBeStraight(spots.slice(from, end + 1), isRound))
        offer(from, { to });
      else failed += 1;
    }
    for (let from = end - 4; mayBend && from >= Math.max(0, end - longestBend); from -= 2) {
      const bend = bendOf(spots.slice(from, end + 1));
      if (bend) offer(from, { to, bend });
    }
    const arc = arcs[end - 1];
    let turn = 0;
    for (let from = end - 1; arc && from >= 0 && arcs[from] === arc; from -= 1) {
      const start = spots[from] ?? to;
      turn += stepOn(arc, start, spots[from + 1] ?? to);
      if (Math.abs(turn) > 2 * Math.PI - 0.3) break;
      if (end - from > 2) offer(from, { to, along: { arc, turn } });
    }
    if (found) best.push(found);
  });
  const steps: Step[] = [];
  for (let index = spots.length - 1; index > 0; ) {
    const last = best[index];
    if (!last) break;
    steps.unshift(last.step);
    index = last.from;
  }
  return steps;
}
