import {
  devicePoints,
  fullWidth,
  markSize,
  numberPoint,
  type Plan,
  type Point,
} from '../../schema/browser.ts';
import { plainText } from '../shared/plainText.ts';
import type { Locale } from '../shared/words.ts';
import { lengthText } from './planText.ts';

/** Text in a drawing. x and y are in the unit of the plan; dx and dy are an offset in pixels. */
export type Label = Point & { text: string; dx: number; dy: number; anchor?: 'middle' };

/** The minimum width in pixels of a drawing with labels (PlanDrawing.tsx). */
const labeledWidth = 500;

type Box = Point & { width: number; height: number };

/**
 * The labels of a plan that do not cover a mark, a line or another label in a drawing of `labeledWidth`; in a wider drawing they
 * have more room. Each length is at the center of its dimension, or undefined. Each name is on the left of its area, or in the
 * center of a solid one.
 */
export function labelsOf(
  plan: Plan,
  locale: Locale,
): { lengths: (Label | undefined)[]; names: Label[] } {
  const { areas = [], dimensions = [] } = plan;
  const pixel = plan.width / Math.min(labeledWidth, fullWidth(plan));
  const occupied = [...marksOf(plan, pixel), ...cablesOf(plan)];
  const firstFree = (labels: Label[], within: Box): Label | undefined => {
    const edges = areas.filter((area) => area !== within && area.look !== 'opening');
    const free = labels.find((label) => {
      const box = boxOf(label, pixel);
      return (
        isInside(box, within) &&
        !occupied.some((other) => areCrossed(box, other)) &&
        !edges.some((area) => areCrossed(box, area) && !isInside(box, area))
      );
    });
    if (free) occupied.push(boxOf(free, pixel));
    return free;
  };

  const lengths = dimensions.map(({ from, to }) => {
    const [width, height] = [Math.abs(to.x - from.x), Math.abs(to.y - from.y)];
    const text = lengthText(Math.hypot(width, height), plan.unit, locale);
    const middle = { text, x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
    const label: Label =
      width < height ? { ...middle, dx: 7, dy: 4 } : { ...middle, dx: 0, dy: -7, anchor: 'middle' };
    return firstFree([label], { x: 0, y: 0, width: plan.width, height: plan.height });
  });
  const names = areas.flatMap((area) => {
    const { name: text, x, y, width, height, look } = area;
    if (!text) return [];
    const middle: Label = {
      text,
      x: x + width / 2,
      y: y + height / 2,
      dx: 0,
      dy: 4,
      anchor: 'middle',
    };
    const top = { text, x, y, dx: 8, dy: 18 };
    const bottom = { text, x, y: y + height, dx: 8, dy: -9 };
    return firstFree(look === 'solid' ? [middle] : [top, bottom], area) ?? [];
  });
  return { lengths, names };
}

// Boxes are in the unit of the plan, in which a pixel has the given size.

/** The box of a text. Its letters are nearly square in East Asian scripts, and narrower in others. */
function boxOf({ text, x, y, dx, dy, anchor }: Label, pixel: number): Box {
  const letters = Array.from(plainText(text), (letter) => (letter > '\u2e80' ? 13.5 : 8));
  const width = letters.reduce((sum, letter) => sum + letter, 4);
  const start = dx - (anchor ? width / 2 : 2);
  return {
    x: x + start * pixel,
    y: y + (dy - 13) * pixel,
    width: width * pixel,
    height: 18 * pixel,
  };
}

/** The boxes of the numbers of a plan's items and of their devices. */
function marksOf({ items }: Plan, pixel: number): Box[] {
  const square = ({ x, y }: Point, pixels: number): Box => {
    const size = pixels * pixel;
    return { x: x - size / 2, y: y - size / 2, width: size, height: size };
  };
  return items.flatMap((item) => [
    square(numberPoint(item), markSize + 4),
    ...devicePoints(item).map((point) => square(point, 12)),
  ]);
}

/** The boxes of the straight segments of cables. */
function cablesOf({ runs = [] }: Plan): Box[] {
  return runs.flatMap(({ points }) =>
    points.slice(1).map((to, index) => {
      const from = points[index] ?? to;
      const [x, y] = [Math.min(from.x, to.x), Math.min(from.y, to.y)];
      return { x, y, width: Math.abs(to.x - from.x), height: Math.abs(to.y - from.y) };
    }),
  );
}

function isInside(box: Box, { x, y, width, height }: Box): boolean {
  return (
    box.x >= x && box.y >= y && box.x + box.width <= x + width && box.y + box.height <= y + height
  );
}

function areCrossed(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}
