import { expect, test } from 'vitest';
import { weekdays } from '../../schema/openingHours.ts';
import { tongueOf } from '../../tests/tools/tongueOf.ts';
import { stateText } from './stateText.ts';

const hours = {
  timeZone: 'UTC',
  week: { monday: '9 am - 5 pm' },
  exceptions: [{ date: '2026-11-23', hours: 'closed', reason: 'Works outing' }],
};

// 23 November 2026 is a Monday.
test.each([
  ['2026-11-16T10:00Z', 'Open now until 5 PM'],
  ['2026-11-16T08:00Z', 'Closed, opens today at 9 AM'],
  ['2026-11-29T10:00Z', 'Closed, opens tomorrow at 9 AM'],
  ['2026-11-24T10:00Z', 'Closed, opens Monday at 9 AM'],
  // The day of the week alone would be taken for today.
  ['2026-11-23T10:00Z', 'Closed, opens November 30, 2026 at 9 AM'],
  ['2026-11-16T18:00Z', 'Closed, opens November 30, 2026 at 9 AM'],
])('at %s visitors read "%s"', (now, text) => {
  const shown = stateText(hours, Date.parse(now), tongueOf('en-US')).text;
  expect(shown.replace(/\s/g, ' ')).toBe(text);
});

test('a company is closed on a date of every year, and opens after it', () => {
  const yearly = {
    timeZone: 'Europe/Berlin',
    week: Object.fromEntries(weekdays.map((day) => [day, '7am-midnight'])),
    exceptions: [{ date: '12-25', until: '12-26', hours: 'closed' }],
  };
  const said = (now: string) =>
    stateText(yearly, Date.parse(now), tongueOf('en-US')).text.replace(/\s/g, ' ');
  for (const year of [2026, 2027]) {
    expect(said(`${year}-12-24T22:59Z`)).toBe('Open now until 12 AM');
    expect(said(`${year}-12-24T23:00Z`)).toMatch(/^Closed, opens \w+day at 7 AM$/);
    expect(said(`${year}-12-26T22:59Z`)).toBe('Closed, opens tomorrow at 7 AM');
    expect(said(`${year}-12-27T06:00Z`)).toBe('Open now until 12 AM');
  }
});
