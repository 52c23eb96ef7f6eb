import type { Examples } from './example.ts';

export const fieldsExamples: Examples = {
  'embed-content': [
    {
      file: 'visit.json',
      right: '"source": "lead-form",',
      wrong: '"url": "https://www.youtube.com/watch?v=aqz-KE-bpKQ",',
      at: 'visit.json:13:5',
    },
    {
      file: 'visit.json',
      right: '"source": "lead-form",',
      wrong:
        '"source": "lead-form",\n      "url": "⟦https://www.youtube.com/watch?v=aqz-KE-bpKQ⟧",',
    },
    {
      file: 'visit.json',
      right: '"source": "lead-form",',
      wrong: '"source": "lead-form",\n      "ratio": "⟦16:9⟧",',
      suggest: true,
    },
    {
      file: 'visit.json',
      right: '"source": "lead-form",',
      wrong:
        '"url": "https://calendly.com/anna/30min",\n      "title": "Book a tuning",\n      "ratio": "⟦16:9⟧",',
      suggest: '"url": "https://calendly.com/anna/30min",\n      "title": "Book a tuning",',
    },
    {
      file: 'visit.json',
      right: '"source": "lead-form",',
      wrong: '"code": "⟦https://calendly.com/anna/30min⟧",\n      "title": "Book a tuning",',
    },
  ],
  'form-fields': [
    {
      file: 'site.json',
      right: '"src": "https://forms.piano.test/tuning",',
      wrong:
        '"src": "https://forms.piano.test/tuning",\n    "thanks": "⟦Thank you, we call you.⟧",',
      suggest: true,
    },
    {
      file: 'site.json',
      right:
        '"src": "https://forms.piano.test/tuning",\n    "title": "Tuning request",\n    "page": "/visit#request",\n    "phone": "workshop",\n    "email": "bench",\n    "dialogTitle": "Book a tuning",\n    "dialogHeight": 600',
      wrong:
        '"action": "https://forms.piano.test/f/1",\n    "fields": [{ "kind": "email", "name": "email", "label": "Your email address" }, { "kind": "text", "name": "⟦email⟧", "label": "Again" }],\n    "title": "Tuning request",\n    "page": "/visit#request",\n    "phone": "workshop",\n    "email": "bench",\n    "dialogTitle": "Book a tuning"',
    },
    {
      file: 'site.json',
      right:
        '"src": "https://forms.piano.test/tuning",\n    "title": "Tuning request",\n    "page": "/visit#request",\n    "phone": "workshop",\n    "email": "bench",\n    "dialogTitle": "Book a tuning",\n    "dialogHeight": 600',
      wrong:
        '"action": "https://forms.piano.test/f/1",\n    "fields": [{ "kind": "email", "name": "email", "label": "Your email address" }, { "kind": "⟦choice⟧", "name": "piano", "label": "Your piano" }],\n    "title": "Tuning request",\n    "page": "/visit#request",\n    "phone": "workshop",\n    "email": "bench",\n    "dialogTitle": "Book a tuning"',
    },
    {
      file: 'site.json',
      right:
        '"src": "https://forms.piano.test/tuning",\n    "title": "Tuning request",\n    "page": "/visit#request",\n    "phone": "workshop",\n    "email": "bench",\n    "dialogTitle": "Book a tuning",\n    "dialogHeight": 600',
      wrong:
        '"action": "https://forms.piano.test/f/1",\n    "fields": [{ "kind": "email", "name": "email", "label": "Your email address" }, { "kind": "text", "name": "name", "label": "Your name", "wording": "⟦I agree.⟧" }],\n    "title": "Tuning request",\n    "page": "/visit#request",\n    "phone": "workshop",\n    "email": "bench",\n    "dialogTitle": "Book a tuning"',
      suggest:
        '"action": "https://forms.piano.test/f/1",\n    "fields": [{ "kind": "email", "name": "email", "label": "Your email address" }, { "kind": "text", "name": "name", "label": "Your name" }],\n    "title": "Tuning request",\n    "page": "/visit#request",\n    "phone": "workshop",\n    "email": "bench",\n    "dialogTitle": "Book a tuning"',
    },
    {
      file: 'site.json',
      right:
        '"src": "https://forms.piano.test/tuning",\n    "title": "Tuning request",\n    "page": "/visit#request",\n    "phone": "workshop",\n    "email": "bench",\n    "dialogTitle": "Book a tuning",\n    "dialogHeight": 600',
      wrong:
        '"action": "https://forms.piano.test/f/1",\n    "fields": [{ "kind": "email", "name": "email", "label": "Your email address" }],\n    "send": { "botcheck": "⟦no⟧" },\n    "title": "Tuning request",\n    "page": "/visit#request",\n    "phone": "workshop",\n    "email": "bench",\n    "dialogTitle": "Book a tuning"',
    },
  ],
  empty: [
    {
      file: 'home.json',
      right: '"title": "Listen"',
      wrong: '"title": ⟦""⟧',
    },
    {
      file: 'home.json',
      right: '"type": "hero",\n      "eyebrow": "A workshop since 1961",',
      wrong: '"type": "hero",\n      "eyebrow": "⟦   ⟧",',
      suggest: '"type": "hero",',
    },
    {
      file: 'home.json',
      right: '"title": "Listen"',
      wrong: '"title": "⟦\u2800\u3000⟧"',
    },
    {
      file: 'restoration.json',
      right: '"alt": "A keyboard on a bench under a window, in the morning"',
      wrong: '"alt": ⟦""⟧',
      suggest: '"decorative": true',
    },
  ],
  'forbidden-link': [
    {
      file: 'home.json',
      right: '"href": "/restoration"',
      wrong: '"href": "⟦http://example.com⟧"',
      suggest: '"href": "https://example.com"',
    },
    {
      file: 'home.json',
      right: '"href": "/restoration"',
      wrong: '"href": "⟦javascript:alert(1)⟧"',
    },
    {
      file: 'home.json',
      right: '"href": "/restoration"',
      wrong: '"href": "⟦Data:text/html,hello⟧"',
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
    {
      file: 'restoration.json',
      right: '"rating": 5',
      wrong: '"rating": ⟦9⟧',
    },
    {
      file: 'restoration.json',
      right: '"rating": 5',
      wrong: '"rating": ⟦0⟧',
    },
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
    {
      file: 'home.json',
      right: '"type": "hero"',
      wrong: '"type": "⟦heros⟧"',
      suggest: true,
    },
    {
      file: 'home.json',
      right: '"type": "hero"',
      wrong: '"type": "⟦Hero⟧"',
      fix: true,
    },
    {
      file: 'home.json',
      right: '"type": "process"',
      wrong: '"type": "⟦proccess⟧"',
      suggest: true,
    },
    {
      file: 'home.json',
      right: '"type": "hero"',
      wrong: '"type": "⟦wizard⟧"',
    },
  ],
  'unknown-field': [
    {
      file: 'home.json',
      right: '"subheadline"',
      wrong: '"⟦subheadlin⟧"',
      suggest: true,
    },
    {
      file: 'home.json',
      right: '"subheadline"',
      wrong: '"⟦sub_headline⟧"',
      fix: true,
    },
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
    {
      file: 'visit.json',
      right: '"height": 600',
      wrong: '"height": ⟦700⟧',
    },
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
  'wrong-format': [
    {
      file: 'site.json',
      right:
        '"src": "https://forms.piano.test/tuning",\n    "title": "Tuning request",\n    "page": "/visit#request",\n    "phone": "workshop",\n    "email": "bench",\n    "dialogTitle": "Book a tuning",\n    "dialogHeight": 600',
      wrong:
        '"action": "⟦mailto:bench@piano.test⟧",\n    "fields": [{ "kind": "email", "name": "email", "label": "Your email address" }],\n    "title": "Tuning request",\n    "page": "/visit#request",\n    "phone": "workshop",\n    "email": "bench",\n    "dialogTitle": "Book a tuning"',
    },
    {
      file: 'site.json',
      right:
        '"src": "https://forms.piano.test/tuning",\n    "title": "Tuning request",\n    "page": "/visit#request",\n    "phone": "workshop",\n    "email": "bench",\n    "dialogTitle": "Book a tuning",\n    "dialogHeight": 600',
      wrong:
        '"action": "⟦https://docs.google.com/forms/d/e/1/viewform⟧",\n    "fields": [{ "kind": "email", "name": "email", "label": "Your email address" }],\n    "title": "Tuning request",\n    "page": "/visit#request",\n    "phone": "workshop",\n    "email": "bench",\n    "dialogTitle": "Book a tuning"',
    },
    {
      file: 'home.json',
      right: '"href": "/restoration"',
      wrong: '"href": "⟦/Restoration⟧"',
      suggest: '"href": "/restoration"',
    },
    {
      file: 'home.json',
      right: '"href": "/restoration"',
      wrong: '"href": "⟦restoration⟧"',
      suggest: '"href": "/restoration"',
    },
    {
      file: 'home.json',
      right: '"href": "/restoration"',
      wrong: '"href": "⟦/restoration/⟧"',
      suggest: '"href": "/restoration"',
    },
    {
      file: 'home.json',
      right: '"href": "/restoration"',
      wrong: '"href": "⟦/restoration.html⟧"',
      suggest: '"href": "/restoration"',
    },
    {
      file: 'home.json',
      right: '"href": "/restoration"',
      wrong: '"href": "⟦/restoration?from=home⟧"',
      suggest: '"href": "/restoration"',
    },
    {
      file: 'home.json',
      right: '"href": "/restoration"',
      wrong: '"href": "⟦www.piano.test⟧"',
      suggest: '"href": "https://www.piano.test"',
    },
    {
      file: 'home.json',
      right: '"href": "/restoration"',
      wrong: '"href": "⟦price-list.pdf⟧"',
      suggest: '"href": "/downloads/price-list.pdf"',
    },
    {
      file: 'home.json',
      right: '"href": "/restoration"',
      wrong: '"href": "⟦/downloads/prices.html⟧"',
    },
    {
      file: 'home.json',
      right: '"href": "/restoration"',
      wrong: '"href": "⟦mailto:bench@piano.test⟧"',
      suggest: '"href": "mailto:bench"',
    },
    {
      file: 'home.json',
      right: '"href": "/restoration"',
      wrong: '"href": "⟦tel:+442079460018⟧"',
      suggest: '"href": "tel:workshop"',
    },
    {
      file: 'home.json',
      right: '"href": "/restoration"',
      wrong: '"href": "⟦/../restoration⟧"',
    },
    {
      file: 'home.json',
      right: '"href": "/restoration"',
      wrong: '"href": "⟦https://user:word@example.com⟧"',
      suggest: '"href": "https://example.com"',
    },
    {
      file: 'visit.json',
      right: '"href": "#request"',
      wrong: '"href": "⟦request⟧"',
      suggest: true,
    },
    {
      file: 'site.json',
      right: '"bench@piano.test"',
      wrong: '"⟦bench at piano⟧"',
    },
    {
      file: 'site.json',
      right: '"+44 20 7946 0018"',
      wrong: '"⟦020 79 ask for Ada⟧"',
    },
    {
      file: 'visit.json',
      right: '"path": "/visit"',
      wrong: '"path": "⟦Visit⟧"',
      suggest: true,
    },
    {
      file: 'site.json',
      right: '"url": "https://piano.test"',
      wrong: '"url": "⟦https://piano.test/⟧"',
      suggest: true,
    },
    {
      file: 'site.json',
      right: '{ "tuning-time"',
      wrong: '{ "⟦Tuning Time⟧"',
      suggest: true,
    },
    {
      file: 'site.json',
      right: '{ "tuning-time"',
      wrong: '{ "⟦city⟧": "Port Ellis", "tuning-time"',
    },
    {
      file: 'site.json',
      right: '"+44 20 7946 0018"',
      wrong: '"⟦+44 20/7946 0018⟧"',
      suggest: true,
    },
    {
      file: 'site.json',
      right: '"language": "en-GB",',
      wrong:
        '"language": "en-GB",\n  "editor": { "repository": "⟦https://github.com/harbor/site⟧" },',
      suggest: '"language": "en-GB",\n  "editor": { "repository": "harbor/site" },',
    },
  ],
  'wrong-kind': [
    {
      file: 'home.json',
      right: '"number": 2',
      wrong: '"number": "⟦2⟧"',
      fix: true,
    },
    {
      file: 'restoration.json',
      right: '"rating": 5',
      wrong: '"rating": ⟦4.5⟧',
    },
    {
      file: 'home.json',
      right: '"How a tuning goes"',
      wrong: '⟦7⟧',
      suggest: '"7"',
    },
    {
      file: 'restoration.json',
      right: '"Strings and pins"',
      wrong: '⟦7⟧',
      suggest: '"7"',
    },
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
