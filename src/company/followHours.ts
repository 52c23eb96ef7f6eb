import { minutesOfDay, type OpeningHours } from '../../schema/openingHours.ts';
import type { Tongue } from '../shared/words.ts';
import { localMinutes } from './openState.ts';
import { stateText } from './stateText.ts';

/** Whether a company is open now, the same as text, and the current day in its time zone (dayNumber). */
export type HoursNow = { isOpen: boolean; text: string; today: number };

// In milliseconds. In every time zone a day begins on a quarter of an hour.
const quarterHour = 15 * 60_000;

/**
 * Calls `show` with the state of opening hours, now and after each change. Returns a function that stops it. Does not call
 * `show` when the browser does not know the time zone.
 */
export function followHours(
  hours: OpeningHours,
  tongue: Tongue,
  show: (now: HoursNow) => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const update = () => {
    clearTimeout(timer);
    const now = Date.now();
    try {
      const { isOpen, text, changes } = stateText(hours, now, tongue);
      show({ isOpen, text, today: Math.floor(localMinutes(now, hours.timeZone) / minutesOfDay) });
      const next = (Math.floor(now / quarterHour) + 1) * quarterHour;
      timer = setTimeout(update, Math.min(next, changes ?? next) - now);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
    }
  };
  // Timers are late in a background tab, and on a device that was asleep.
  document.addEventListener('visibilitychange', update);
  update();
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', update);
  };
}
