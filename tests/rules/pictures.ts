import type { Examples } from './example.ts';

export const picturesExamples: Examples = {
  'cropped-picture': [
    {
      file: 'home.json',
      right: '"phone": "workshop"',
      wrong:
        '"phone": "workshop",\n      "picture": { "src": "⟦pictures/upright.jpg⟧", "alt": "The bench by the window" }',
    },
    {
      file: 'home.json',
      right: '"phone": "workshop"',
      wrong:
        '"phone": "workshop",\n      "picture": { "src": "⟦pictures/panorama.jpg⟧", "alt": "The street at night" }',
    },
  ],
  'logo-on-dark': [
    {
      file: 'work.json',
      right: '"name": "Trade licence of the town", "number"',
      wrong:
        '"name": "Trade licence of the town", "logo": ⟦{⟧ "src": "pictures/logos/felt.svg", "decorative": true }, "number"',
    },
    {
      file: 'work.json',
      right: '"number": "Member 412",',
      wrong: '"plate": ⟦true⟧,\n          "number": "Member 412",',
      suggest: true,
    },
    {
      file: 'site.json',
      right:
        '"logo": { "src": "pictures/logo.svg" },\n    "logoOnDark": { "src": "pictures/logo-dark.svg" },',
      wrong: '"logo": ⟦{⟧ "src": "pictures/logo.svg" },',
    },
  ],
  'missing-alt': [
    {
      file: 'restoration.json',
      right:
        '"picture": {\n        "src": "pictures/bench.jpg",\n        "alt": "A keyboard on a bench under a window, in the morning"\n      }',
      wrong: '"picture": ⟦{⟧ "src": "pictures/bench.jpg" }',
    },
    {
      file: 'restoration.json',
      right: '"src": "pictures/bench.jpg",',
      wrong: '"src": "pictures/bench.jpg",\n        "decorative": ⟦true⟧,',
      suggest: true,
    },
  ],
  'picture-or-drawing': [
    {
      file: 'restoration.json',
      right: '"picture": {',
      wrong: '"drawing": "⟦drawings/bench.svg⟧",\n      "picture": {',
      suggest: true,
    },
    {
      file: 'visit.json',
      right: '"pair": {',
      wrong: '"afterDrawing": "⟦drawings/bench.svg⟧",\n      "pair": {',
      suggest: true,
    },
    {
      file: 'visit.json',
      right: '"title": "Two uprights",',
      wrong: '"title": "Two uprights",\n          "icon": "⟦phone⟧",',
      suggest: true,
    },
  ],
  'small-picture': [
    {
      file: 'home.json',
      right: '"phone": "workshop"',
      wrong:
        '"phone": "workshop",\n      "picture": { "src": "⟦pictures/small.jpg⟧", "alt": "The bench by the window" }',
    },
    {
      file: 'home.json',
      right: '"phone": "workshop"',
      wrong:
        '"phone": "workshop",\n      "picture": { "src": "⟦pictures/street.jpg⟧", "alt": "The street at night" }',
    },
    {
      file: 'site.json',
      right: '"src": "pictures/mark.svg"',
      wrong: '"src": "⟦pictures/mark-32.png⟧"',
    },
  ],
  'weak-alt': [
    {
      file: 'restoration.json',
      right: 'A keyboard on a bench under a window, in the morning',
      wrong: '⟦IMG_2041.jpg⟧',
    },
    {
      file: 'restoration.json',
      right: 'A keyboard on a bench under a window, in the morning',
      wrong: '⟦Image of a bench⟧',
    },
  ],
};
