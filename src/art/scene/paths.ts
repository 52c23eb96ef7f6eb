// The paths of a drawing: outlines and lines, each in as few bytes as what one sees allows.
import { type Arc, type Arcs, stepOn } from './arcs.ts';
import { bytesOf, PathText, type Step } from './pathText.ts';
import { type Spot, same, whole } from './space.ts';

/** Whether a straight line may stand for the spots from its start to its end; whether a piece of an ellipse is among them. */
export type MayBeStraight = (run: readonly Spot[], isRound: boolean) => boolean;

/** The path of closed outlines. */
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

/** The path of lines. Those of cables are bent. */
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

/** Spots that are no further than this from a straight line are written as that line, in units. */
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

/** Spots in whole units, the first again at the end of a closed way, and the ellipse that each step runs along. */
type Way = { spots: readonly Spot[]; isClosed: boolean; arcs: readonly (Arc | undefined)[] };

function wayOf(points: readonly Spot[], arcs: Arcs): Way {
  const spots = points.map(whole).filter((spot, index, all) => !same(spot, all[index - 1]));
  const isClosed = spots.length > 3 && same(spots[0], spots.at(-1));
  const along = (way: readonly Spot[]) =>
    way.slice(1).map((to, index) => arcs.between(way[index] ?? to, to));
  const found = along(spots);
  if (!isClosed) return { spots, isClosed, arcs: found };
  // A way round starts where an arc does, so that no arc is cut in two.
  const start = Math.max(
    0,
    found.findIndex((arc, index) => arc !== found.at(index - 1)),
  );
  const turned = [...spots.slice(start), ...spots.slice(1, start + 1)];
  return { spots: turned, isClosed, arcs: [...found.slice(start), ...found.slice(0, start)] };
}

/** Ways one after the other, the next always the nearest. */
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

/** Writes one way and says where it ends; undefined when nothing of it is seen. */
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
  // The last straight line of a closed way is made by closing it.
  for (const step of way.isClosed && !steps.at(-1)?.along && !steps.at(-1)?.bend
    ? steps.slice(0, -1)
    : steps)
    text.step(step);
  if (way.isClosed) text.close(start);
  return steps.at(-1)?.to ?? start;
}

/** The two halves of a way that goes round one ellipse. */
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

/** How many spots a straight line may stand for. */
const longestRun = 60;
/** After so many spots that no straight line reaches, none further away is tried. */
const mostTries = 12;

/** How many steps of a way one curve may stand for. */
const longestBend = 16;
/** How far a spot may be from the curve that it is written as, in units. */
const offBend = 0.9;

/** The control point of the quadratic curve from the first spot through the middle one to the last, if it is near them all. */
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

/** The steps along a way that take the fewest bytes: dynamic programming over its spots. */
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
