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
export type Weekday = (typeof weekdays)[number];

/** Other hours than those of the week, on one date or on all from `date` to `until`. Dates are written as "2026-12-24". */
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

// "9:00", "9.30", "9h30" or, on a clock of twelve hours, "9 am", "9:30 p.m."
const clock = String.raw`(\d{1,2})(?:[:.h](\d\d))?\s*([ap]\.?m\.?)?`;
const spanPattern = new RegExp(`^\\s*${clock}\\s*[-–—]\\s*${clock}\\s*$`, 'i');

/** A time on the clock in minutes; undefined where it is not certain which time is meant. */
function readClock(hour: string, minute: string | undefined, half: string | undefined) {
  const hours = Number(hour);
  const minutes = Number(minute ?? 0);
  if (minutes > 59) return undefined;
  if (half) {
    const isHour = hours >= 1 && hours <= 12;
    return isHour ? ((hours % 12) + (/^p/i.test(half) ? 12 : 0)) * 60 + minutes : undefined;
  }
  return minute !== undefined && hours * 60 + minutes <= minutesOfDay
    ? hours * 60 + minutes
    : undefined;
}

/**
 * Reads the hours of a day: "9:00-17:30", "9 am - 12 pm, 1 pm - 5:30 pm" or "closed". A span that closes before it opens ends
 * on the next day. Undefined for a text in another format.
 */
export function readSpans(text: string): Span[] | undefined {
  if (text === 'closed') return [];
  const spans: Span[] = [];
  for (const written of text.split(',')) {
    const [, fromHour, fromMinute, fromHalf, toHour, toMinute, toHalf] =
      spanPattern.exec(written) ?? [];
    if (fromHour === undefined || toHour === undefined || !fromHalf !== !toHalf) return undefined;
    const opens = readClock(fromHour, fromMinute, fromHalf);
    const closes = readClock(toHour, toMinute, toHalf);
    if (opens === undefined || closes === undefined || opens === minutesOfDay) return undefined;
    spans.push({ opens, closes: closes > opens ? closes : closes + minutesOfDay });
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

/** The exception that sets the hours of a day. Of several, which no valid document has, the first. */
export function exceptionOn({ exceptions = [] }: OpeningHours, day: number): Exception | undefined {
  const date = dateOf(day);
  return exceptions.find((found) => found.date <= date && date <= (found.until ?? found.date));
}

/** The spans that begin on a day, in the order in which they are written. */
export function spansOn(hours: OpeningHours, day: number): Span[] {
  const weekday = weekdays[weekdayOf(day)];
  const written =
    exceptionOn(hours, day)?.hours ?? (weekday === undefined ? undefined : hours.week[weekday]);
  return (written !== undefined && readSpans(written)) || [];
}
