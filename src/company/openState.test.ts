import { describe, expect, test } from 'vitest';
import { type OpeningHours, weekdays } from '../../schema/browser.ts';
import { randomBelow } from '../../scripts/random.ts';
import { localeOf } from '../../tests/tools/localeOf.ts';
import { isFullRun, seed } from '../../tests/tools/walk.ts';
import { hoursNow, openState } from './openState.ts';

const minute = 60_000;
const hour = 60;
const day = 24 * hour;
const start = Date.UTC(2025, 11, 20) / minute;
const length = 430 * day;

/** The local time at each minute of a little more than a year, in minutes as if it were UTC, sampled every quarter of an hour. */
function wallsOf(timeZone: string): Int32Array {
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  const walls = new Int32Array(length);
  let offset = 0;
  for (let index = 0; index < length; index += 1) {
    if (index % 15 === 0) {
      const formatted = format.format((start + index) * minute).replace(' ', 'T');
      offset = Date.parse(`${formatted}Z`) / minute - (start + index);
    }
    walls[index] = start + index + offset;
  }
  return walls;
}

type Spans = readonly (readonly [opens: number, closes: number])[];
type Plan = { week: readonly Spans[]; exceptions: ReadonlyMap<number, Spans> };

/**
 * The expected state minute by minute: a span lasts from the first minute at which its beginning has been shown to the first of
 * its end.
 */
function openMinutes(firstAt: (wall: number) => number, { week, exceptions }: Plan): Uint8Array {
  const open = new Uint8Array(length);
  for (let date = start / day; date < (start + length) / day; date += 1) {
    // January 1, 1970 was a Thursday.
    const spans = exceptions.get(date) ?? week[(date + 3) % 7] ?? [];
    for (const [opens, closes] of spans) {
      open.fill(1, firstAt(date * day + opens), firstAt(date * day + closes));
    }
  }
  return open;
}

/** Finds the first minute at which the clock has shown this time or a later one. */
function searchIn(walls: Int32Array): (wall: number) => number {
  const latest = new Int32Array(length);
  walls.forEach((wall, index) => {
    latest[index] = Math.max(wall, latest[index - 1] ?? wall);
  });
  return (wall) => {
    let [low, high] = [0, length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((latest[middle] ?? 0) >= wall) high = middle;
      else low = middle + 1;
    }
    return low;
  };
}

const below = randomBelow(seed);

const clock = (minutes: number) =>
  `${Math.floor(minutes / hour) % 24}:${String(minutes % hour).padStart(2, '0')}`;
const halves = (minutes: number) => {
  const hours = Math.floor(minutes / hour) % 24;
  const rest = minutes % hour;
  return `${hours % 12 || 12}${rest ? `:${String(rest).padStart(2, '0')}` : ''} ${hours < 12 ? 'am' : 'pm'}`;
};

function textOf(spans: Spans): string {
  if (spans.length === 0) return 'closed';
  return spans
    .map(([opens, closes]) => {
      if (closes - opens === day) return '0:00-24:00';
      const write = below(2) ? clock : halves;
      return `${write(opens)}${below(2) ? '-' : ' – '}${write(closes)}`;
    })
    .join(', ');
}

/** Random hours of a day: closed, all day, one or two spans, or an evening that ends after midnight. */
function anySpans(): Spans {
  const at = (from: number, to: number) => from + below((to - from) / 5) * 5;
  switch (below(6)) {
    case 0:
      return [];
    case 1:
      return [[0, day]];
    case 2:
      return [
        [at(0, 4 * hour), at(5 * hour, 11 * hour)],
        [at(12 * hour, 15 * hour), at(16 * hour, 23 * hour)],
      ];
    case 3:
      // In a night when clocks change, some hours are repeated or skipped.
      return [[at(0, 4 * hour), at(4 * hour, 9 * hour)]];
    case 4:
      return [[at(15 * hour, 23 * hour), day + at(0, 4 * hour)]];
    default:
      return [[at(6 * hour, 10 * hour), at(16 * hour, 23 * hour)]];
  }
}

function anyPlan(): {
  plan: Plan;
  week: OpeningHours['week'];
  exceptions: OpeningHours['exceptions'];
} {
  const week = weekdays.map(anySpans);
  week[below(7)] = [[9 * hour, 17 * hour]];
  const exceptions = new Map<number, Spans>();
  const written = Array.from({ length: below(4) }, (_, index) => {
    const first = Date.UTC(2026, 1 + 3 * index, 1 + below(28)) / minute / day;
    const last = first + below(3);
    const spans = anySpans();
    for (let date = first; date <= last; date += 1) exceptions.set(date, spans);
    const dateText = (date: number) => new Date(date * day * minute).toISOString().slice(0, 10);
    return {
      date: dateText(first),
      ...(last > first && { until: dateText(last) }),
      hours: textOf(spans),
    };
  });
  return {
    plan: { week, exceptions },
    week: Object.fromEntries(weekdays.map((name, index) => [name, textOf(week[index] ?? [])])),
    exceptions: written,
  };
}

