import { expect, test } from 'vitest';
import { dayNumber, type OpeningHours } from '../../schema/browser.ts';
import { site } from '../../tests/tools/content.ts';
import { exceptionRows, weekRows } from './hoursText.ts';
import { hoursNow } from './openState.ts';

const localeFor = (language: string) => ({ ...site, language });
const spaced = (text: string) => text.replaceAll('\u00a0', ' ');
const hours: OpeningHours = {
  timeZone: 'Europe/London',
  week: {
    monday: '9:00-12:30, 13:30-17:30',
    tuesday: '9 am - 12:30 pm, 1:30 pm - 5:30 pm',
    wednesday: '9:00-17:00',
    friday: '18:00-2:00',
    saturday: '0:00-24:00',
  },
  exceptions: [
    { date: '2026-12-31', hours: '9:00-12:00' },
    { date: '2026-12-24', until: '2026-12-26', hours: 'closed', reason: 'Christmas' },
    { date: '2027-12-30', until: '2028-01-02', hours: 'closed' },
  ],
};

test('merges consecutive days with the same hours into one row', () => {
  const rows = weekRows(hours, localeFor('en-US'));
  expect(rows.map((row) => [row.days, spaced(row.hours)])).toEqual([
    ['Monday to Tuesday', '9 AM – 12:30 PM, 1:30 PM – 5:30 PM'],
    ['Wednesday', '9 AM – 5 PM'],
    ['Thursday', 'Closed'],
    ['Friday', '6 PM – 2 AM'],
    ['Saturday', 'Open 24 hours'],
    ['Sunday', 'Closed'],
  ]);
});

test("formats days and times in the site's language", () => {
  const [row] = weekRows(hours, localeFor('de-DE'));
  expect(row?.days).toMatch(/^Montag .* Dienstag$/);
  expect(spaced(row?.hours ?? '')).toMatch(/^0?9:00 – 12:30, 13:30 – 17:30$/);
});

test('sorts exceptions by date, and can omit past ones', () => {
  const rows = exceptionRows(hours, localeFor('en-GB'));
  expect(rows.map((row) => [spaced(row.days), row.reason])).toEqual([
    ['24 December to 26 December 2026', 'Christmas'],
    ['31 December 2026', undefined],
    ['30 December 2027 to 2 January 2028', undefined],
  ]);
  const later = exceptionRows(hours, localeFor('en-GB'), dayNumber('2026-12-27'));
  expect(later).toEqual(rows.slice(1));
  expect(exceptionRows(hours, localeFor('en-GB'), dayNumber('2026-12-26'))).toEqual(rows);
});

test('yearly exceptions show no year and never expire', () => {
  const yearly = {
    ...hours,
    exceptions: [
      { date: '2026-01-02', hours: 'closed' },
      { date: '12-25', hours: 'closed' },
      { date: '12-31', until: '01-01', hours: 'closed' },
    ],
  };
  const rows = exceptionRows(yearly, localeFor('en-GB'), dayNumber('2028-02-01'));
  expect(rows.map(({ days }) => spaced(days))).toEqual(['25 December', '31 December to 1 January']);
});

test.each([
  // December 4, 2026 is a Friday.
  ['2026-12-04T23:30Z', 'Open now until Sunday 12 AM'],
  ['2026-12-05T23:30Z', 'Open now until 12 AM'],
])('names the day of a closing only if it is not the next midnight: at %s, "%s"', (now, text) => {
  expect(spaced(hoursNow(hours, Date.parse(now), localeFor('en-US')).text)).toBe(text);
});

test('describes a company that is never open', () => {
  const closed = { timeZone: 'UTC', week: {} };
  expect(hoursNow(closed, 0, localeFor('en-US')).text).toBe('Closed');
});
