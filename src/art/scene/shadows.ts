// The shadow on the floor.
import { shade } from './looks.ts';
import type { Part } from './parts.ts';
import { intersection, union, wound } from './regions.ts';
import { ballOutline, eye, faceOf, type Placing, placed, type SeenFace } from './seen.ts';
import { depthOf, type Point, type Spot } from './space.ts';

/** The vector from a point one inch above the floor to its shadow. */
const light: Point = [0.42, -0.16, -1];
/** Parts above this height, in inches, throw no shadow. */
const highestShadow = 60;

/** The shadow of all parts as one face on the floor, including what other faces will hide; undefined when there is none. */
export function shadowOf(
  parts: readonly Part[],
  placing: Placing,
  ground: readonly Spot[][],
): SeenFace | undefined {
  const fallen = ([x, y, z]: Point): Spot =>
    placed(placing, [x + light[0] * Math.max(z, 0), y + light[1] * Math.max(z, 0), 0]);
  const shadows = parts.flatMap((part) => {
    if (part.kind === 'ball' && part.shadow && part.centre[2] < highestShadow) {
      return [ballOutline(part.centre, part.radius).map(fallen)];
    }
    if (part.kind !== 'face' || !part.shadow) return [];
    if (part.outline.every(([, , z]) => z > highestShadow)) return [];
    return [part.outline.map(fallen)];
  });
  const onGround = intersection(
    union(shadows.map((ring) => wound(ring, 1))),
    ground.map((ring) => wound(ring, 1)),
  );
  const floor = depthOf([0, 0, 0], [0, 0, 1]);
  return floor && onGround.length > 0
    ? faceOf(floor, onGround, shade('shadow', eye), 1, true, -1, placing)
    : undefined;
}
