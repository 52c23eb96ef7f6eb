import type { Examples } from './example.ts';

export const companyExamples: Examples = {
  'country-settings': [
    {
      file: 'site.json',
      right: '"language": "en-GB",\n  "callingCode": "+44",',
      wrong: '"language": "en-US",\n  "callingCode": "+1",',
      at: 'site.json:22:15',
      suggest: true,
    },
  ],
  'exception-dates': [
    { file: 'site.json', right: '"until": "2027-01-01"', wrong: '"until": "⟦2026-01-01⟧"' },
    { file: 'site.json', right: '"date": "2026-12-24"', wrong: '"date": "⟦2026-12-18⟧"' },
    { file: 'site.json', right: '"date": "2026-12-24"', wrong: '"date": "⟦24 December⟧"' },
  ],
  'price-range': [
    { file: 'prices.json', right: '"to": 420', wrong: '"to": ⟦42⟧' },
    { file: 'prices.json', right: '"price": 95', wrong: '"price": ⟦95⟧, "from": 80' },
    {
      file: 'prices.json',
      right: '{ "title": "Valuation of an old instrument", "note": "On request" }',
      wrong: '⟦{⟧ "title": "Valuation of an old instrument" }',
    },
    {
      file: 'prices.json',
      right: '      "currency": "GBP",\n      "items": [\n        {\n          "title": "Once',
      wrong: '      "items": [\n        {\n          "title": "Once',
      at: 'prices.json:39:5',
    },
  ],
};
