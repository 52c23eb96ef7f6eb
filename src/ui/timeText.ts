import type { BlockOf } from '../../schema/index.ts';
import { clockText, numberText } from '../shared/formats.ts';
import { type Locale, translator } from '../shared/words.ts';

type Unit = BlockOf<'timeline'>['unit'];

/** A time of a timeline as text: "6:30 PM" or "18:30", "Day 3". */
export function timeText(at: number, unit: Unit, locale: Locale): string {
  const { language } = locale;
  if (unit === 'hours') return clockText(Math.round(at * 60) % (24 * 60), language);
  const number = numberText(at, language);
  return translator(locale)(unit === 'days' ? 'day' : 'week', { number });
}

/** The time of an entry as text: a time, or a range if it has a duration. */
export function spanText(
  { at, duration }: { at: number; duration?: number | undefined },
  unit: Unit,
  locale: Locale,
): string {
  if (duration === undefined) return timeText(at, unit, locale);
  const write = (time: number) =>
    unit === 'hours' ? timeText(time, unit, locale) : numberText(time, locale.language);
  const name = { hours: 'time', days: 'days', weeks: 'weeks' } as const;
  return translator(locale)(name[unit], { from: write(at), to: write(at + duration) });
}

// Distances between ticks that are easy to read, in the unit of the timeline.
const roundSteps = {
  hours: [1, 2, 3, 4, 6, 12, 24],
  days: [1, 2, 5, 10, 15, 30],
  weeks: [1, 2, 4, 13, 26],
};
const maxTicks = { hours: 5, days: 7, weeks: 7 };

/** The scale of a timeline: its first and last time, and a few round times for ticks. */
export function scaleOf({ items, unit }: Pick<BlockOf<'timeline'>, 'items' | 'unit'>) {
  const start = Math.min(...items.map(({ at }) => at));
  const end = Math.max(start + 0.1, ...items.map(({ at, duration = 0 }) => at + duration));
  const max = maxTicks[unit];
  const last = roundSteps[unit].at(-1) ?? 1;
  const step =
    roundSteps[unit].find((length) => (end - start) / length < max) ??
    last * Math.ceil((end - start) / (last * (max - 1)));
  // Ticks for hours are at multiples of the step. Days and weeks are counted from the first.
  const first = unit === 'hours' ? Math.ceil(start / step - 1e-9) * step : start;
  const count = Math.floor((end - first) / step + 1e-9) + 1;
  const ticks = Array.from({ length: count }, (_, index) => first + index * step);
  return { start, end, ticks };
}

/** The text of a tick. For days and weeks only the first tick includes the word: "Day 1", then "3". */
export function tickText(index: number, at: number, unit: Unit, locale: Locale): string {
  return unit === 'hours' || index === 0
    ? timeText(at, unit, locale)
    : numberText(at, locale.language);
}
