import type { PlanItem, Point } from '../../schema/planGeometry.ts';

// The lines of a plan (PlanDrawing.tsx) as paths of SVG, in the unit of the plan.

/** The squares behind a plan. */
export function gridPath(width: number, height: number, step: number): string {
  const across = linesWithin(width, step).map((x) => `M${x} 0V${height}`);
  const down = linesWithin(height, step).map((y) => `M0 ${y}H${width}`);
  return [...across, ...down].join('');
}

/** The places of lines a step apart, but for the edges. */
function linesWithin(length: number, step: number): number[] {
  return Array.from({ length: Math.ceil(length / step) - 1 }, (_, index) =>
    round((index + 1) * step),
  );
}

/** The lines that divide the longer side of a rectangle. */
export function partsPath(
  x: number,
  y: number,
  width: number,
  height: number,
  parts: number,
): string {
  const isWide = width >= height;
  return linesWithin(parts, 1)
    .map((part) =>
      isWide
        ? `M${round(x + (width * part) / parts)} ${y}v${height}`
        : `M${x} ${round(y + (height * part) / parts)}h${width}`,
    )
    .join('');
}

/** A circle, or a cone with its tip at a place. Directions are those of a compass: 0 is up, 90 right. */
export function coverPath(
  { x, y }: Point,
  { reach, angle = 360, direction = 0 }: NonNullable<PlanItem['coverage']>,
): string {
  const arc = `a${reach} ${reach} 0`;
  if (angle === 360) {
    const across = round(2 * reach);
    return `M${round(x - reach)} ${y}${arc} 1 1 ${across} 0${arc} 1 1 -${across} 0z`;
  }
  const end = (degrees: number) => {
    const radians = (degrees * Math.PI) / 180;
    return `${round(x + reach * Math.sin(radians))} ${round(y - reach * Math.cos(radians))}`;
  };
  const [from, to] = [end(direction - angle / 2), end(direction + angle / 2)];
  return `M${x} ${y}L${from}A${reach} ${reach} 0 ${angle > 180 ? 1 : 0} 1 ${to}z`;
}

/** A part of a side for attributes that take parts. */
export function percent(part: number): string {
  return `${round(part * 100)}%`;
}

/** Two decimals, which are far less than a pixel. Browser and prerenderer agree on them. */
export function round(value: number): number {
  return Math.round(value * 100) / 100;
}
