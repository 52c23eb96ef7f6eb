// Opening hours as site.json has them, read into numbers. Visitors' browsers run this code, so it does not import Zod.

export const weekdays = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;
type Weekday = (typeof weekdays)[number];

/**
 * Other hours than those of the week, on one date or on all from `date` to `until`. Dates are "2026-12-24", and "12-24" for every
 * year (schema/dates.ts). Of several exceptions for a day, the first counts.
 */
export type Exception = {
  date: string;
  until?: string | undefined;
  hours: string;
  reason?: string | undefined;
};

export type OpeningHours = {
  /** A name of the IANA time zone database. */
  timeZone: string;
  /** A day that is omitted is closed. */
  week: { readonly [Day in Weekday]?: string | undefined };
  exceptions?: readonly Exception[] | undefined;
  note?: string | undefined;
};

/** Minutes from the midnight at which a day begins. A span that ends on the next day closes after 24 × 60. */
export type Span = { opens: number; closes: number };

export const minutesOfDay = 24 * 60;

// "9:00", "9.30", "9h30", on a clock of twelve hours "9 am" or "9:30 p.m.", and "noon" or "12 midnight"
const clock = String.raw`(?:(\d{1,2})(?:[:.h](\d\d))?)?\s*([ap]\.?m\.?|noon|midnight)?`;
const spanPattern = new RegExp(`^\\s*${clock}\\s*[-–—]\\s*${clock}\\s*$`, 'i');

/** A time on the clock in minutes; undefined where it is not certain which time is meant. */
function readClock(hour: string | undefined, minute: string | undefined, half = '') {
  const hours = Number(hour);
  const minutes = Number(minute ?? 0);
  if (isNamed(half)) {
    const isHour = (hour === undefined || hours === 12) && minutes === 0;
    return isHour ? (/^n/i.test(half) ? minutesOfDay / 2 : 0) : undefined;
  }
  if (hour === undefined || minutes > 59) return undefined;
  if (half) {
    const isHour = hours >= 1 && hours <= 12;
    return isHour ? ((hours % 12) + (/^p/i.test(half) ? 12 : 0)) * 60 + minutes : undefined;
  }
  return minute !== undefined && hours * 60 + minutes <= minutesOfDay
    ? hours * 60 + minutes
    : undefined;
}

/** "noon" and "midnight" are certain beside either clock. */
function isNamed(half = ''): boolean {
  return /^[nm]/i.test(half);
}

/**
 * Reads the hours of a day: "9:00-17:30", "9 am - 12 pm, 1 pm - midnight" or "closed". A span that closes before it opens ends on
 * the next day, and spans that touch are one. Undefined for a text in another format.
 */
export function readSpans(text: string): Span[] | undefined {
  if (text === 'closed') return [];
  const spans: Span[] = [];
  for (const written of text.split(',')) {
    const found = spanPattern.exec(written);
    if (!found) return undefined;
    const [, fromHour, fromMinute, fromHalf, toHour, toMinute, toHalf] = found;
    const areAlike = !fromHalf === !toHalf || isNamed(fromHalf) || isNamed(toHalf);
    const opens = readClock(fromHour, fromMinute, fromHalf);
    const end = readClock(toHour, toMinute, toHalf);
    if (!areAlike || opens === undefined || end === undefined || opens === minutesOfDay) {
      return undefined;
    }
    const closes = end > opens ? end : end + minutesOfDay;
    const before = spans.at(-1);
    if (before?.closes === opens) before.closes = closes;
    else spans.push({ opens, closes });
  }
  return spans;
}

/** A date as a number of days; the difference of two is the number of days between them. */
export function dayNumber(date: string): number {
  return Date.parse(date) / (minutesOfDay * 60_000);
}

/** The date for a number from dayNumber(). */
export function dateOf(day: number): string {
  return new Date(day * minutesOfDay * 60_000).toISOString().slice(0, 10);
}

/** The weekday of a number from dayNumber(), as an index of `weekdays`. */
export function weekdayOf(day: number): number {
  // Day 0, the first of January 1970, is a Thursday.
  return (((day + 3) % 7) + 7) % 7;
}

/** The exception that sets the hours of a day. */
export function exceptionOn({ exceptions = [] }: OpeningHours, day: number): Exception | undefined {
  const iso = dateOf(day);
  return exceptions.find(({ date, until = date }) => {
    const own = iso.slice(-date.length);
    // Over the turn of the year, the last date is before the first.
    return date <= until ? date <= own && own <= until : date <= own || own <= until;
  });
}

/** Whether an exception is for every year. */
export function isYearly({ date }: Exception): boolean {
  return date.length === '12-24'.length;
}

/** The days of an exception in the years from `first` to `last`, by the year in which they begin. */
export function occurrences(exception: Exception, first: number, last: number): DayRange[] {
  const { date, until = date } = exception;
  if (!isYearly(exception)) return [{ from: dayNumber(date), to: dayNumber(until) }];
  return Array.from({ length: last - first + 1 }, (_, index) => first + index).flatMap((year) => {
    const from = dayNumber(`${year}-${date}`);
    const end = `${until < date ? year + 1 : year}-${until}`;
    const last = dayNumber(end);
    // Most years have no 29th of February: what ends on it ends on the day before.
    const to = dateOf(last) === end ? last : last - 1;
    return dateOf(from).endsWith(date) ? [{ from, to }] : [];
  });
}

/** The days from one number of dayNumber() to another. */
export type DayRange = { from: number; to: number };

/** The spans that begin on a day, in the order in which they are written. */
export function spansOn(hours: OpeningHours, day: number): Span[] {
  const weekday = weekdays[weekdayOf(day)];
  const written =
    exceptionOn(hours, day)?.hours ?? (weekday === undefined ? undefined : hours.week[weekday]);
  return (written !== undefined && readSpans(written)) || [];
}
