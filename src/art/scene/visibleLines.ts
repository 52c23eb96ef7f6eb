import { type Box, boxOf } from './box.ts';
import type { Weight } from './looks.ts';
import { type SeenFace, type SeenLine, touching } from './seen.ts';
import { depthAt, type Spot } from './space.ts';

export type Stroke = { readonly weight: Weight; readonly points: readonly Spot[] };

/** A spot nearer to an outline than this, in units, does not count as inside. */
const border = 0.06;

/** The pieces of lines that no nearer opaque face covers, clipped to `frame`. */
export function visibleLines(
  lines: readonly SeenLine[],
  opaque: readonly SeenFace[],
  frame?: Box,
): Stroke[] {
  return lines.flatMap((each) => piecesOf(each, opaque, frame));
}

/** The pieces of a line that no nearer face covers. */
function piecesOf(line: SeenLine, opaque: readonly SeenFace[], frame?: Box): Stroke[] {
  const strokes: Stroke[] = [];
  let run: Spot[] = [];
  const end = () => {
    if (run.length > 1) strokes.push({ weight: line.weight, points: run });
    run = [];
  };
  for (let index = 1; index < line.spots.length; index += 1) {
    const from = line.spots[index - 1];
    const to = line.spots[index];
    if (!from || !to) continue;
    const depths: [number, number] = [line.depths[index - 1] ?? 0, line.depths[index] ?? 0];
    const hidden = hiddenIn(from, to, depths, line.order, opaque);
    if (frame) hidden.push(...outside(from, to, frame));
    const at = (part: number): Spot => ({
      x: from.x + part * (to.x - from.x),
      y: from.y + part * (to.y - from.y),
    });
    const shown = remaining(hidden);
    if (shown[0]?.[0] !== 0) end();
    for (const [start, stop] of shown) {
      if (start > 0) end();
      if (run.length === 0) run.push(at(start));
      run.push(at(stop));
    }
    if (shown.at(-1)?.[1] !== 1) end();
  }
  end();
  return strokes;
}

/** The intervals of 0 to 1 that are left without the hidden ones. */
function remaining(hidden: readonly [number, number][]): [number, number][] {
  const shown: [number, number][] = [];
  let start = 0;
  for (const [from, to] of hidden.toSorted(([a], [b]) => a - b)) {
    if (from > start + 1e-6) shown.push([start, from]);
    start = Math.max(start, to);
  }
  if (start < 1 - 1e-6) shown.push([start, 1]);
  return shown;
}

/** The intervals of a segment, from 0 to 1, that are outside the frame. */
function outside(from: Spot, to: Spot, frame: Box): [number, number][] {
  let [least, most] = [0, 1];
  const clip = (start: number, end: number, low: number, high: number) => {
    const run = end - start;
    if (run === 0) {
      if (start < low || start > high) most = -1;
      return;
    }
    const [a, b] = [(low - start) / run, (high - start) / run];
    least = Math.max(least, Math.min(a, b));
    most = Math.min(most, Math.max(a, b));
  };
  clip(from.x, to.x, frame.left, frame.right);
  clip(from.y, to.y, frame.top, frame.bottom);
  if (most <= least) return [[0, 1]];
  const parts: [number, number][] = [];
  if (least > 0) parts.push([0, least]);
  if (most < 1) parts.push([most, 1]);
  return parts;
}

/** The intervals of a segment, from 0 to 1, that faces cover. */
function hiddenIn(
  from: Spot,
  to: Spot,
  [fromDepth, toDepth]: readonly [number, number],
  order: number,
  opaque: readonly SeenFace[],
): [number, number][] {
  const box = boxOf([from, to]);
  const hidden: [number, number][] = [];
  for (const face of opaque) {
    const { left, right, top, bottom } = face.box;
    if (box.left > right || left > box.right || box.top > bottom || top > box.bottom) continue;
    // How much nearer to the eye the face is than the line, at both ends.
    const first = depthAt(face.depth, from) - fromDepth;
    const last = depthAt(face.depth, to) - toDepth;
    const isUnder =
      face.flat && face.order > order && Math.abs(first) < touching && Math.abs(last) < touching;
    if (!isUnder && first <= touching && last <= touching) continue;
    let [near, far] = [0, 1];
    if (!isUnder) {
      const crossing = (touching - first) / (last - first);
      if (first <= touching) near = crossing;
      else if (last <= touching) far = crossing;
    }
    for (const [start, end] of insideParts(from, to, face.rings)) {
      const cut: [number, number] = [Math.max(start, near), Math.min(end, far)];
      if (cut[1] > cut[0]) hidden.push(cut);
    }
  }
  return hidden;
}

/** The intervals of a segment, from 0 to 1, that are inside the outlines. */
function insideParts(from: Spot, to: Spot, rings: readonly Spot[][]): [number, number][] {
  const cuts = [0, 1];
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  for (const ring of rings) {
    ring.forEach((a, index) => {
      const b = ring[(index + 1) % ring.length] ?? a;
      const ex = b.x - a.x;
      const ey = b.y - a.y;
      const turn = dx * ey - dy * ex;
      if (Math.abs(turn) < 1e-12) return;
      const along = ((a.x - from.x) * ey - (a.y - from.y) * ex) / turn;
      const across = ((a.x - from.x) * dy - (a.y - from.y) * dx) / turn;
      if (along > 0 && along < 1 && across >= -1e-9 && across <= 1 + 1e-9) cuts.push(along);
    });
  }
  cuts.sort((a, b) => a - b);
  const parts: [number, number][] = [];
  for (let index = 1; index < cuts.length; index += 1) {
    const start = cuts[index - 1] ?? 0;
    const end = cuts[index] ?? 1;
    if (end - start < 1e-9) continue;
    const middle = (start + end) / 2;
    if (isInside({ x: from.x + middle * dx, y: from.y + middle * dy }, rings))
      parts.push([start, end]);
  }
  return parts;
}

/** Whether a spot is inside the outlines, and not on one of them. */
export function isInside({ x, y }: Spot, rings: readonly (readonly Spot[])[]): boolean {
  let inside = false;
  for (const ring of rings) {
    let a = ring.at(-1);
    for (const b of ring) {
      if (!a) break;
      if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x)
        inside = !inside;
      const [ex, ey] = [b.x - a.x, b.y - a.y];
      const run = ex * ex + ey * ey;
      const part =
        run === 0 ? 0 : Math.max(0, Math.min(1, ((x - a.x) * ex + (y - a.y) * ey) / run));
      if (Math.hypot(x - a.x - part * ex, y - a.y - part * ey) < border) return false;
      a = b;
    }
  }
  return inside;
}
