import type { RuleGroup } from './ruleGroup.ts';

export const company = {
  title: 'Facts about the company',
  about: 'Opening hours, locations and prices.',
  rules: {
    'exception-dates': {
      about: 'An exception of opening hours ends after it begins, and each date has one alone.',
    },
    'overlapping-hours': {
      about:
        'Hours that end before they begin go on after midnight. They end before those of the next day begin.',
    },
    'price-range': {
      about:
        'An entry has one "price", or the lowest and the highest in "from" and "to". A price list says of each entry what it costs, in numbers or in a note, and packages with a price name the currency.',
    },
    'same-location': {
      about:
        'Each location has a name and an address of its own. One without "address" is at the address of the company.',
    },
    'thousands-point': {
      severity: 'warning',
      about:
        'In a number of a document a point comes before decimals, so 1.200 is 1.2. On a site in a language that writes 1.200 for twelve hundred, such a price is likely a thousand times too low.',
    },
  },
  sentences: {},
} as const satisfies RuleGroup;
