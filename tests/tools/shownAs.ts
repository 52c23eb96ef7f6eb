import { dayNumber } from '../../schema/browser.ts';
import { dateText } from '../../src/company/hoursText.ts';
import { clockText } from '../../src/shared/formats.ts';

/**
 * A structured data value as pages show it: times and dates in the language of the site. Undefined for a
 * value that pages show as part of another, such as the days of a row.
 */
export function shownAs(
  { language }: { language: string },
  name: string,
  value: string,
): string | undefined {
  switch (name) {
    case 'dayOfWeek':
      return undefined;
    case 'opens':
    case 'closes': {
      const [hours = 0, minutes = 0] = value.split(':').map(Number);
      // These times mean "closed" or "all day".
      return /00:00|23:59/.test(value) ? undefined : clockText(hours * 60 + minutes, language);
    }
    case 'validFrom':
      // For two dates in the same year, only the second shows the year.
      return dateText(dayNumber(value), language, false);
    case 'validThrough':
    case 'datePublished':
      return dateText(dayNumber(value), language);
    default:
      return value;
  }
}
