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

const dayAndMonth = /^(\d{1,2})(?:\.|er|st|nd|rd|th)?\s+(?:de\s+|of\s+)?(\p{L}+)$/iu;
const monthAndDay = /^(\p{L}+)\s+(\d{1,2})(?:st|nd|rd|th)?$/iu;

/**
 * Reads a date: "2026-12-24", or a yearly date such as "12-24", "24 December", "December 24", "24. Dezember", "24 de diciembre"
 * or "24 décembre", which becomes "12-24". Undefined for text in another format and for a date that does not exist.
 */
export function readDate(text: string): string | undefined {
  const [, day = '', month = ''] = dayAndMonth.exec(text) ?? [];
  const [, monthFirst = month, dayAfter = day] = monthAndDay.exec(text) ?? [];
  const named = months.get(monthFirst.toLowerCase());
  const date = named ? `${named}-${dayAfter.padStart(2, '0')}` : text;
  // A leap year has every date.
  const whole = /^\d\d-\d\d$/.test(date) ? `2000-${date}` : date;
  if (!/^\d{4}-\d\d-\d\d$/.test(whole)) return undefined;
  const number = dayNumber(whole);
  return !Number.isNaN(number) && dateOf(number) === whole ? date : undefined;
}
