import { minutesOfDay, type OpeningHours, spansOn, weekdayOf } from '../../schema/browser.ts';
import { clockText } from '../shared/formats.ts';
import { type Locale, translator } from '../shared/words.ts';
import { dateText, weekdayText } from './hoursText.ts';

const minute = 60_000;
const quarterHour = 15 * minute;

/** How far ahead the next change is searched, in days. */
const daysAhead = 400;

/**
 * Whether a company is open, its local time, and the local time of the next change, in minutes since 1970 as if it were UTC.
 * `changes` is undefined if the company does not open within the next 400 days, or never closes.
 */
export type OpenState = { isOpen: boolean; local: number; changes: number | undefined };

/** Whether a company is open now, this state as text, and the current day in its time zone (dayNumber). */
export type HoursNow = { isOpen: boolean; text: string; today: number };

/** Reads the local time in a time zone, as in OpenState. Throws a RangeError for a name that the browser does not know. */
function clockOf(timeZone: string): (time: number) => number {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  return (time) => {
    const part: Record<string, number> = {};
    for (const { type, value } of format.formatToParts(time)) part[type] = Number(value);
    const { year = 0, month = 1, day = 1, hour = 0, minute: minutes = 0 } = part;
    return Date.UTC(year, month - 1, day, hour, minutes) / minute;
  };
}

/**
 * Whether a company is open at `now`. A span lasts from the first moment when the clock in its time zone shows the opening time
 * to the first when it shows the closing time. Throws a RangeError for a time zone that the browser does not know.
 */
export function openState(hours: OpeningHours, now: number): OpenState {
  const clock = clockOf(hours.timeZone);
  const local = clock(now);
  // When clocks go back, which happens at a quarter hour, times repeat. The latest time shown so far counts.
  const quarter = Math.floor(now / quarterHour) * quarterHour;
  const earlier = Array.from({ length: 8 }, (_, index) => quarter - index * quarterHour - minute);
  const latest = Math.max(local, ...earlier.map(clock));
  const today = Math.floor(local / minutesOfDay);
  let end: number | undefined;
  for (let day = today - 1; day < today + daysAhead; day += 1) {
    for (const { opens, closes } of spansOn(hours, day).sort((a, b) => a.opens - b.opens)) {
      const [from, to] = [day * minutesOfDay + opens, day * minutesOfDay + closes];
      if (to <= latest) continue;
      // Adjacent spans are merged. A company that is open for more than eight days in a row never closes.
      if (from > (end ?? latest)) return { isOpen: end !== undefined, local, changes: end ?? from };
      end = Math.max(end ?? to, to);
    }
    if (end !== undefined && end > latest + 8 * minutesOfDay) {
      return { isOpen: true, local, changes: undefined };
    }
  }
  return { isOpen: end !== undefined, local, changes: end };
}

/** The state at `now` as text: "Open now until 5 PM", "Closed, opens Monday at 8 AM". Times are in the company's time zone. */
export function hoursNow(hours: OpeningHours, now: number, locale: Locale): HoursNow {
  const { language } = locale;
  const t = translator(locale);
  const { isOpen, local, changes } = openState(hours, now);
  const today = Math.floor(local / minutesOfDay);
  const as = (text: string) => ({ isOpen, text, today });
  if (changes === undefined) return as(t(isOpen ? 'openAlways' : 'closed'));
  const day = Math.floor(changes / minutesOfDay);
  const time = clockText(changes - day * minutesOfDay, language);
  const weekday = weekdayText(weekdayOf(day), language);
  if (isOpen) {
    // A closing time within 24 hours needs no day, even after midnight: to visitors it is the end of this evening.
    const isSoon = changes - local < minutesOfDay;
    return as(isSoon ? t('openUntil', { time }) : t('openUntilDay', { day: weekday, time }));
  }
  const away = day - today;
  if (away === 0) return as(t('opensToday', { time }));
  if (away === 1) return as(t('opensTomorrow', { time }));
  return as(t('opensOn', { day: away < 7 ? weekday : dateText(day, language), time }));
}
