import { expect, test } from 'vitest';
import { dayNumber, exceptionOn, readSpans, spansOn, weekdayOf } from './openingHours.ts';

const at = (hours: number, minutes = 0) => hours * 60 + minutes;

test.each([
  ['9 am - 5 pm', [[at(9), at(17)]]],
  ['9 am - 12 pm', [[at(9), at(12)]]],
  ['12 am - 12 pm', [[at(0), at(12)]]],
  [
    '9:00-12:30, 14.00–18h30',
    [
      [at(9), at(12, 30)],
      [at(14), at(18, 30)],
    ],
  ],
  ['12:30 p.m. - 1:15 P.M.', [[at(12, 30), at(13, 15)]]],
  ['18:00-2:00', [[at(18), at(26)]]],
  ['10 pm - 2 am', [[at(22), at(26)]]],
  ['0:00-24:00', [[at(0), at(24)]]],
  ['7:00-1:30', [[at(7), at(25, 30)]]],
  ['7am–midnight', [[at(7), at(24)]]],
  ['7:00 - 12 midnight', [[at(7), at(24)]]],
  ['noon - 12:00 Midnight', [[at(12), at(24)]]],
  ['midnight-8am', [[at(0), at(8)]]],
  ['7:00-18:00, 18:00-1:30', [[at(7), at(25, 30)]]],
  ['0:00-12:00, 12:00-24:00', [[at(0), at(24)]]],
  ['closed', []],
])('reads "%s"', (text, spans) => {
  expect(readSpans(text)).toEqual(spans.map(([opens, closes]) => ({ opens, closes })));
});

test.each([
  '9-17',
  '9 am - 17:00',
  '13 pm - 2 pm',
  '0 am - 2 am',
  '9:60-10:00',
  '24:00-2:00',
  '24:01-25:00',
  '9:00',
  '1 midnight - 9 am',
  '7 - midnight',
  'noon',
  '',
])('rejects "%s", which is ambiguous or invalid', (text) => {
  expect(readSpans(text)).toBeUndefined();
});

const hours = {
  timeZone: 'UTC',
  week: { friday: '9:00-17:00', saturday: '10:00-12:00' },
  exceptions: [
    { date: '2026-12-25', hours: 'closed' },
    { date: '2026-12-29', until: '2026-12-31', hours: '10:00-11:00' },
  ],
};

test.each([
  ['2026-12-24', undefined],
  ['2026-12-25', 'closed'],
  ['2026-12-26', undefined],
  ['2026-12-28', undefined],
  ['2026-12-29', '10:00-11:00'],
  ['2026-12-31', '10:00-11:00'],
  ['2027-01-01', undefined],
])('the exception on %s is %s: a range includes its last date', (date, input) => {
  expect(exceptionOn(hours, dayNumber(date))?.hours).toBe(input);
});

test.each([
  ['2027-12-23', undefined],
  ['2026-12-24', 'closed'],
  ['2027-01-02', 'closed'],
  ['2027-01-03', undefined],
  ['2026-05-01', 'closed'],
  ['2027-05-01', '9:00-12:00'],
])('on %s, the first matching exception applies, with or without a year: %s', (date, input) => {
  const exceptions = [
    { date: '2027-05-01', hours: '9:00-12:00' },
    { date: '05-01', hours: 'closed' },
    { date: '12-24', until: '01-02', hours: 'closed' },
  ];
  expect(exceptionOn({ ...hours, exceptions }, dayNumber(date))?.hours).toBe(input);
});

test('a day has the hours of its exception, or else of its weekday, or else none', () => {
  const spans = (date: string) => spansOn(hours, dayNumber(date));
  expect(spans('2026-12-25')).toEqual([]);
  expect(spans('2026-12-26')).toEqual([{ opens: at(10), closes: at(12) }]);
  expect(spans('2026-12-27')).toEqual([]);
  expect(spans('2026-12-30')).toEqual([{ opens: at(10), closes: at(11) }]);
});

test('counts weekdays from Monday, even before 1970', () => {
  expect(weekdayOf(dayNumber('2026-11-23'))).toBe(0);
  expect(weekdayOf(dayNumber('1969-12-28'))).toBe(6);
});
