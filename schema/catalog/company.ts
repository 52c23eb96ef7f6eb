import type { RuleGroup } from './ruleGroup.ts';
import { allOf, ask } from './words.ts';

type Country = { country: string; others: readonly string[]; meant: readonly string[] };
type Range = { from: number; to: number };
type Dates = { date: string; until: string };

const onePrice = 'Use "price" for one price, or "from" and "to" for a range.';

export const company = {
  title: 'Facts about the company',
  rules: {
    'country-settings': {
      severity: 'warning',
      about: 'The calling code, language and time zone do not fit the country of the company.',
    },
    'exception-dates': {
      about: 'An exception covers one date or a range of dates. Exceptions cannot overlap.',
    },
    'price-range': {
      about: 'An entry has a "price", or a range ("from", "to"), and the block names the currency.',
    },
    'clock-decimals': {
      severity: 'warning',
      about: 'Hours have decimals, not minutes: 9.15 is 9:09.',
    },
    'thousands-point': {
      severity: 'warning',
      about: 'In JSON, 1.200 is 1.2, not 1,200.',
    },
  },
  sentences: {
    'country-settings': ({ country, others, meant }: Country) => [
      `The country is ${country}, but ${allOf(others)}.`,
      ask(allOf(meant)),
    ],
    'exception-dates': ({ date, until }: Dates) => [
      `The last date, ${until}, is before ${date}.`,
      'Change the last date, or remove it for a single day.',
    ],
    'exception-dates/twice': ({ date, other }: { date: string; other: string }) => [
      `The exceptions from ${other} and from ${date} overlap.`,
      'Keep one of the two, or change its dates.',
    ],
    'exception-dates/year': ({ date, until }: Dates) => [
      `Only one of the dates ${date} and ${until} has a year.`,
      'Write the year in both, or in neither if it is the same every year.',
    ],
    'price-range': ({ from, to }: Range) => [
      `The highest price, ${to}, is less than the lowest, ${from}.`,
      'Swap the two prices.',
    ],
    'price-range/both': () => ['This entry has both a price and a range.', onePrice],
    'price-range/currency': () => [
      'This block has prices but no currency.',
      'Add a three-letter currency code, such as "USD".',
    ],
    'price-range/none': () => [
      'This entry has no price.',
      `${onePrice} Without a price, add a note such as "On request".`,
    ],
    'clock-decimals': ({ value, minutes }: { value: number; minutes: number }) => [
      `Hours have decimals, so ${value} ends ${Math.round((value % 1) * 60)} minutes after the full hour, not ${minutes}.`,
      `For ${minutes} minutes, write ${Math.trunc(value) + Math.round((minutes / 60) * 100) / 100}.`,
    ],
    'thousands-point': ({ read, meant }: { read: number; meant: number }) => [
      `A point marks decimals, so this is ${read}, not ${meant.toLocaleString('en-US')}.`,
      `If it should be ${meant.toLocaleString('en-US')}, write ${meant}.`,
    ],
  },
} as const satisfies RuleGroup;
