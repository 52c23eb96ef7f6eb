import {
  dayNumber,
  type Exception,
  isYearly,
  minutesOfDay,
  type OpeningHours,
  occurrences,
  readSpans,
  type Span,
  weekdays,
} from '../../schema/browser.ts';
import { clockText, withoutBreaks } from '../shared/formats.ts';
import { type Locale, translator } from '../shared/words.ts';

const day = minutesOfDay * 60_000;

/** The name of a weekday, from its index in `weekdays`. */
export function weekdayText(place: number, language: string): string {
  // January 5, 1970 was a Monday.
  return new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(
    (place + 4) * day,
  );
}

/** A day number (dayNumber) as a date: "24 December 2026", or "24 December" without the year. */
export function dateText(at: number, language: string, withYear = true): string {
  const format = { day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
  const options = withYear ? { ...format, year: 'numeric' as const } : format;
  return withoutBreaks(new Intl.DateTimeFormat(language, options).format(at * day));
}

/** The dates of an exception: "24 December to 26 December 2026", without the year for a yearly exception. */
function datesText(exception: Exception, locale: Locale): string {
  const { language } = locale;
  const [days] = occurrences(exception, 2000, 2000);
  if (!days) return '';
  const { from, to } = days;
  const hasYear = !isYearly(exception);
  const last = dateText(to, language, hasYear);
  if (from === to) return last;
  const [first, second] = [from, to].map((at) => new Date(at * day).getUTCFullYear());
  return translator(locale)('range', {
    from: dateText(from, language, hasYear && first !== second),
    to: last,
  });
}

function spansText(spans: readonly Span[], locale: Locale): string {
  const { language } = locale;
  const t = translator(locale);
  if (spans.length === 0) return t('closed');
  return spans
    .map(({ opens, closes }) =>
      closes - opens === minutesOfDay
        ? t('allDay')
        : `${clockText(opens, language)}\u00a0– ${clockText(closes, language)}`,
    )
    .join(', ');
}

function capital(text: string, language: string): string {
  return text.charAt(0).toLocaleUpperCase(language) + text.slice(1);
}

/** A row in the list of hours: the days, their hours, and the reason for an exception. */
export type HoursRow = { days: string; hours: string; reason?: string | undefined };

/** The hours of a week. Consecutive days with the same hours share a row. */
export function weekRows({ week }: OpeningHours, locale: Locale): HoursRow[] {
  const { language } = locale;
  const t = translator(locale);
  const rows: { first: number; last: number; hours: string }[] = [];
  weekdays.forEach((name, place) => {
    const hours = spansText(readSpans(week[name] ?? 'closed') ?? [], locale);
    const before = rows.at(-1);
    if (before?.hours === hours) before.last = place;
    else rows.push({ first: place, last: place, hours });
  });
  return rows.map(({ first, last, hours }) => {
    const [from, to] = [weekdayText(first, language), weekdayText(last, language)];
    const days = first === last ? from : t('range', { from, to });
    return { days: capital(days, language), hours };
  });
}

/** The exceptions that do not end before the day `today` (dayNumber): first the yearly ones, then the others, by date. */
export function exceptionRows(
  { exceptions = [] }: OpeningHours,
  locale: Locale,
  today = Number.NEGATIVE_INFINITY,
): HoursRow[] {
  return [...exceptions]
    .sort((a, b) => (a.date < b.date ? -1 : 1))
    .filter(
      (exception) => isYearly(exception) || dayNumber(exception.until ?? exception.date) >= today,
    )
    .map((exception) => ({
      days: datesText(exception, locale),
      hours: spansText(readSpans(exception.hours) ?? [], locale),
      reason: exception.reason,
    }));
}
