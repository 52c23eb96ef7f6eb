export { exceptionDates } from './exceptionDates.ts';
export { overlappingHours } from './overlappingHours.ts';
export { priceRange } from './priceRange.ts';
export { sameLocation } from './sameLocation.ts';
export { thousandsPoint } from './thousandsPoint.ts';
