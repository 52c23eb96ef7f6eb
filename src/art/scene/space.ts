// The space of a scene and the sheet that it is projected to. A point is [x, y, z] in inches: on the sheet, x runs right and
// down, y left and down (both at 30 degrees), z up. The projection is isometric; the direction of view is [-1, -1, -1].

/** A point in space, or a vector, in inches. */
export type Point = readonly [x: number, y: number, z: number];

/** A point on the sheet. y runs down. */
export type Spot = { readonly x: number; readonly y: number };

const cos30 = Math.sqrt(3) / 2;

/** A length in inches: `ft(8, 6)` is 8 feet 6 inches. */
export function ft(feet: number, inches = 0): number {
  return feet * 12 + inches;
}

export const add = (a: Point, b: Point): Point => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const minus = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const times = (a: Point, factor: number): Point => [
  a[0] * factor,
  a[1] * factor,
  a[2] * factor,
];
export const dot = (a: Point, b: Point): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const cross = (a: Point, b: Point): Point => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
export const length = (a: Point): number => Math.hypot(a[0], a[1], a[2]);
export const unit = (a: Point): Point => times(a, 1 / (length(a) || 1));

/** Projects a point to the unscaled sheet. A length along an axis keeps its length. */
export function project([x, y, z]: Point): Spot {
  return { x: (x - y) * cos30, y: (x + y) / 2 - z };
}

/**
 * The depth of a plane as a linear function of spots on the unscaled sheet: how far the plane's point at the spot is from the
 * floor, measured along [1, 1, 1]. A larger value is nearer to the eye.
 */
export type Depth = { readonly x: number; readonly y: number; readonly at0: number };

/** The depth of a plane through a point, or undefined when it is seen edge-on. */
export function depthOf(point: Point, normal: Point): Depth | undefined {
  const [a, b, c] = normal;
  const towards = a + b + c;
  if (Math.abs(towards) < 1e-6 * length(normal)) return undefined;
  // On the floor the spot (X, Y) shows the point (Y + X / (2 cos 30), Y - X / (2 cos 30), 0).
  return {
    x: (b - a) / (2 * cos30) / towards,
    y: -(a + b) / towards,
    at0: dot(normal, point) / towards,
  };
}

/** The depth at a spot of the unscaled sheet. */
export function depthAt(depth: Depth, spot: Spot): number {
  return depth.at0 + depth.x * spot.x + depth.y * spot.y;
}

/** A spot in whole units of the sheet. */
export const whole = ({ x, y }: Spot): Spot => ({ x: Math.round(x), y: Math.round(y) });

/** Whether two spots are the same. */
export const same = (a: Spot | undefined, b: Spot | undefined): boolean =>
  !!a && !!b && a.x === b.x && a.y === b.y;
