import { minutesOfDay, type OpeningHours, spansOn } from '../../schema/openingHours.ts';

const minute = 60_000;
const day = minutesOfDay * minute;

/** How far ahead the next change is searched, in days. */
const daysAhead = 400;

/**
 * Whether a company is open at a time, and when that changes next, in milliseconds since 1970. `changes` is omitted when the
 * company does not open within the next 400 days, or is open without an end.
 */
export type OpenState = { isOpen: boolean; changes?: number };

/** The offset of local time from UTC at a time, in milliseconds. */
type OffsetAt = (time: number) => number;

/** The offsets of a time zone. Throws a RangeError for a name that the browser does not know. */
function offsetsOf(timeZone: string): OffsetAt {
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
    return Date.UTC(year, month - 1, day, hour, minutes) - Math.floor(time / minute) * minute;
  };
}

/**
 * The first time at which the local clock shows `local` or later. `local` is a local time, written as if it were UTC. When clocks
 * are put back and show it twice, that is the first time; when they are put forward and skip it, the moment of the change.
 */
function timeAtLocal(local: number, offsetAt: OffsetAt): number {
  const [before, after] = [offsetAt(local - day), offsetAt(local + day)];
  const shown = [local - before, local - after].filter((time) => time + offsetAt(time) === local);
  if (shown.length > 0) return Math.min(...shown);
  // `early` is before the change, `late` after it.
  let [early, late] = [local - after, local - before];
  while (late - early > minute) {
    const middle = Math.floor((early + late) / 2 / minute) * minute;
    if (middle + offsetAt(middle) >= local) late = middle;
    else early = middle;
  }
  return late;
}

/** The local time in a time zone, in minutes since 1970 as if it were UTC. Throws a RangeError for an unknown time zone. */
export function localMinutes(time: number, timeZone: string): number {
  return Math.floor((time + offsetsOf(timeZone)(time)) / minute);
}

/**
 * Whether a company is open at `now`. A span lasts from the first time at which the clock of its time zone shows the opening
 * time to the first at which it shows the closing time. Throws a RangeError for a time zone that the browser does not know.
 */
export function openState(hours: OpeningHours, now: number): OpenState {
  const offsetAt = offsetsOf(hours.timeZone);
  const today = Math.floor((now + offsetAt(now)) / day);
  let end: number | undefined;
  for (let at = today - 1; at < today + daysAhead; at += 1) {
    const spans = spansOn(hours, at).sort((a, b) => a.opens - b.opens);
    for (const { opens, closes } of spans) {
      const from = timeAtLocal(at * day + opens * minute, offsetAt);
      const to = timeAtLocal(at * day + closes * minute, offsetAt);
      if (to <= now || to === from) continue;
      // Spans that touch are merged. A company that stays open for more than eight days is open without an end.
      if (from > (end ?? now)) {
        return end === undefined
          ? { isOpen: false, changes: from }
          : { isOpen: true, changes: end };
      }
      end = Math.max(end ?? to, to);
    }
    if (end !== undefined && end > now + 8 * day) return { isOpen: true };
  }
  return end === undefined ? { isOpen: false } : { isOpen: true, changes: end };
}
