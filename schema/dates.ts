import { dateOf, dayNumber } from './openingHours.ts';
import { languages } from './words/index.ts';

/** The number of each month as two digits, by its name in the supported languages. */
const months = new Map(
  Object.keys(languages).flatMap((language) =>
    Array.from({ length: 12 }, (_, month) => {
      const format = { month: 'long', timeZone: 'UTC' } as const;
      const name = new Intl.DateTimeFormat(language, format).format(Date.UTC(2000, month));
      return [name.toLowerCase(), String(month + 1).padStart(2, '0')] as const;
    }),
  ),
);

/** The same by the names in one language, also as they stand after a day: "grudnia" in Polish. */
function monthsIn(language: string): ReadonlyMap<string, string> {
  const formats = [{ month: 'long' } as const, { month: 'long', day: 'numeric' } as const];
  try {
    return new Map(
      formats.flatMap((format) => {
        const inUtc = new Intl.DateTimeFormat(language, { ...format, timeZone: 'UTC' });
        return Array.from({ length: 12 }, (_, month) => {
          const parts = inUtc.formatToParts(Date.UTC(2000, month));
          const name = parts.find(({ type }) => type === 'month')?.value ?? '';
          return [name.toLowerCase(), String(month + 1).padStart(2, '0')] as const;
        });
      }),
    );
  } catch {
    // The language of a site.json with errors.
    return new Map();
  }
}

const dayAndMonth = /^(\d{1,2})(?:\.|er|st|nd|rd|th)?\s+(?:de\s+|of\s+)?(\p{L}+)$/iu;
const monthAndDay = /^(\p{L}+)\s+(\d{1,2})(?:st|nd|rd|th)?$/iu;

/**
 * Reads a date: "2026-12-24", or a yearly date such as "12-24", "24 December", "December 24", "24. Dezember", "24 de diciembre"
 * or "24 décembre", which becomes "12-24". Undefined for text in another format and for a date that does not exist.
 */
export function readDate(
  text: string,
  names: ReadonlyMap<string, string> = months,
): string | undefined {
  const [, day = '', month = ''] = dayAndMonth.exec(text) ?? [];
  const [, monthFirst = month, dayAfter = day] = monthAndDay.exec(text) ?? [];
  const named = names.get(monthFirst.toLowerCase());
  const date = named ? `${named}-${dayAfter.padStart(2, '0')}` : text;
  // A leap year has every date.
  const fullDate = /^\d\d-\d\d$/.test(date) ? `2000-${date}` : date;
  // There is no year 0.
  if (!/^(?!0000)\d{4}-\d\d-\d\d$/.test(fullDate)) return undefined;
  const number = dayNumber(fullDate);
  return !Number.isNaN(number) && dateOf(number) === fullDate ? date : undefined;
}

/**
 * The dates that a text in another format can mean: two for "04/05/2027", which has the day first in most countries and the month
 * first in some. One for "24.12.2026", "12/26/2026" and "Thursday, 24 December 2026", also with the names of a language.
 */
export function datesMeantBy(text: string, language = 'en'): string[] {
  const input = text.trim().replace(/[T ]\d{1,2}:\d\d(?::\d\d)?[\d.:+Z-]*$/, '');
  const [, year = '', sign = '', month = '', day = ''] =
    /^(\d{4})([./ -]?)(\d{1,2})\2(\d{1,2})$/.exec(input) ?? [];
  if (year !== '' && (sign !== '' || input.length === 8)) return existing([[year, month, day]]);
  const [, first = '', between = '', second = '', yearAfter = ''] =
    /^(\d{1,2})([./-])\s?(\d{1,2})(?:\2\s?(\d{4}))?\.?$/.exec(input) ?? [];
  if (first !== '') {
    const isDayFirst = between === '.';
    const dayFirst = [yearAfter, second, first] as const;
    const monthFirst = [yearAfter, first, second] as const;
    const both = isMonthFirst(language) ? [monthFirst, dayFirst] : [dayFirst, monthFirst];
    return existing(isDayFirst ? [dayFirst] : both);
  }
  // A weekday may stand before, and a year after.
  const [, weekday = '', named = '', yearNamed = ''] =
    /^(?:(\p{L}+),\s+)?(.{4,25}?)(?:,?\s+(?:de\s+)?(\d{4}))?$/u.exec(input.slice(0, 60)) ?? [];
  const date = readDate(named) ?? readDate(named, monthsIn(language));
  const [monthNamed, dayNamed] = date?.split('-') ?? [];
  if (monthNamed === undefined || dayNamed === undefined) return [];
  const dates = existing([[yearNamed, monthNamed, dayNamed]]);
  // With another day of the week, either of the two can be wrong.
  return dates.filter((found) => yearNamed === '' || !isOtherWeekday(weekday, found));
}

/** Whether a language writes the month before the day: 12/24/2026. */
function isMonthFirst(language: string): boolean {
  const parts = new Intl.DateTimeFormat(language).formatToParts(0).map(({ type }) => type);
  return parts.indexOf('month') < parts.indexOf('day');
}

/** Whether a word names another day of the week than that of a date. */
function isOtherWeekday(word: string, date: string): boolean {
  const namesOf = (time: number) =>
    Object.keys(languages).map((language) =>
      new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' })
        .format(time)
        .toLowerCase(),
    );
  const start = Date.parse(date);
  const others = Array.from({ length: 6 }, (_, day) => namesOf(start + (day + 1) * 86_400_000));
  return others.flat().includes(word.toLowerCase());
}

/** The dates of a year, a month and a day that exist, each once; yearly dates without a year. */
function existing(parts: readonly (readonly [string, string, string])[]): string[] {
  const dates = parts.flatMap(([year, month, day]) => {
    const yearly = `${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
    return readDate(year === '' ? yearly : `${year}-${yearly}`) ?? [];
  });
  return [...new Set(dates)];
}
