import type { Examples } from './example.ts';

export const downloadsExamples: Examples = {
  'missing-download': [
    {
      file: 'home.json',
      right: '"href": "/restoration"',
      wrong: '"href": "⟦/downloads/priselist.pdf⟧"',
      suggest: '"href": "/downloads/price-list.pdf"',
    },
    {
      file: 'site.json',
      right: '{ "text": "Visit", "href": "/visit" }',
      wrong: '{ "text": "Prices", "href": "⟦/downloads/Price-List.pdf⟧" }',
      fix: '{ "text": "Prices", "href": "/downloads/price-list.pdf" }',
    },
  ],
  'unreadable-download': [
    {
      file: 'home.json',
      right: '"href": "/restoration"',
      wrong: '"href": "⟦/downloads/letter.pdf⟧"',
    },
  ],
  'unused-download': [
    {
      file: 'prices.json',
      right: '/downloads/price-list.pdf',
      wrong: '/visit',
      at: 'site.json:1:1',
    },
  ],
};
