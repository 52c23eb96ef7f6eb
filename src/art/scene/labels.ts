// Labels of a scene: dimensions, which measure, and notes, which name. Each drawing has two sets: one for wide frames, and one
// with fewer and larger words for narrow ones. CSS shows one of them (DrawingFrame.tsx).

import { type LabelSet, labelSets } from '../labelSets.ts';
import { type Placing, placed } from './seen.ts';
import { add, length, minus, type Point, type Spot } from './space.ts';
import { textWidth } from './widths.ts';

/** How many units of the sheet a pixel is in a drawing 590 pixels wide. */
export const unitsPerPixel = 2;

/** A label that measures the distance between two points. */
export type Dimension = {
  readonly kind: 'dimension';
  readonly from: Point;
  readonly to: Point;
  /** The vector from the measured points to the dimension line. */
  readonly offset: Point;
  /** A second fact, such as '12 seats'. Narrow frames do not show it. */
  readonly fact?: string;
  /** Whether narrow frames show the dimension. */
  readonly narrow: boolean;
};

/** A label that names a thing, with a line to it. */
export type Note = {
  readonly kind: 'note';
  readonly to: Point;
  readonly text: string;
  /** The vector from the thing to the words, in pixels of a drawing 590 pixels wide: x to the right, y down. */
  readonly away: readonly [x: number, y: number];
  /** The words in narrow frames and their place; false where narrow frames do not show the note. */
  readonly narrow:
    | false
    | { readonly text: string; readonly away: readonly [x: number, y: number] };
};

export type Label = Dimension | Note;

/** A dimension from one point to another. Its text is their distance in feet and inches, to the inch. */
export function dimension(
  from: Point,
  to: Point,
  {
    offset = [0, 0, 0],
    fact,
    narrow = true,
  }: Partial<Omit<Dimension, 'kind' | 'from' | 'to'>> = {},
): Dimension {
  return { kind: 'dimension', from, to, offset, fact, narrow };
}

/** A note at a point. `narrow` is its text and place in narrow frames; without it they do not show the note. */
export function note(
  to: Point,
  text: string,
  away: readonly [x: number, y: number],
  narrow: Note['narrow'] = false,
): Note {
  return { kind: 'note', to, text, away, narrow };
}

/** A length in inches as text, to the inch: 28′ 6″. It is the same in every language. */
export function inPrimes(inches: number): string {
  const whole = Math.round(inches);
  const feet = Math.floor(whole / 12);
  const rest = whole % 12;
  return [...(feet ? [`${feet}′`] : []), ...(rest || !feet ? [`${rest}″`] : [])].join(' ');
}

/** A label as it is placed on the sheet, in units of the sheet. */
export type SetLabel = {
  readonly text: string;
  /** The middle of its words. */
  readonly middle: Spot;
  /** The size of the box that no line crosses. */
  readonly width: number;
  readonly height: number;
  readonly lines: readonly (readonly [Spot, Spot])[];
  /** The end of a note's line. */
  readonly dot?: Spot;
};

const between = (a: Spot, b: Spot, part: number): Spot => ({
  x: a.x + part * (b.x - a.x),
  y: a.y + part * (b.y - a.y),
});

/** Places the labels of one set on the sheet. */
export function setLabels(labels: readonly Label[], set: LabelSet, placing: Placing): SetLabel[] {
  const { size } = labelSets[set];
  return labels.flatMap((label) => {
    if (label.kind === 'dimension') {
      if (set === 'narrow' && !label.narrow) return [];
      return [setDimension(label, set, size, placing)];
    }
    const words = set === 'wide' ? label : label.narrow;
    return words ? [setNote(label.to, words.text, words.away, size, placing)] : [];
  });
}

const wordsOf = (text: string, size: number) => ({
  width: textWidth(text) * size + 0.5 * size,
  height: 1.1 * size,
});

function setDimension(
  { from, to, offset, fact }: Dimension,
  set: LabelSet,
  size: number,
  placing: Placing,
): SetLabel {
  const text = [inPrimes(length(minus(to, from))), ...(fact && set === 'wide' ? [fact] : [])].join(
    ' · ',
  );
  const { width, height } = wordsOf(text, size);
  const start = placed(placing, add(from, offset));
  const end = placed(placing, add(to, offset));
  const middle = between(start, end, 0.5);
  const run = Math.hypot(end.x - start.x, end.y - start.y) || 1;
  const along = { x: (end.x - start.x) / run, y: (end.y - start.y) / run };
  // Half the length of the part of the line that is inside the label's box.
  const half = Math.min(
    width / 2 / Math.max(Math.abs(along.x), 1e-9),
    height / 2 / Math.max(Math.abs(along.y), 1e-9),
  );
  const lines: [Spot, Spot][] = [];
  if (half < run / 2) {
    const gap = { x: along.x * half, y: along.y * half };
    lines.push([start, { x: middle.x - gap.x, y: middle.y - gap.y }]);
    lines.push([{ x: middle.x + gap.x, y: middle.y + gap.y }, end]);
  }
  const isOffset = length(offset) > 0;
  for (const [thing, spot] of [
    [from, start],
    [to, end],
  ] as const) {
    if (isOffset) {
      const foot = placed(placing, thing);
      lines.push([between(foot, spot, 0.25), between(foot, spot, 1.15)]);
    } else {
      const tick = { x: -along.y * 10, y: along.x * 10 };
      lines.push([
        { x: spot.x - tick.x, y: spot.y - tick.y },
        { x: spot.x + tick.x, y: spot.y + tick.y },
      ]);
    }
  }
  return { text, middle, width, height, lines };
}

function setNote(
  to: Point,
  text: string,
  away: readonly [number, number],
  size: number,
  placing: Placing,
): SetLabel {
  const { width, height } = wordsOf(text, size);
  const dot = placed(placing, to);
  const end = { x: dot.x + away[0] * unitsPerPixel, y: dot.y + away[1] * unitsPerPixel };
  // The words are above or below a steep line, and beside a flat one.
  const isSteep = Math.abs(away[1]) > 1.5 * Math.abs(away[0]);
  const middle = isSteep
    ? { x: end.x, y: end.y + (Math.sign(away[1]) * height) / 2 }
    : { x: end.x + (Math.sign(away[0] || 1) * width) / 2, y: end.y };
  return { text, middle, width, height, lines: [[dot, end]], dot };
}
