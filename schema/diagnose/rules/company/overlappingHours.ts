import { minutesOfDay, readSpans, weekdays } from '../../../openingHours.ts';
import { hoursIn } from '../../hoursIn.ts';
import type { DocumentRule } from '../../rule.ts';
import { capital } from '../../words.ts';

/** Hours that continue after midnight into the hours of the next day. */
export const overlappingHours: DocumentRule = {
  name: 'overlapping-hours',

  check({ site, siteSource }) {
    return hoursIn(site).flatMap(({ hours: { week }, path }) =>
      weekdays.flatMap((day, index) => {
        const next = weekdays[(index + 1) % weekdays.length];
        if (next === undefined) return [];
        const end = Math.max(...spansOf(week[day]).map(({ closes }) => closes)) - minutesOfDay;
        const begin = Math.min(...spansOf(week[next]).map(({ opens }) => opens));
        if (end <= begin) return [];
        const time = `${Math.floor(end / 60)}:${String(end % 60).padStart(2, '0')}`;
        const after = capital(next);
        return [
          {
            source: siteSource,
            path: [...path, 'week', day],
            message: `The hours of ${capital(day)} end on ${after} at ${time}, when those of ${after} have begun.`,
            suggestion: `Let them end earlier, or change those of ${after}.`,
          },
        ];
      }),
    );
  },
};

function spansOf(written: string | undefined) {
  return (written !== undefined && readSpans(written)) || [];
}
