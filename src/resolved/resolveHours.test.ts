import { expect, test } from 'vitest';
import { resolveHours } from './resolveHours.ts';

const week = { monday: '9:00-17:00' };
const closed = (date: string, until?: string) => ({
  date,
  ...(until !== undefined && { until }),
  hours: 'closed',
});
const hours = (...exceptions: { date: string; until?: string; hours: string }[]) => ({
  timeZone: 'Europe/London',
  week,
  exceptions,
});

test("a location adds the company's exceptions to its own", () => {
  const company = hours(closed('25 December'), closed('2026-12-24', '2026-12-28'));
  expect(resolveHours({ timeZone: 'Europe/London', week }, company).exceptions).toEqual([
    closed('2026-12-24', '2026-12-28'),
    closed('12-25'),
  ]);
});

test("a location's own exceptions replace the company's on the same dates", () => {
  const exception = { date: '2026-12-26', hours: '10:00-12:00' };
  const company = hours(closed('2026-12-24', '2026-12-28'), closed('2027-05-01'));
  expect(resolveHours(hours(exception), company).exceptions).toEqual([
    exception,
    closed('2026-12-24', '2026-12-25'),
    closed('2026-12-27', '2026-12-28'),
    closed('2027-05-01'),
  ]);
});

test('a yearly exception replaces those of the company, yearly or not', () => {
  const exception = { date: '1. Januar', hours: '10:00-12:00' };
  const company = hours(closed('12-31', '01-02'), closed('2027-01-01'));
  expect(resolveHours(hours(exception), company).exceptions).toEqual([
    { date: '01-01', hours: '10:00-12:00' },
    closed('12-31'),
    closed('01-02'),
  ]);
});

test("an exception for one year leaves the company's yearly exception in place", () => {
  const exception = { date: '2026-12-25', hours: '10:00-12:00' };
  expect(resolveHours(hours(exception), hours(closed('12-25'))).exceptions).toEqual([
    exception,
    closed('12-25'),
  ]);
});
