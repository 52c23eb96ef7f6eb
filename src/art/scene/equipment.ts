// Installed equipment in true sizes, in inches: racks and displays.
import type { Fill } from './looks.ts';
import { type Part, type Parts, partsIn } from './parts.ts';
import { box, row } from './solids.ts';
import type { Point } from './space.ts';
import { facingLeft, Surface } from './surfaces.ts';

/** A rack unit, in inches (EIA-310). */
export const rackUnit = 1.75;

/** A device in a rack: its height in rack units, and the parts on its front. */
export type RackItem = {
  units: number;
  fill?: Fill;
  /** Returns the parts on the front, which is 19 inches wide and `h` inches high. */
  front?: (plane: Surface, h: number) => Parts;
};

/** A 19 inch rack cabinet of so many `units`, with its `items` from the bottom up. Its front faces +y. */
export function rack(at: Point, units: number, items: readonly RackItem[], depth = 30): Part[] {
  const h = units * rackUnit + 5;
  const plane = facingLeft([at[0] + 2.5, at[1] + depth, at[2] + 3]);
  let from = 0;
  const fronts = items.map(({ units: size, fill = 'paper', front }) => {
    const z = from * rackUnit;
    from += size;
    const height = size * rackUnit;
    const panel = plane.from(0, z);
    return [panel.rect(0, 0, 19, height, { fill, line: 'detail' }), front?.(panel, height) ?? []];
  });
  return partsIn([
    box(at, [24, depth, h]),
    plane.rect(0, 0, 19, units * rackUnit, { fill: 'dark', line: 'edge' }),
    fronts,
  ]);
}

/** Returns a `front` for a patch panel or a switch: a row of ports. */
export function ports(count: number, fill: Fill = 'screen') {
  return (plane: Surface, h: number): Parts =>
    row(count, [14.5 / count, 0, 0], plane.rect(2.6, h * 0.3, 9 / count, h * 0.42, { fill }));
}

/** A flat display on a wall, and the plane of its picture, which is `w - 2` by `h - 2` inches. */
export function display(wall: Surface, u: number, v: number, w: number, h: number) {
  const front = wall.from(u, v);
  const picture = new Surface({ ...front.frame, at: front.point(1, 1, 2.5) });
  return {
    parts: [
      wall.slab(u, v, w, h, 2.5, 'dark'),
      picture.rect(0, 0, w - 2, h - 2, { fill: 'lit' }),
    ].flat(),
    picture,
  };
}

/** People on a video call: tiles with a head and shoulders each, on a plane of `w` by `h` inches. */
export function callTiles(
  plane: Surface,
  w: number,
  h: number,
  columns: number,
  rows: number,
): Part[] {
  const gap = 1;
  const tileW = (w - gap * (columns + 1)) / columns;
  const tileH = (h - gap * (rows + 1)) / rows;
  return Array.from({ length: columns * rows }, (_, index) => {
    const u = gap + (index % columns) * (tileW + gap);
    const v = gap + Math.floor(index / columns) * (tileH + gap);
    const radius = tileH * 0.17;
    return partsIn([
      plane.rect(u, v, tileW, tileH, { fill: 'tile' }),
      plane.circle(u + tileW / 2, v + tileH * 0.62, radius, { fill: 'light' }),
      plane.polygon(
        [
          [u + tileW / 2 - radius * 2, v],
          [u + tileW / 2 + radius * 2, v],
          [u + tileW / 2 + radius * 2, v + tileH * 0.36, radius],
          [u + tileW / 2 - radius * 2, v + tileH * 0.36, radius],
        ],
        { fill: 'light' },
      ),
    ]);
  }).flat();
}
