import { z } from 'zod';
import { code, text } from '../fields.ts';
import { knownValues, timeZones } from '../knownValues.ts';
import { minutesOfDay, readSpans, type Span } from '../openingHours.ts';

// Longer is a mistake in nearly every case: "9:00-5:00" would be open until five o'clock of the next morning.
const longestNight = 17 * 60;

const hoursMessage =
  'is not written as hours are. Write "9:00-17:30", "9:00-12:30, 14:00-18:00", "9 am - 5 pm" or "closed"';

/** What is wrong with the hours of a day, as a message continues its sentence; undefined where nothing is. */
function wrongHours(written: string): string | undefined {
  const spans = readSpans(written);
  if (spans === undefined) return hoursMessage;
  const isLong = ({ opens, closes }: Span) =>
    closes > minutesOfDay && closes - opens > longestNight;
  if (spans.some(isLong)) {
    return 'ends on the next morning. Write hours after noon as in "9:00-17:00" or "9 am - 5 pm", and a whole day as "0:00-24:00"';
  }
  const isInOrder = spans.every(({ opens }, index) => opens >= (spans[index - 1]?.closes ?? 0));
  return isInOrder
    ? undefined
    : 'has times that overlap or are not in order. Write the earlier ones first, as in "9:00-12:30, 14:00-18:00"';
}

const spans = code(/^[^{}]+$/, hoursMessage)
  .max(100)
  .check(({ value, issues }) => {
    const message = wrongHours(value);
    if (message !== undefined) issues.push({ code: 'custom', message, input: value });
  })
  .meta({ examples: ['9:00-17:30', '9:00-12:30, 14:00-18:00', '9 am - 5 pm', 'closed'] });

const on = (day: string) =>
  spans.optional().meta({ description: `The hours of each ${day}. Without any: closed.` });

const dateMessage = 'is not a date. Write year, month and day, as in "2026-12-24"';
const date = code(/^\d{4}-\d{2}-\d{2}$/, dateMessage)
  .refine((written) => {
    const time = Date.parse(written);
    return !Number.isNaN(time) && new Date(time).toISOString().startsWith(written);
  }, dateMessage)
  .meta({ examples: ['2026-12-24'] });

const timeZone = code(
  /^[A-Z][A-Za-z]+\/[A-Za-z0-9_+/-]+$|^UTC$/,
  'is not a time zone. Write a continent and a town, as in "America/New_York"',
)
  .refine(isTimeZone, 'is not a time zone. Write a continent and a town, as in "America/New_York"')
  .meta({
    description:
      'The time zone of the hours, by a continent and a town: "America/New_York", "Europe/Berlin".',
    examples: ['America/New_York', 'Europe/Berlin'],
  })
  .register(knownValues, timeZones);

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

const hoursExample = {
  timeZone: 'America/New_York',
  week: { monday: '9:00-17:30', tuesday: '9:00-12:30, 14:00-18:00' },
};

/** When a company, or one of its locations, is open. */
export function openingHours(description: string) {
  return z
    .strictObject({
      timeZone,
      week: z
        .strictObject({
          monday: on('Monday'),
          tuesday: on('Tuesday'),
          wednesday: on('Wednesday'),
          thursday: on('Thursday'),
          friday: on('Friday'),
          saturday: on('Saturday'),
          sunday: on('Sunday'),
        })
        .meta({
          description:
            'The hours of each day, as in "9:00-17:30", "9 am - 5 pm" or "9:00-12:30, 14:00-18:00". "18:00-2:00" ends on the next day, "0:00-24:00" is the whole day. A day without hours is closed.',
        }),
      exceptions: z
        .array(
          z.strictObject({
            date: date.meta({
              description: 'The date, or the first of several, as in "2026-12-24".',
            }),
            until: date.optional().meta({
              description: 'The last date, where there are several. Default: one day alone.',
            }),
            hours: spans.meta({ description: 'The hours of that date, or "closed".' }),
            reason: text(60, 'Why, as in "Christmas".').optional(),
          }),
        )
        .max(60)
        .optional()
        .meta({ description: 'Dates with other hours, such as public holidays.' }),
      note: text(120, 'What the hours do not say, as in "And by appointment."').optional(),
    })
    .meta({ description, examples: [hoursExample] });
}

export const hours = openingHours(
  'When the company is open. The footer shows it and says whether it is open at this moment.',
).optional();
