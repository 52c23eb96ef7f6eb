// Hidden surface removal: finds the region of each face and the pieces of each line that no nearer face covers. Faces are flat
// and the projection is parallel, so the difference in depth of two faces is linear over the sheet and the result is exact.
import { ellipsesOf, type SeenEllipse } from './arcs.ts';
import { type Box, boxOf, overlap } from './box.ts';
import type { Part } from './parts.ts';
import { type Placing, seen } from './seen.ts';
import { shadowOf } from './shadows.ts';
import { type Stroke, visibleLines } from './visibleLines.ts';
import { type Region, visibleRegions } from './visibleRegions.ts';

export type Visible = {
  /** The painted regions, in the order of painting. */
  readonly regions: readonly Region[];
  readonly strokes: readonly Stroke[];
  readonly ellipses: readonly SeenEllipse[];
};

/** The visible regions and lines of parts on a sheet, clipped to `frame`. */
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
