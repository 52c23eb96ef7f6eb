import { type Examples, homeLink } from './example.ts';

export const filesExamples: Examples = {
  'missing-file': [
    {
      file: 'home.json',
      right: '"phone": "workshop"',
      wrong:
        '"phone": "workshop",\n      "picture": { "src": "⟦pictures/bensh.jpg⟧", "alt": "The bench by the window" }',
      suggest:
        '"phone": "workshop",\n      "picture": { "src": "pictures/bench.jpg", "alt": "The bench by the window" }',
    },
    {
      file: 'home.json',
      right: '"phone": "workshop"',
      wrong:
        '"phone": "workshop",\n      "picture": { "src": "⟦pictures/Bench.JPG⟧", "alt": "The bench by the window" }',
      fix: '"phone": "workshop",\n      "picture": { "src": "pictures/bench.jpg", "alt": "The bench by the window" }',
    },
    {
      file: 'home.json',
      right: '"phone": "workshop"',
      wrong: '"phone": "workshop",\n      "drawing": "⟦drawings/piano.svg⟧"',
    },
    homeLink('/downloads/priselist.pdf', '/downloads/price-list.pdf'),
    {
      file: 'site.json',
      right: '{ "text": "Visit", "href": "/visit" }',
      wrong: '{ "text": "Prices", "href": "⟦/downloads/Price-List.pdf⟧" }',
      fix: '{ "text": "Prices", "href": "/downloads/price-list.pdf" }',
    },
    {
      file: 'site.json',
      right: '"src": "https://forms.piano.test/tuning"',
      wrong: '"src": "⟦/demo/lead-form.htm⟧"',
      suggest: '"src": "/demo/lead-form.html"',
    },
    {
      file: 'site.json',
      right: '"text": "Atkinson Hyperlegible Next"',
      wrong: '"textFile": "⟦fonts/workshp.woff2⟧"',
      suggest: '"textFile": "fonts/workshop.woff2"',
    },
  ],
  'unusable-file': [
    {
      file: 'home.json',
      right: '"phone": "workshop"',
      wrong:
        '"phone": "workshop",\n      "picture": { "src": "⟦pictures/phone.heic⟧", "alt": "The bench by the window" }',
    },
    {
      file: 'home.json',
      right: '"phone": "workshop"',
      wrong: '"phone": "workshop",\n      "drawing": "⟦drawings/black.svg⟧"',
    },
    homeLink('/downloads/letter.pdf'),
    {
      file: 'site.json',
      right: '"text": "Atkinson Hyperlegible Next"',
      wrong: '"textFile": "⟦fonts/locked.ttf⟧"',
    },
  ],
  'unused-file': [
    {
      file: 'restoration.json',
      right: '"src": "pictures/bench.jpg"',
      wrong: '"src": "pictures/strings.jpg"',
      at: 'site.json:1:1',
    },
    {
      file: 'prices.json',
      right: '/downloads/price-list.pdf',
      wrong: '/visit',
      at: 'site.json:1:1',
    },
  ],
};
