import { z } from 'zod';
import { type Sentence, sentenceOf } from '../catalog/index.ts';
import { readDate } from '../dates.ts';
import { code, text } from '../fields.ts';
import { type Correction, fieldInfo } from '../kinds.ts';
import { countries, timeZones } from '../knownValues.ts';
import { minutesOfDay, readSpans, type Span } from '../openingHours.ts';
import { refuse } from '../refuse.ts';
import { ownValue } from '../values.ts';
import { countryDefaults } from './countryDefaults.ts';
import { hoursMeantBy } from './hoursMeantBy.ts';

/** The error in the hours of a day. */
function wrongHours(input: string): Sentence | undefined {
  const spans = readSpans(input);
  if (spans === undefined) return sentenceOf('wrong-format/hours', { input });
  for (const part of input.split(',')) {
    const sentence = likelyAfternoon(input, part);
    if (sentence) return sentence;
  }
  return areInOrder(spans)
    ? undefined
    : sentenceOf('wrong-format/hours-order', { input, meant: inTheAfternoon(spans) });
}

function areInOrder(spans: readonly Span[]): boolean {
  return spans.every(({ opens }, index) => opens >= (spans[index - 1]?.closes ?? 0));
}

/** Hours such as "9:30-14:00, 4:00-6:30" with the last ones in the afternoon; undefined if they are still out of order. */
function inTheAfternoon(spans: readonly Span[]): string | undefined {
  const half = minutesOfDay / 2;
  const later = spans.map((span, index) =>
    index > 0 ? { opens: span.opens + half, closes: span.closes + half } : span,
  );
  if (!areInOrder(later) || later.some(({ closes }) => closes > latestEvening)) return undefined;
  return later.map(({ opens, closes }) => `${clock(opens)}-${clock(closes)}`).join(', ');
}

function clock(minutes: number, hoursOnIt = 24): string {
  const hour = Math.floor(minutes / 60) % hoursOnIt;
  return `${hour || hoursOnIt % 24}:${String(minutes % 60).padStart(2, '0')}`;
}

// Longer than any day, also on a clock that is certain.
const maxDayMinutes = 17 * 60;
// Later than this, two times are more likely to be exchanged.
const latestEvening = 22 * 60;
const latestNight = minutesOfDay + 2 * 60;
const onEitherClock = /^\s*(\d{1,2})[:.h]\d\d\s*[-–—]\s*(\d{1,2})[:.h]\d\d\s*$/;

/**
 * The error of a span that crosses midnight, but only on a 24-hour clock: "11:00-2:00" is a bar's day, or a café that closes at 2
 * in the afternoon. Times of 13:00 and later, 0:00, and two digits, as in "02:00", are certain: a 12-hour clock has none of them.
 * So are "am", "pm", and "midnight".
 */
function likelyAfternoon(input: string, part: string): Sentence | undefined {
  const [, from = '', to = ''] = onEitherClock.exec(part) ?? [];
  const [span] = readSpans(part) ?? [];
  if (!span || from === '' || span.closes <= minutesOfDay) return undefined;
  const { opens, closes } = span;
  const isCertain = Number(from) > 12 || /^0/.test(from) || /^0/.test(to);
  const isLong = closes > latestNight && closes - opens > maxDayMinutes;
  if (isCertain && !isLong) return undefined;
  const half = (minutes: number) =>
    clock(minutes, 12).replace(/:00$/, '') +
    (minutes % minutesOfDay < minutesOfDay / 2 ? 'am' : 'pm');
  const meant = `${clock(opens)}-${clock(closes + minutesOfDay / 2)}`;
  return sentenceOf('wrong-format/hours-next-day', {
    ...{ input, meant, night: `${half(opens)}-${half(closes)}` },
  });
}

const spans = code(/^[^{}]+$/, 'wrong-format/hours')
  .max(100)
  .check(
    refuse((input) => {
      const sentence = wrongHours(input);
      return sentence ? [{ sentence }] : [];
    }),
  )
  .meta({ examples: ['9:00-17:30', '9:00-12:30, 14:00-18:00', '9am-5pm', 'closed'] })
  .register(fieldInfo, {
    correct: (input) => {
      if (readSpans(input) !== undefined) return undefined;
      const meant = hoursMeantBy(input);
      const hasWords = meant === undefined && !/\d/.test(input);
      return {
        meant,
        ...(hasWords && { sentence: sentenceOf('wrong-format/hours-words', { input }) }),
      };
    },
  });

const day = spans.optional().meta({ description: 'The hours of this day. Default: closed.' });

const date = code(/^[^{}]+$/, 'wrong-format/date', (input) => readDate(input) !== undefined)
  .max(40)
  .meta({ examples: ['2026-12-24', '12-25', '25 December'] });

const timeZone = code(
  /^[A-Z][A-Za-z]+\/[A-Za-z0-9_+/-]+$|^UTC$/,
  'wrong-format/time-zone',
  isTimeZone,
)
  .meta({
    description: 'The time zone of the hours: "America/New_York", "Europe/Berlin".',
    examples: ['America/New_York', 'Europe/Berlin'],
  })
  .register(fieldInfo, { knownValues: timeZones, correct: zoneOfCountry });

/** The zone of the company's country where no name of a zone is written: "GMT+1". */
function zoneOfCountry(input: string, document: unknown): Correction | undefined {
  const country = ownValue(document, 'country');
  const isOffset = /^\s*(?:[a-z]{3,4})?\s*(?:[+−-]\s*\d{1,2}(?::?\d\d)?)?\s*$/i.test(input);
  if (!isOffset || typeof country !== 'string') return undefined;
  return countries.values().includes(country)
    ? { meant: countryDefaults(country).timeZone }
    : undefined;
}

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

/** The opening hours of a company or of one of its locations. */
export function openingHours(description: string) {
  return z
    .strictObject({
      timeZone,
      week: z
        .strictObject({
          monday: day,
          tuesday: day,
          wednesday: day,
          thursday: day,
          friday: day,
          saturday: day,
          sunday: day,
        })
        .meta({
          description:
            'The hours of each day: "9:00-17:30", "9am-5pm" or "9:00-12:30, 14:00-18:00". "18:00-2:00" ends the next day; "0:00-24:00" is the whole day.',
        }),
      exceptions: z
        .array(
          z.strictObject({
            date: date.meta({
              description:
                'The date, or the first of several: "2026-12-24". Without a year ("12-24", "24 December"), it repeats every year.',
            }),
            until: date.optional().meta({
              description: 'The last of several dates.',
            }),
            hours: spans.meta({ description: 'The hours of that date, or "closed".' }),
            reason: text(60, 'Why, such as "Christmas".').optional(),
          }),
        )
        .max(60)
        .optional()
        .meta({
          description:
            'Dates with other hours, such as holidays. They also apply to locations, unless a location lists the same date.',
        }),
      note: text(120, 'A note below the hours, such as "And by appointment."').optional(),
    })
    .meta({ title: 'Opening hours', description, examples: [hoursExample] });
}

export const hours = openingHours('When the company is open, shown in the footer.').optional();
