// Circles of the scene are ellipses on the sheet. This module finds them, and the line segments that approximate them.
import type { Part } from './parts.ts';
import { ballCircle, ballOutline, type Placing, placed } from './seen.ts';
import { add, cross, dot, length, type Point, project, type Spot, times, unit } from './space.ts';

/** An ellipse on the sheet: a circle of the scene as it is seen. */
export type Ellipse = {
  readonly centre: Spot;
  /** The images of the unit vectors: a point of the ellipse is centre + cos(t) * u + sin(t) * v. */
  readonly u: Spot;
  readonly v: Spot;
};

/** The circles of the parts as ellipses on the sheet, each with the spots of its part that lie on it. */
export function ellipsesOf(parts: readonly Part[], placing: Placing) {
  const flat = (vector: Point): Spot => {
    const { x, y } = project(vector);
    return { x: x * placing.scale, y: y * placing.scale };
  };
  return parts.flatMap((part) => {
    if (part.kind === 'ball') {
      const { u, v } = ballCircle(part.radius);
      const spots = ballOutline(part.centre, part.radius).map((point) => placed(placing, point));
      return [{ ellipse: { centre: placed(placing, part.centre), u: flat(u), v: flat(v) }, spots }];
    }
    const points = part.kind === 'face' ? part.outline : part.points;
    return (part.circles ?? []).map(({ centre, u, v }) => ({
      ellipse: { centre: placed(placing, centre), u: flat(u), v: flat(v) },
      spots: points
        .filter((point) => {
          const away = add(point, times(centre, -1));
          return (
            Math.abs(length(away) - length(u)) < 1e-6 * Math.max(1, length(u)) &&
            Math.abs(dot(unit(cross(u, v)), away)) < 1e-6
          );
        })
        .map((point) => placed(placing, point)),
    }));
  });
}

/** An ellipse, and the spots of the sheet at which its pieces end. */
export type SeenEllipse = { readonly ellipse: Ellipse; readonly spots: readonly Spot[] };

/** The axes of an ellipse as SVG writes them: both radii, and the angle of the longer one in degrees. */
export type Arc = { ellipse: Ellipse; rx: number; ry: number; angle: number };

/** An index of the ellipses by the spots that lie on them. */
export class Arcs {
  readonly #bySpot = new Map<string, Set<Arc>>();

  constructor(ellipses: readonly SeenEllipse[]) {
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

  /** The ellipse of which the segment between two spots is a short piece; undefined when there is none. */
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

/** Maps a spot back to the unit circle that the ellipse is the image of. */
function onUnit({ ellipse: { centre, u, v } }: Arc, spot: Spot): Spot {
  const [x, y] = [spot.x - centre.x, spot.y - centre.y];
  const turn = u.x * v.y - u.y * v.x;
  return { x: (x * v.y - y * v.x) / turn, y: (y * u.x - x * u.y) / turn };
}

/** Whether a spot lies on the ellipse, within the error of rounding. */
function isOn(arc: Arc, spot: Spot): boolean {
  const { x, y } = onUnit(arc, spot);
  return Math.abs(Math.hypot(x, y) - 1) * arc.ry < 1;
}

/** The signed angle from one spot to another on the ellipse's unit circle, in radians, the shorter way round. */
export function stepOn(arc: Arc, from: Spot, to: Spot): number {
  const a = onUnit(arc, from);
  const b = onUnit(arc, to);
  return Math.atan2(a.x * b.y - a.y * b.x, a.x * b.x + a.y * b.y);
}
