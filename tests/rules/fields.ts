import type { Examples } from './example.ts';

export const fieldsExamples: Examples = {
  empty: [
    { file: 'home.json', right: '"title": "Listen"', wrong: '"title": ⟦""⟧' },
    {
      file: 'home.json',
      right: '"type": "hero",\n      "eyebrow": "A workshop since 1961",',
      wrong: '"type": "hero",\n      "eyebrow": "⟦   ⟧",',
      suggest: '"type": "hero",',
    },
    { file: 'home.json', right: '"title": "Listen"', wrong: '"title": "⟦\u2800\u3000⟧"' },
    {
      file: 'restoration.json',
      right: '"alt": "A keyboard on a bench under a window, in the morning"',
      wrong: '"alt": ⟦""⟧',
      suggest: '"decorative": true',
    },
  ],
  'missing-field': [
    {
      file: 'restoration.json',
      right: '"Strings and pins"',
      wrong: '⟦{⟧ "description": "And pins." }',
    },
  ],
  'out-of-range': [
    { file: 'restoration.json', right: '"rating": 5', wrong: '"rating": ⟦9⟧' },
    { file: 'restoration.json', right: '"rating": 5', wrong: '"rating": ⟦0⟧' },
  ],
  'too-long': [
    {
      file: 'home.json',
      right: '"headline": "How a tuning goes"',
      wrong:
        '"headline": "⟦How a tuning goes, step by step, How a tuning goes, step by step, and more…⟧"',
    },
  ],
  'too-short': [
    {
      file: 'visit.json',
      right:
        '"Where the workshop is, when somebody is at the bench, and how to ask for a tuning at your home."',
      wrong: '"⟦Where we are.⟧"',
    },
  ],
  'unknown-block-type': [
    { file: 'home.json', right: '"type": "hero"', wrong: '"type": "⟦heros⟧"', suggest: true },
    { file: 'home.json', right: '"type": "hero"', wrong: '"type": "⟦Hero⟧"', fix: true },
    { file: 'home.json', right: '"type": "process"', wrong: '"type": "⟦proccess⟧"', suggest: true },
    { file: 'home.json', right: '"type": "hero"', wrong: '"type": "⟦wizard⟧"' },
  ],
  'unknown-field': [
    { file: 'home.json', right: '"subheadline"', wrong: '"⟦subheadlin⟧"', suggest: true },
    { file: 'home.json', right: '"subheadline"', wrong: '"⟦sub_headline⟧"', fix: true },
    {
      file: 'visit.json',
      right: '"source": "lead-form",',
      wrong: '"source": "lead-form",\n      "⟦badges⟧": ["By hand"],',
    },
    {
      file: 'restoration.json',
      right: '"Strings and pins"',
      wrong: '{ "title": "Strings", "⟦descripton⟧": "And pins." }',
      suggest: '{ "title": "Strings", "description": "And pins." }',
    },
    {
      file: 'home.json',
      right: '"title": "Listen",',
      wrong: '"title": "Listen", ⟦"__proto__"⟧: {},',
    },
  ],
  'unknown-value': [
    {
      file: 'site.json',
      right: '"company": "Harbor Piano Workshop",',
      wrong:
        '"company": "Harbor Piano Workshop",\n  "analytics": { "provider": "⟦google⟧", "id": "G-AB12CD34EF" },',
    },
    { file: 'visit.json', right: '"height": 600', wrong: '"height": ⟦700⟧' },
    {
      file: 'visit.json',
      right: '"source": "lead-form",',
      wrong: '"source": "⟦https://calendly.com/anna/30min⟧",\n      "title": "Book a tuning",',
      suggest: '"url": "https://calendly.com/anna/30min",\n      "title": "Book a tuning",',
    },
    {
      file: 'site.json',
      right: '"text": "Atkinson Hyperlegible Next"',
      wrong: '"text": "⟦atkinson-hyperlegible next⟧"',
      fix: '"text": "Atkinson Hyperlegible Next"',
    },
    {
      file: 'site.json',
      right: '"text": "Atkinson Hyperlegible Next"',
      wrong: '"text": "⟦Atkinson Hyperlegable Next⟧"',
      suggest: '"text": "Atkinson Hyperlegible Next"',
    },
    {
      file: 'restoration.json',
      right: '"Strings and pins"',
      wrong: '{ "title": "Strings and pins", "icon": "⟦gear⟧" }',
    },
    {
      file: 'restoration.json',
      right: '"Strings and pins"',
      wrong: '{ "title": "Strings and pins", "icon": "⟦dinosaur⟧" }',
    },
    {
      file: 'restoration.json',
      right: '"rating": 5',
      wrong: '"rating": 5,\n          "sample": "⟦true⟧"',
      fix: '"rating": 5,\n          "sample": true',
    },
    {
      file: 'visit.json',
      right: '"id": "request",',
      wrong: '"id": "request",\n      "background": "⟦dark⟧",',
    },
    {
      file: 'restoration.json',
      right: '"Strings and pins"',
      wrong: '{ "title": "Strings and pins", "icon": "⟦whatsapp⟧" }',
    },
  ],
  'wrong-count': [
    {
      file: 'restoration.json',
      right: '["Actions and hammers", "Strings and pins", "Cases and keys"]',
      wrong: '⟦[⟧]',
    },
    {
      file: 'home.json',
      right: '"phone": "workshop"',
      wrong: '"phone": "workshop",\n      "badges": ⟦[⟧"a", "b", "c", "d", "e", "f", "g"]',
    },
    {
      file: 'home.json',
      right: '"phone": "workshop"',
      wrong: '"phone": "workshop",\n      "badges": ⟦[⟧]',
      suggest: true,
    },
  ],
  'wrong-kind': [
    { file: 'home.json', right: '"number": 2', wrong: '"number": "⟦2⟧"', fix: true },
    { file: 'restoration.json', right: '"rating": 5', wrong: '"rating": ⟦4.5⟧' },
    { file: 'home.json', right: '"How a tuning goes"', wrong: '⟦7⟧', suggest: '"7"' },
    { file: 'restoration.json', right: '"Strings and pins"', wrong: '⟦7⟧', suggest: '"7"' },
    {
      file: 'restoration.json',
      right: '"Strings and pins"',
      wrong: '⟦["Strings", "pins"]⟧',
      at: 'restoration.json:19:40',
    },
    {
      file: 'home.json',
      right: '"phone": "workshop"',
      wrong: '"phone": "workshop",\n      "badges": "⟦By hand⟧"',
      suggest: '"phone": "workshop",\n      "badges": ["By hand"]',
    },
    {
      file: 'home.json',
      right: '"phone": "workshop"',
      wrong: '"phone": "workshop",\n      "badges": ⟦null⟧',
      suggest: true,
    },
  ],
};
