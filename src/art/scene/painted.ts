// What is painted over need not be exact: an outline may take a shorter way below what comes later.
import type { Weight } from './looks.ts';
import { weights } from './looks.ts';
import type { MayBeStraight } from './paths.ts';
import type { Spot } from './space.ts';
import type { Region } from './visibleRegions.ts';

/** Lines that nothing shines through. */
const hiding: readonly Weight[] = ['outline', 'edge'];

/** Which region is seen at each whole unit of a sheet, when regions are painted in their order and lines over them. */
export class Painted {
  readonly #width: number;
  readonly #height: number;
  /** The number of the region on top, from 1. */
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
   * Whether nothing that is seen changes when the region of this index takes the straight line from the first spot of a run to
   * its last, instead of the way along it.
   */
  mayBeStraight(index: number): MayBeStraight {
    return (run) =>
      this.#scan([run], (at, turns) => {
        const top = this.#top[at] ?? 0;
        // What the straight line adds to the region may be of its own; what it takes away may not.
        return top > index + 1 || (turns < 0 && top === index + 1);
      });
  }

  /** Visits the units whose middles the outlines go round, and how often, until a visit says no. */
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

/** Where outlines cross a row, and which way: 1 where a ring with a positive area begins. */
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

/** A line as an outline `reach` units to both sides. */
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
