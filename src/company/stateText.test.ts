// @vitest-environment node
import { expect, test } from 'vitest';
import { tongueOf } from '../../tests/support/tongueOf.ts';
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
