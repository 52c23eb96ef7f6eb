import { readDate } from '../../../dates.ts';
import { type DayRange, type Exception, isYearly, occurrences } from '../../../openingHours.ts';
import { hoursIn } from '../../hoursIn.ts';
import type { DocumentRule } from '../../rule.ts';
import type { Message } from '../../types.ts';

/** Exceptions of opening hours that end before they begin, or two exceptions for the same date. */
export const exceptionDates: DocumentRule = {
  name: 'exception-dates',

  check({ site, siteSource }) {
    return hoursIn(site).flatMap(({ hours: { exceptions = [] }, path }) => {
      const read = exceptions.map(({ date, until = date, hours }) => ({
        date: readDate(date) ?? date,
        until: readDate(until) ?? until,
        hours,
      }));
      return read.flatMap((exception, index) => {
        const { date, until } = exception;
        const found = (name: string, message: Message) => [
          { source: siteSource, path: [...path, 'exceptions', index, name], ...message },
        ];
        if (date.length !== until.length) {
          const suggestion = 'Write the year in both dates, or in neither for every year.';
          const message = `Of the dates ${date} and ${until}, only one has a year.`;
          return found(date.length < until.length ? 'date' : 'until', { message, suggestion });
        }
        if (until < date && !isYearly(exception)) {
          const message = {
            inFile: `"until" is ${until}, which is before ${date}.`,
            inForm: `The last date is ${until}, which is before ${date}.`,
          };
          const suggestion = {
            inFile: 'Write the last date of the exception, or take the field out.',
            inForm: 'Write the last date, or leave it empty for one day alone.',
          };
          return found('until', { message, suggestion });
        }
        // One for a year replaces one for every year.
        const others = read.slice(0, index).filter((other) => other.date.length === date.length);
        const days = daysOf(exception);
        const other = others.find((second) =>
          daysOf(second).some(({ from, to }) =>
            days.some((range) => from <= range.to && range.from <= to),
          ),
        );
        if (!other) return [];
        const message = `The exceptions from ${other.date} and from ${date} are for the same date.`;
        return found('date', { message, suggestion: 'Keep one of the two, or change its dates.' });
      });
    });
  },
};

/** The days of an exception; of one for every year, in three years. */
function daysOf(exception: Exception): DayRange[] {
  return occurrences(exception, 2000, 2002);
}
