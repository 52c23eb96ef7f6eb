import { hoursIn } from '../../hoursIn.ts';
import type { DocumentRule } from '../../rule.ts';
import type { Message } from '../../types.ts';

/** Exceptions of opening hours that end before they begin, or two exceptions for the same date. */
export const exceptionDates: DocumentRule = {
  name: 'exception-dates',
  about: 'An exception of opening hours ends after it begins, and each date has one alone.',
  examples: [
    {
      file: 'site.json',
      right: '"until": "2027-01-01"',
      wrong: '"until": "⟦2026-01-01⟧"',
      message: '"until" is 2026-01-01, which is before 2026-12-24.',
      suggestion: 'Write the last date of the exception, or take the field out.',
    },
    {
      file: 'site.json',
      right: '"date": "2026-12-24"',
      wrong: '"date": "⟦2026-12-18⟧"',
      message: 'The exceptions from 2026-12-19 and from 2026-12-18 are for the same date.',
      suggestion: 'Keep one of the two, or change its dates.',
    },
  ],
  check({ site, siteSource }) {
    return hoursIn(site).flatMap(({ hours: { exceptions = [] }, path }) =>
      exceptions.flatMap(({ date, until = date }, index) => {
        const found = (name: string, message: Message) => [
          { source: siteSource, path: [...path, 'exceptions', index, name], ...message },
        ];
        if (until < date) {
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
        const other = exceptions
          .filter((_, place) => place !== index)
          .find((second) => second.date <= until && date <= (second.until ?? second.date));
        const isSecond = other && exceptions.indexOf(other) < index;
        if (!isSecond) return [];
        const message = `The exceptions from ${other.date} and from ${date} are for the same date.`;
        return found('date', { message, suggestion: 'Keep one of the two, or change its dates.' });
      }),
    );
  },
};
