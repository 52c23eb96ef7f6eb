import {
  type DayRange,
  dateOf,
  type Exception,
  isYearly,
  occurrences,
  readDate,
} from '../../schema/browser.ts';
import type { Site } from '../../schema/index.ts';

type Hours = NonNullable<Site['hours']>;

/**
 * The opening hours as visitors get them: dates in one format, with exceptions for one year before the yearly ones that they
 * override. A location also gets the company's exceptions, except on dates for which it has its own.
 */
export function resolveHours(hours: Hours, company?: Hours): Hours {
  const local = inOneNotation(hours);
  const others = company ? inOneNotation(company) : [];
  const exceptions = [...local, ...others.flatMap((exception) => outside(exception, local))];
  return exceptions.length > 0 ? { ...hours, exceptions } : hours;
}

function inOneNotation({ exceptions = [] }: Hours): Exception[] {
  return exceptions
    .map(({ date, until, ...rest }) => ({
      ...rest,
      date: readDate(date) ?? date,
      ...(until !== undefined && { until: readDate(until) ?? until }),
    }))
    .sort((a, b) => Number(isYearly(a)) - Number(isYearly(b)));
}

/** An exception without the days that `others` set. A yearly one is kept if the others apply to one year only. */
function outside(exception: Exception, others: readonly Exception[]): Exception[] {
  // A leap year, for yearly exceptions.
  const [days] = occurrences(exception, 2000, 2000);
  if (!days) return [];
  const [first, last] = [days.from, days.to].map((day) => Number(dateOf(day).slice(0, 4)));
  const overridden = others
    .filter((other) => isYearly(other) || !isYearly(exception))
    .flatMap((other) => occurrences(other, (first ?? 0) - 1, last ?? 0));
  const text = (day: number) => dateOf(day).slice(-exception.date.length);
  return overridden
    .reduce((left, range) => left.flatMap((part) => without(part, range)), [days])
    .map(({ from, to }) => {
      const { until: _, ...rest } = exception;
      return { ...rest, date: text(from), ...(to > from && { until: text(to) }) };
    });
}

/** The days of a range before and after another range. */
function without({ from, to }: DayRange, other: DayRange): DayRange[] {
  if (other.to < from || to < other.from) return [{ from, to }];
  return [
    { from, to: other.from - 1 },
    { from: other.to + 1, to },
  ].filter((part) => part.from <= part.to);
}
