// What is seen of a scene: of every face the region, of every line the pieces, that no nearer face covers. Faces are flat and
// the projection is parallel, so the difference in depth of two faces is linear over the sheet and everything is exact.
import { ellipsesOf, type SeenEllipse } from './arcs.ts';
import { type Box, boxOf, overlap } from './box.ts';
import type { Part } from './parts.ts';
import { type Placing, seen } from './seen.ts';
import { shadowOf } from './shadows.ts';
import { type Stroke, visibleLines } from './visibleLines.ts';
import { type Region, visibleRegions } from './visibleRegions.ts';

export type Visible = {
  /** What is painted, in this order. */
  readonly regions: readonly Region[];
  readonly strokes: readonly Stroke[];
  readonly ellipses: readonly SeenEllipse[];
};

/** What is seen of parts on a sheet; `frame` cuts off what lies outside. */
export function visible(parts: readonly Part[], placing: Placing, frame?: Box): Visible {
  const { faces, lines, ground } = seen(parts, placing);
  const opaque = faces.filter(({ opacity }) => opacity === 1);
  const inFrame = lines.filter(({ spots }) => !frame || overlap(boxOf(spots), frame));
  return {
    regions: visibleRegions(faces, opaque, shadowOf(parts, placing, ground), frame),
    strokes: visibleLines(inFrame, opaque, frame),
    ellipses: ellipsesOf(parts, placing),
  };
}
