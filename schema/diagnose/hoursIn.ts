import type { OpeningHours } from '../openingHours.ts';
import type { Site } from '../site.ts';
import type { ValuePath } from './types.ts';

/** All opening hours of site.json, each with its path: those of the company and those of its locations. */
export function hoursIn({
  hours,
  locations = [],
}: Site): { hours: OpeningHours; path: ValuePath }[] {
  const own = locations.map((location, index) => ({
    hours: location.hours,
    path: ['locations', index, 'hours'],
  }));
  return [{ hours, path: ['hours'] }, ...own].flatMap(({ hours: found, path }) =>
    found ? [{ hours: found, path }] : [],
  );
}
