// An outline need not be exact where later regions and lines cover it. There it may be simplified, which saves bytes.
import type { Weight } from './looks.ts';
import { weights } from './looks.ts';
import type { MayBeStraight } from './paths.ts';
import type { Spot } from './space.ts';
import type { Region } from './visibleRegions.ts';

/** The strokes that are opaque and hide what is under them. */
const hiding: readonly Weight[] = ['outline', 'edge'];

/** A raster of the sheet, one cell per unit: which region is on top when all regions, in their order, and lines are painted. */
export class Painted {
  readonly #width: number;
  readonly #height: number;
  /** The number of the region on top of each cell, from 1; 0 for none. */
  readonly #top: Uint16Array;

  constructor(
    size: { width: number; height: number },
    regions: readonly Region[],
    ways: ReadonlyMap<Weight, readonly (readonly Spot[])[]>,
    unitsPerPixel: number,
  ) {
    this.#width = size.width;
    this.#height = size.height;
    this.#top = new Uint16Array(size.width * size.height);
    regions.forEach(({ opacity, rings }, index) => {
      if (opacity === 1) this.#fill(rings, index + 1);
    });
    for (const weight of hiding) {
      const reach = (weights[weight].width * unitsPerPixel) / 2 - 0.25;
      for (const way of ways.get(weight) ?? []) {
        way.slice(1).forEach((to, index) => {
          const from = way[index];
          if (from) this.#fill([lineOutline(from, to, reach)], regions.length + 1);
        });
      }
    }
  }

  #fill(rings: readonly (readonly Spot[])[], value: number) {
    this.#scan(rings, (at) => {
      this.#top[at] = value;
      return true;
    });
  }

  /**
   * Returns a test for the region of this index: whether the outline along a run of spots can be replaced by the straight line
   * from the first to the last without a visible change.
   */
  mayBeStraight(index: number): MayBeStraight {
    return (run) =>
      this.#scan([run], (at, turns) => {
        const top = this.#top[at] ?? 0;
        // Covered cells never change. The line may add cells on which the region is on top already, but not take any away.
        return top > index + 1 || (turns < 0 && top === index + 1);
      });
  }

  /**
   * Calls `visit` for each cell whose middle is inside the outlines, with its index and winding number, until a call returns
   * false. Returns whether all calls returned true.
   */
  #scan(
    rings: readonly (readonly Spot[])[],
    visit: (at: number, turns: number) => boolean,
  ): boolean {
    const ys = rings.flatMap((ring) => ring.map(({ y }) => y));
    const first = Math.max(0, Math.floor(Math.min(...ys)));
    const last = Math.min(this.#height - 1, Math.ceil(Math.max(...ys)));
    for (let row = first; row <= last; row += 1) {
      const crossings = crossingsOf(rings, row + 0.5).sort((a, b) => a.x - b.x);
      let turns = 0;
      for (const [index, { x, turn }] of crossings.entries()) {
        turns += turn;
        const next = crossings[index + 1];
        if (turns === 0 || !next) continue;
        const end = Math.min(this.#width, Math.ceil(next.x - 0.5));
        for (let column = Math.max(0, Math.ceil(x - 0.5)); column < end; column += 1) {
          if (!visit(row * this.#width + column, turns)) return false;
        }
      }
    }
    return true;
  }
}

/** Where outlines cross the height `y`, and in which direction: `turn` is 1 where a ring of positive area is entered. */
function crossingsOf(rings: readonly (readonly Spot[])[], y: number) {
  const crossings: { x: number; turn: number }[] = [];
  for (const ring of rings) {
    let from = ring.at(-1);
    for (const to of ring) {
      if (from && from.y > y !== to.y > y) {
        const x = from.x + ((y - from.y) * (to.x - from.x)) / (to.y - from.y);
        crossings.push({ x, turn: to.y > from.y ? -1 : 1 });
      }
      from = to;
    }
  }
  return crossings;
}

/** The outline of a line that is `reach` units wide on each side. */
function lineOutline(from: Spot, to: Spot, reach: number): Spot[] {
  const run = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const x = (-(to.y - from.y) / run) * reach;
  const y = ((to.x - from.x) / run) * reach;
  return [
    { x: from.x + x, y: from.y + y },
    { x: to.x + x, y: to.y + y },
    { x: to.x - x, y: to.y - y },
    { x: from.x - x, y: from.y - y },
  ];
}
