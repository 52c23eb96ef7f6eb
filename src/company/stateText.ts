import { minutesOfDay, type OpeningHours, weekdayOf } from '../../schema/openingHours.ts';
import { sayIn, type Tongue } from '../shared/words.ts';
import { clockText, dateText, weekdayText } from './hoursText.ts';
import { localMinutes, type OpenState, openState } from './openState.ts';

/** Whether a company is open, with the text for visitors. */
export type StateText = OpenState & { text: string };

/** The state at `now` as text: "Open now until 5 PM", "Closed, opens Monday at 8 AM". Times are in the company's time zone. */
export function stateText(hours: OpeningHours, now: number, tongue: Tongue): StateText {
  const { language } = tongue;
  const say = sayIn(tongue);
  const state = openState(hours, now);
  const { isOpen, changes } = state;
  if (changes === undefined) return { ...state, text: say(isOpen ? 'openAlways' : 'closed') };
  const today = Math.floor(localMinutes(now, hours.timeZone) / minutesOfDay);
  const local = localMinutes(changes, hours.timeZone);
  const day = Math.floor(local / minutesOfDay);
  const time = clockText(local - day * minutesOfDay, language);
  const away = day - today;
  if (isOpen) {
    // A closing time within 24 hours needs no day, even after midnight: visitors take it for the end of this evening.
    if (changes - now < minutesOfDay * 60_000)
      return { ...state, text: say('openUntil', { time }) };
    return {
      ...state,
      text: say('openUntilDay', { day: weekdayText(weekdayOf(day), language), time }),
    };
  }
  if (away === 0) return { ...state, text: say('opensToday', { time }) };
  if (away === 1) return { ...state, text: say('opensTomorrow', { time }) };
  const name = away < 7 ? weekdayText(weekdayOf(day), language) : dateText(day, language);
  return { ...state, text: say('opensOn', { day: name, time }) };
}
