import type { Plan } from '../../schema/browser.ts';
import { feetAndInches, numberText } from '../shared/formats.ts';
import { type Locale, translator } from '../shared/words.ts';

/** A length as text that does not wrap: feet and inches, "2.5 m", "42 U". Lengths in feet are rounded to the inch. */
export function lengthText(value: number, unit: Plan['unit'], locale: Locale): string {
  if (unit === 'ft') return feetAndInches(Math.round(value * 12), locale);
  if (unit === 'in') return feetAndInches(value, locale);
  const number = numberText(value, locale.language);
  // The symbols of metric units are the same in all languages.
  return unit === 'U' ? translator(locale)('rackUnits', { number }) : `${number}\u00a0${unit}`;
}

/** The width of a plan as text. Rack units measure only heights, so the width of a rack is in inches, 1.75 for each unit. */
export function widthText({ width, unit }: Plan, locale: Locale): string {
  return unit === 'U' ? lengthText(width * 1.75, 'in', locale) : lengthText(width, unit, locale);
}

/** The distance between the grid lines behind a plan, in its unit: a round length, at most 24 squares on the longer side. */
export function gridStep({ width, height, unit }: Plan): number {
  const min = Math.max(width, height) / 24;
  if (unit === 'in') return [1, 3, 6, 12, 24, 60, 120, 600].find((step) => step >= min) ?? 600;
  const power = 10 ** Math.floor(Math.log10(min));
  const step = [1, 2, 5, 10].find((factor) => factor * power >= min - 1e-9) ?? 10;
  return Math.max(unit === 'ft' || unit === 'U' ? 1 : 0, Number((step * power).toPrecision(3)));
}
