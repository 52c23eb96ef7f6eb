import type { Plan } from '../../schema/planGeometry.ts';
import { feetAndInches } from '../shared/feetAndInches.ts';
import { sayIn, type Tongue } from '../shared/words.ts';

/** A length as people of the trade write it, on one line: feet and inches, "2.5 m", "42 U". Feet are given to the inch. */
export function lengthText(value: number, unit: Plan['unit'], tongue: Tongue): string {
  if (unit === 'ft') return feetAndInches(Math.round(value * 12), tongue);
  if (unit === 'in') return feetAndInches(value, tongue);
  // Without a mark of thousands, on which browsers and Node do not agree in every language.
  const options = { useGrouping: false, maximumFractionDigits: 2 };
  const number = new Intl.NumberFormat(tongue.language, options).format(value);
  // The symbols of metric units are the same in all languages.
  return unit === 'U' ? sayIn(tongue)('rackUnits', { number }) : `${number}\u00a0${unit}`;
}

/** How wide a plan is. A rack is counted in units from top to bottom alone: across it has 1.75 inches for each. */
export function widthText({ width, unit }: Plan, tongue: Tongue): string {
  return unit === 'U' ? lengthText(width * 1.75, 'in', tongue) : lengthText(width, unit, tongue);
}

/** The side of the squares behind a plan, in its unit: a round length, and at most 24 of them on the longer side. */
export function gridStep({ width, height, unit }: Plan): number {
  const smallest = Math.max(width, height) / 24;
  if (unit === 'in') return [1, 3, 6, 12, 24, 60, 120, 600].find((step) => step >= smallest) ?? 600;
  const power = 10 ** Math.floor(Math.log10(smallest));
  const step = [1, 2, 5, 10].find((factor) => factor * power >= smallest - 1e-9) ?? 10;
  return Math.max(unit === 'ft' || unit === 'U' ? 1 : 0, Number((step * power).toPrecision(3)));
}
