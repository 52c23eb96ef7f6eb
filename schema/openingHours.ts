// Opening hours from site.json, parsed into numbers. This also runs in visitors' browsers, so it does not import Zod.

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
 * Different hours on one date or on all dates from `date` to `until`. Dates are "2026-12-24", or "12-24" for every year
 * (schema/dates.ts). If several exceptions apply to a day, the first one counts.
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
  /** An omitted day is closed. */
  week: { readonly [Day in Weekday]?: string | undefined };
  exceptions?: readonly Exception[] | undefined;
  note?: string | undefined;
};

/** Minutes since the midnight at which a day begins. A span that ends on the next day closes after 24 × 60. */
export type Span = { opens: number; closes: number };

export const minutesOfDay = 24 * 60;

// "9:00", "9.30", "9h30"; with a 12-hour clock "9 am" or "9:30 p.m."; and "noon" or "12 midnight"
const clock = String.raw`(?:(\d{1,2})(?:[:.h](\d\d))?)?\s*([ap]\.?m\.?|noon|midnight)?`;
const spanPattern = new RegExp(`^\\s*${clock}\\s*[-–—]\\s*${clock}\\s*$`, 'i');

/** A time of day in minutes; undefined if it is invalid or ambiguous. */
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

/** "noon" and "midnight" are unambiguous with either clock. */
function isNamed(half = ''): boolean {
  return /^[nm]/i.test(half);
}

/**
 * Reads the hours of a day: "9:00-17:30", "9 am - 12 pm, 1 pm - midnight" or "closed". A span that closes before it opens ends on
 * the next day, and adjacent spans are merged. Undefined for text in another format.
 */
export function readSpans(text: string): Span[] | undefined {
  if (text === 'closed') return [];
  const spans: Span[] = [];
  for (const input of text.split(',')) {
    const found = spanPattern.exec(input);
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

/** A date as a day number. The difference between two is the number of days between them. */
export function dayNumber(date: string): number {
  return Date.parse(date) / (minutesOfDay * 60_000);
}

/** The date for a day number. */
export function dateOf(day: number): string {
  return new Date(day * minutesOfDay * 60_000).toISOString().slice(0, 10);
}

/** The weekday of a day number, as an index into `weekdays`. */
export function weekdayOf(day: number): number {
  // Day 0, January 1, 1970, is a Thursday.
  return (((day + 3) % 7) + 7) % 7;
}

/** The exception that applies to a day. */
export function exceptionOn({ exceptions = [] }: OpeningHours, day: number): Exception | undefined {
  const iso = dateOf(day);
  return exceptions.find(({ date, until = date }) => {
    const dayDate = iso.slice(-date.length);
    // A range across New Year's Day ends before it starts.
    return date <= until
      ? date <= dayDate && dayDate <= until
      : date <= dayDate || dayDate <= until;
  });
}

/** Whether an exception applies every year. */
export function isYearly({ date }: Exception): boolean {
  return date.length === '12-24'.length;
}

/** The days of an exception that begins in the years from `first` to `last`. */
export function occurrences(exception: Exception, first: number, last: number): DayRange[] {
  const { date, until = date } = exception;
  if (!isYearly(exception)) return [{ from: dayNumber(date), to: dayNumber(until) }];
  return Array.from({ length: last - first + 1 }, (_, index) => first + index).flatMap((year) => {
    const from = dayNumber(`${year}-${date}`);
    const end = `${until < date ? year + 1 : year}-${until}`;
    const last = dayNumber(end);
    // Most years have no February 29: a range that would end on it ends on February 28.
    const to = dateOf(last) === end ? last : last - 1;
    return dateOf(from).endsWith(date) ? [{ from, to }] : [];
  });
}

/** The days from one day number to another. */
export type DayRange = { from: number; to: number };

/** The spans that begin on a day, in written order. */
export function spansOn(hours: OpeningHours, day: number): Span[] {
  const weekday = weekdays[weekdayOf(day)];
  const input =
    exceptionOn(hours, day)?.hours ?? (weekday === undefined ? undefined : hours.week[weekday]);
  return (input !== undefined && readSpans(input)) || [];
}
