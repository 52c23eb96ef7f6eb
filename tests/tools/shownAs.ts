import { dayNumber } from '../../schema/browser.ts';
import { dateText } from '../../src/company/hoursText.ts';
import { clockText } from '../../src/shared/formats.ts';

/**
 * A structured data value as pages show it: times, dates, countries and amounts in the language of the site. Undefined for a
 * value that pages show as part of another, such as the days of a row or the currency of a price.
 */
export function shownAs(
  { language }: { language: string },
  name: string,
  value: string | number,
): string | undefined {
  switch (name) {
    case 'dayOfWeek':
    case 'priceCurrency':
      return undefined;
    case 'opens':
    case 'closes': {
      const [hours = 0, minutes = 0] = String(value).split(':').map(Number);
      // These times mean "closed" or "all day".
      return /00:00|23:59/.test(String(value))
        ? undefined
        : clockText(hours * 60 + minutes, language);
    }
    case 'validFrom':
      // For two dates in the same year, only the second shows the year.
      return dateText(dayNumber(String(value)), language, false);
    case 'validThrough':
      return dateText(dayNumber(String(value)), language);
    case 'addressCountry':
      return new Intl.DisplayNames(language, { type: 'region' }).of(String(value));
    case 'price':
    case 'minPrice':
    case 'maxPrice':
      return new Intl.NumberFormat(language, {
        minimumFractionDigits: Number.isInteger(value) ? 0 : 2,
      }).format(Number(value));
    default:
      return String(value);
  }
}
