import type { BlockOf } from './blocks/index.ts';

// Geometry shared by the checks of a plan and its component. This also runs in visitors' browsers, so it does not import Zod.

export type Plan = BlockOf<'plan'>;
export type PlanItem = Plan['items'][number];
export type Point = { x: number; y: number };

/** The diameter in pixels of the circle around a number, at every window width. */
export const markSize = 24;

/** The maximum size of a drawing in pixels, next to its list and at full width. */
const largest = {
  beside: { width: 620, height: 600 },
  wide: { width: 1080, height: 480 },
};

/** The width of a drawing in pixels if there is enough room. It may shrink, but never grows. */
export function fullWidth({ layout, width, height }: Plan): number {
  const most = layout === 'wide' ? largest.wide : largest.beside;
  return Math.round(width * Math.min(most.width / width, most.height / height));
}

/** The positions of all devices of an item: the first, and its repetitions across and down. */
export function devicePoints({ x, y, across, down }: PlanItem): Point[] {
  const columns = across ?? { count: 1, spacing: 0 };
  const rows = down ?? { count: 1, spacing: 0 };
  return Array.from({ length: columns.count * rows.count }, (_, index) => ({
    x: x + (index % columns.count) * columns.spacing,
    y: y + Math.floor(index / columns.count) * rows.spacing,
  }));
}

/** The position of an item's number. */
export function numberPoint({ x, y, number }: PlanItem): Point {
  return number ?? { x, y };
}
