import type { Plan, PlanItem, Point } from '../../schema/browser.ts';

// The lines of a plan (PlanShapes.tsx) as SVG paths, in the unit of the plan.

/** The grid behind a plan. */
export function gridPath(width: number, height: number, step: number): string {
  const across = linesWithin(width, step).map((x) => `M${x} 0V${height}`);
  const down = linesWithin(height, step).map((y) => `M0 ${y}H${width}`);
  return [...across, ...down].join('');
}

/** The positions of lines that are `step` apart within a length, excluding both ends. */
function linesWithin(length: number, step: number): number[] {
  return Array.from({ length: Math.ceil(length / step) - 1 }, (_, index) =>
    round((index + 1) * step),
  );
}

/** The lines that divide a rectangle into columns and rows. */
export function partsPath(area: NonNullable<Plan['areas']>[number]): string {
  const { x, y, width, height, columns = 1, rows = 1 } = area;
  const across = linesWithin(width, width / columns).map(
    (at) => `M${round(x + at)} ${y}v${height}`,
  );
  const down = linesWithin(height, height / rows).map((at) => `M${x} ${round(y + at)}h${width}`);
  return [...across, ...down].join('');
}

/** A line through points. */
export function linePath(points: readonly Point[]): string {
  return `M${points.map(({ x, y }) => `${round(x)} ${round(y)}`).join('L')}`;
}

/** Points as very short lines. Round line caps turn them into dots of the same size. */
export function dotsPath(points: readonly Point[]): string {
  return points.map(({ x, y }) => `M${round(x)} ${round(y)}h.01`).join('');
}

/** Circles around the positions, or sectors with their tips there. Directions are compass bearings: 0 is up, 90 is right. */
export function coverPath(
  places: readonly Point[],
  { reach, angle = 360, direction = 0 }: NonNullable<PlanItem['coverage']>,
): string {
  const arc = `${reach} ${reach} 0`;
  if (angle === 360) {
    const across = round(2 * reach);
    const circle = `a${arc} 1 1 ${across} 0a${arc} 1 1 -${across} 0z`;
    return places.map(({ x, y }) => `M${round(x - reach)} ${round(y)}${circle}`).join('');
  }
  /** The vector from the tip to the arc. */
  const side = (degrees: number): Point => {
    const radians = (degrees * Math.PI) / 180;
    return { x: reach * Math.sin(radians), y: -reach * Math.cos(radians) };
  };
  const [from, to] = [side(direction - angle / 2), side(direction + angle / 2)];
  const chord = `${round(to.x - from.x)} ${round(to.y - from.y)}`;
  const cone = `l${round(from.x)} ${round(from.y)}a${arc} ${angle > 180 ? 1 : 0} 1 ${chord}z`;
  return places.map((place) => `M${round(place.x)} ${round(place.y)}${cone}`).join('');
}

/** A fraction of a side as a percentage, rounded to a tenth, which is less than a pixel. */
export function percent(part: number): string {
  return `${Math.round(part * 1000) / 10}%`;
}

/** Rounds to two decimals, far less than a pixel, so that browser and prerenderer produce the same text. */
export function round(value: number): number {
  return Math.round(value * 100) / 100;
}