// Clocks that change by one hour, by half an hour, for Ramadan, at midnight, and never.
const zones = [
  'America/New_York',
  'Europe/London',
  'Australia/Lord_Howe',
  'Africa/Casablanca',
  'America/Havana',
  'Asia/Kathmandu',
];

describe.each(zones)('in %s', (timeZone) => {
  const walls = wallsOf(timeZone);
  const firstAt = searchIn(walls);

  test('follows the expected state minute by minute for a year, including the next change', () => {
    const wrong: object[] = [];
    for (let round = 0; round < (isFullRun ? 40 : 2); round += 1) {
      const { plan, week, exceptions } = anyPlan();
      const hours: OpeningHours = { timeZone, week, exceptions };
      const open = openMinutes(firstAt, plan);
      const flips: number[] = [];
      open.forEach((now, index) => {
        if (index > 0 && now !== open[index - 1]) flips.push(index);
      });
      const shifts = [...walls.keys()].filter(
        (index) => index > 0 && (walls[index] ?? 0) - (walls[index - 1] ?? 0) !== 1,
      );
      const near = [...flips.filter(() => below(20) === 0), ...shifts].flatMap((index) =>
        [-61, -1, 0, 1, 61].map((step) => index + step),
      );
      const any = Array.from({ length: 80 }, () => below(length));
      // The first and last days of the table lack context.
      const minutes = [...near, ...any].filter((index) => index > 3 * day && index < 380 * day);
      for (const index of minutes) {
        const now = (start + index) * minute + below(minute);
        const { isOpen, changes } = openState(hours, now);
        const flip = flips.find((at) => at > index) ?? length;
        const next = firstAt(changes ?? 0);
        // If the clock skips the time of a change, the company may be open or closed around it.
        const isSkipped = walls[next] !== changes;
        const isNext = changes === undefined ? flip - index > 8 * day : isSkipped || next === flip;
        if (isOpen !== (open[index] === 1) || !isNext) {
          const date = (time: number) => new Date(time).toISOString();
          wrong.push({
            at: date(now),
            isOpen,
            changes,
            expected: date((start + flip) * minute),
            hours,
          });
        }
      }
    }
    expect(wrong).toEqual([]);
  });
});

const always: OpeningHours = {
  timeZone: 'Europe/London',
  week: Object.fromEntries(weekdays.map((name) => [name, '0:00-24:00'])),
};

test('never changes if the company never closes or never opens', () => {
  const now = Date.UTC(2026, 5, 1);
  expect(openState(always, now)).toMatchObject({ isOpen: true, changes: undefined });
  expect(openState({ ...always, week: {} }, now)).toMatchObject({ isOpen: false });
});

test('a span begins and ends once in nights when clocks change', () => {
  const hours: OpeningHours = {
    timeZone: 'America/New_York',
    week: { saturday: '20:00-1:30', sunday: '2:30-5:00' },
  };
  const isOpenAt = (time: string) => openState(hours, Date.parse(`2026-${time}Z`)).isOpen;
  // Clocks go forward from 2:00 to 3:00 at 7:00 UTC.
  expect(isOpenAt('03-08T06:29')).toBe(true);
  expect(isOpenAt('03-08T06:30')).toBe(false);
  expect(isOpenAt('03-08T06:59')).toBe(false);
  expect(isOpenAt('03-08T07:00')).toBe(true);
  expect(isOpenAt('03-08T08:59')).toBe(true);
  expect(isOpenAt('03-08T09:00')).toBe(false);
  // Clocks go back from 2:00 to 1:00 at 6:00 UTC, and show 1:15 again at 6:15.
  expect(isOpenAt('11-01T05:29')).toBe(true);
  expect(isOpenAt('11-01T05:30')).toBe(false);
  expect(isOpenAt('11-01T06:15')).toBe(false);
  expect(isOpenAt('11-01T07:29')).toBe(false);
  expect(isOpenAt('11-01T07:30')).toBe(true);
});

test('throws a RangeError for a time zone that the browser does not know', () => {
  expect(() => openState({ ...always, timeZone: 'Mars/Olympus' }, 0)).toThrow(RangeError);
});

const weekly = {
  timeZone: 'UTC',
  week: { monday: '9 am - 5 pm' },
  exceptions: [{ date: '2026-11-23', hours: 'closed', reason: 'Works outing' }],
};

// November 23, 2026 is a Monday.
test.each([
  ['2026-11-16T10:00Z', 'Open now until 5 PM'],
  ['2026-11-16T08:00Z', 'Closed, opens today at 9 AM'],
  ['2026-11-29T10:00Z', 'Closed, opens tomorrow at 9 AM'],
  ['2026-11-24T10:00Z', 'Closed, opens Monday at 9 AM'],
  // A weekday alone would look like today.
  ['2026-11-23T10:00Z', 'Closed, opens November 30, 2026 at 9 AM'],
  ['2026-11-16T18:00Z', 'Closed, opens November 30, 2026 at 9 AM'],
])('at %s visitors read "%s"', (now, text) => {
  const formatted = hoursNow(weekly, Date.parse(now), localeOf('en-US')).text;
  expect(formatted.replace(/\s/g, ' ')).toBe(text);
});
