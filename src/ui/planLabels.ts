import {
  devicePoints,
  fullWidth,
  markSize,
  narrowestDrawing,
  numberPoint,
  type Plan,
  type Point,
} from '../../schema/planGeometry.ts';
import type { Tongue } from '../shared/words.ts';
import { lengthText } from './planText.ts';

/** A text in a drawing. x and y are in the unit of the plan; dx and dy are an offset in pixels. */
export type Label = Point & {
  text: string;
  dx: number;
  dy: number;
  anchor: 'start' | 'middle' | 'end';
  /** The index in `steps` of the least width of the drawing at which the text covers nothing. */
  step: number;
};

/** Widths of a drawing in pixels, from that on a phone up. PlanDrawing.tsx shows a label from the width of its step on. */
export const steps = [narrowestDrawing, 320, 400, 500, 600] as const;

type Box = { left: number; top: number; right: number; bottom: number };
type Rectangle = Point & { width: number; height: number };
type Candidate = Omit<Label, 'text' | 'step'>;

/**
 * Places the labels of a plan: the length of each dimension, undefined where it does not fit at any width, and the names of the
 * areas that fit. Each has the smallest step at which it covers nothing.
 */
export function labelsOf(
  plan: Plan,
  tongue: Tongue,
): { lengths: (Label | undefined)[]; names: Label[] } {
  const placed: Label[] = [];
  const place = (text: string, candidates: Candidate[], around: Rectangle): Label | undefined => {
    const labels = candidates.flatMap((candidate) => {
      const label = { ...candidate, text, step: 0 };
      const step = steps.findIndex((width) => isFree(label, width, plan, placed, around));
      return step < 0 ? [] : [{ ...label, step }];
    });
    const [best] = labels.sort((a, b) => a.step - b.step);
    if (best) placed.push(best);
    return best;
  };

  const sheet = { x: 0, y: 0, width: plan.width, height: plan.height };
  const lengths = (plan.dimensions ?? []).map(({ from, to }) => {
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
    const isLevel = Math.abs(to.x - from.x) >= Math.abs(to.y - from.y);
    const candidates: Candidate[] = isLevel
      ? [
          { ...middle, dx: 0, dy: -7, anchor: 'middle' },
          { ...middle, dx: 0, dy: 17, anchor: 'middle' },
        ]
      : [
          { ...middle, dx: 7, dy: 4, anchor: 'start' },
          { ...middle, dx: -7, dy: 4, anchor: 'end' },
        ];
    return place(lengthText(length, plan.unit, tongue), candidates, sheet);
  });
  const names = (plan.areas ?? []).flatMap((area) => {
    if (!area.name) return [];
    const { x, y, width, height, look } = area;
    const corners: Candidate[] = [
      { x, y, dx: 8, dy: 18, anchor: 'start' },
      { x, y: y + height, dx: 8, dy: -9, anchor: 'start' },
      { x: x + width, y, dx: -8, dy: 18, anchor: 'end' },
      { x: x + width, y: y + height, dx: -8, dy: -9, anchor: 'end' },
    ];
    const middle: Candidate = {
      x: x + width / 2,
      y: y + height / 2,
      dx: 0,
      dy: 4,
      anchor: 'middle',
    };
    const candidates = look === 'solid' ? [middle, ...corners] : [...corners, middle];
    return place(area.name, candidates, area) ?? [];
  });
  return { lengths, names };
}

function boxOf({ x, y, width, height }: Rectangle, scale: number): Box {
  return {
    left: x * scale,
    top: y * scale,
    right: (x + width) * scale,
    bottom: (y + height) * scale,
  };
}

/** Whether a label is inside its area and clear of marks, lines and other labels, in a drawing `width` pixels wide. */
function isFree(
  label: Label,
  width: number,
  plan: Plan,
  placed: readonly Label[],
  around: Rectangle,
): boolean {
  const scale = Math.min(width, fullWidth(plan)) / plan.width;
  const own = labelBox(label, scale);
  const edges = boxOf(around, scale);
  if (own.left < edges.left || own.right > edges.right) return false;
  if (own.top < edges.top || own.bottom > edges.bottom) return false;
  const boxes = [
    ...placed.map((other) => labelBox(other, scale)),
    ...marksOf(plan, scale),
    ...linesOf(plan, around).map((line) => boxOf(line, scale)),
  ];
  return !boxes.some((box) => areCrossed(own, box));
}

/** The lines of a plan as rectangles of zero width. For the name of an area, solid areas count as a whole. */
function linesOf({ areas = [], runs = [] }: Plan, around: Rectangle): Rectangle[] {
  const others = areas.filter((area) => area !== around && area.look !== 'opening');
  const edges = others.flatMap((area): Rectangle[] => {
    const { x, y, width, height, look } = area;
    if (look === 'solid' && areas.some((named) => named === around)) return [area];
    return [
      { x, y, width, height: 0 },
      { x, y: y + height, width, height: 0 },
      { x, y, width: 0, height },
      { x: x + width, y, width: 0, height },
    ];
  });
  const cables = runs.flatMap(({ points }) =>
    points.slice(1).flatMap((point, index): Rectangle[] => {
      const before = points[index] ?? point;
      const isSlanted = before.x !== point.x && before.y !== point.y;
      if (isSlanted) return [];
      return [
        {
          x: Math.min(before.x, point.x),
          y: Math.min(before.y, point.y),
          width: Math.abs(point.x - before.x),
          height: Math.abs(point.y - before.y),
        },
      ];
    }),
  );
  return [...edges, ...cables];
}

/** The box of a text, with a little space around it, in pixels. */
function labelBox({ text, x, y, dx, dy, anchor }: Label, scale: number): Box {
  const width = Array.from(text, widthOf).reduce((sum, letter) => sum + letter, 0);
  const start = x * scale + dx - { start: 0, middle: width / 2, end: width }[anchor];
  const base = y * scale + dy;
  return {
    left: start - 2,
    right: start + width + 2,
    top: base - 13,
    bottom: base + 5,
  };
}

/** The approximate width of a character at 13 px: East Asian ones are square, capitals and digits wider than small letters. */
function widthOf(letter: string): number {
  if (letter > '\u2e80') return 13.5;
  return /[A-Z0-9]/.test(letter) ? 8.6 : 7;
}

/** The boxes of the items' numbers and of their devices, each of which counts as a square of 12 pixels. */
function marksOf(plan: Plan, scale: number): Box[] {
  const square = ({ x, y }: Point, size: number): Box => ({
    left: x * scale - size / 2,
    right: x * scale + size / 2,
    top: y * scale - size / 2,
    bottom: y * scale + size / 2,
  });
  return plan.items.flatMap((item) => [
    square(numberPoint(item), markSize + 4),
    ...devicePoints(item).map((place) => square(place, 12)),
  ]);
}

function areCrossed(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
