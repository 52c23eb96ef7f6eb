import { type Examples, homeLink, ownForm, providerForm } from './example.ts';

export const linksExamples: Examples = {
  'forbidden-link': [
    homeLink('http://example.com', 'https://example.com'),
    homeLink('javascript:alert(1)'),
    homeLink('Data:text/html,hello'),
  ],
  'wrong-format': [
    {
      file: 'site.json',
      right: providerForm,
      wrong: ownForm(
        '"action": "⟦mailto:bench@piano.test⟧",\n    "fields": [{ "kind": "email", "name": "email", "label": "Your email address" }]',
      ),
    },
    {
      file: 'site.json',
      right: providerForm,
      wrong: ownForm(
        '"action": "⟦https://docs.google.com/forms/d/e/1/viewform⟧",\n    "fields": [{ "kind": "email", "name": "email", "label": "Your email address" }]',
      ),
    },
    homeLink('/Restoration', '/restoration'),
    homeLink('restoration', '/restoration'),
    homeLink('/restoration/', '/restoration'),
    homeLink('/restoration.html', '/restoration'),
    homeLink('/restoration?from=home', '/restoration'),
    homeLink('www.piano.test', 'https://www.piano.test'),
    homeLink('price-list.pdf', '/downloads/price-list.pdf'),
    homeLink('/downloads/prices.html'),
    homeLink('mailto:bench@piano.test', 'mailto:bench'),
    homeLink('tel:+442079460018', 'tel:workshop'),
    homeLink('/../restoration'),
    homeLink('https://user:word@example.com', 'https://example.com'),
    {
      file: 'visit.json',
      right: '"href": "#request"',
      wrong: '"href": "⟦request⟧"',
      suggest: true,
    },
    { file: 'site.json', right: '"bench@piano.test"', wrong: '"⟦bench at piano⟧"' },
    { file: 'site.json', right: '"+44 20 7946 0018"', wrong: '"⟦020 79 ask for Ada⟧"' },
    { file: 'visit.json', right: '"path": "/visit"', wrong: '"path": "⟦Visit⟧"', suggest: true },
    {
      file: 'site.json',
      right: '"url": "https://piano.test"',
      wrong: '"url": "⟦https://piano.test/⟧"',
      suggest: true,
    },
    { file: 'site.json', right: '{ "tuning-time"', wrong: '{ "⟦Tuning Time⟧"', suggest: true },
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
  'broken-link': [
    homeLink('/restorations', '/restoration'),
    { file: 'visit.json', right: '"#request"', wrong: '"⟦#requests⟧"', suggest: true },
    {
      file: 'home.json',
      right: '"ctaText": "See what we restore",\n      "href": "/restoration",',
      wrong: '"ctaText": "⟦See what we restore⟧",',
    },
    {
      file: 'home.json',
      right: '"phone": "workshop"',
      wrong: '"phone": "⟦workshp⟧"',
      suggest: true,
    },
    homeLink('tel:workshp', 'tel:workshop'),
    homeLink('#request', '/visit#request'),
    {
      file: 'site.json',
      right: '{ "text": "Visit", "href": "/visit" }',
      wrong: '{ "text": "Visit", "href": "⟦/visits⟧" }',
      suggest: true,
    },
    {
      file: 'site.json',
      right: '"page": "/visit#request"',
      wrong: '"page": "⟦/visit#form⟧"',
      suggest: true,
    },
    homeLink('https://piano.test/restorations', '/restoration'),
  ],
  'dead-link': [
    homeLink('https://tuners.test/guild', 'https://tuners.test/members'),
    homeLink('https://tuners.test/old'),
    {
      file: 'site.json',
      right: '"src": "https://forms.piano.test/tuning"',
      wrong: '"src": "⟦https://tuners.test/calendar⟧"',
    },
  ],
  'redirect-conflict': [
    {
      file: 'site.json',
      right: '"redirects": [{ "from": "/tuning", "to": "/" }]',
      wrong: '"redirects": [{ "from": "⟦/visit⟧", "to": "/" }]',
    },
    {
      file: 'site.json',
      right: '"redirects": [{ "from": "/tuning"',
      wrong: '"redirects": [{ "from": "⟦/visit/*⟧"',
    },
    {
      file: 'site.json',
      right: '"redirects": [{ "from": "/tuning"',
      wrong: '"redirects": [{ "from": "⟦/demo/*⟧"',
    },
    {
      file: 'site.json',
      right: '"redirects": [{ "from": "/tuning", "to": "/" }',
      wrong:
        '"redirects": [{ "from": "/tuning", "to": "/" }, { "from": "⟦/tuning/⟧", "to": "/visit" }',
    },
    {
      file: 'site.json',
      right: '"redirects": [{ "from": "/tuning", "to": "/" }',
      wrong:
        '"redirects": [{ "from": "/tuning", "to": "/" }, { "from": "⟦/%74uning⟧", "to": "/visit" }',
    },
    {
      file: 'site.json',
      right: '"redirects": [{ "from": "/tuning", "to": "/" }',
      wrong: '"redirects": [{ "from": "⟦/tuning⟧", "to": "https://piano.test/tuning" }',
    },
    {
      file: 'site.json',
      right: '"redirects": [{ "from": "/tuning", "to": "/" }',
      wrong: '"redirects": [{ "from": "⟦/tuning⟧", "to": "/*" }',
    },
  ],
  'half-button': [
    {
      file: 'home.json',
      right: '"blocks": [',
      wrong:
        '"blocks": [\n    { "type": "banner", "text": "Open on Saturday", "ctaText": "⟦See when⟧" },',
    },
    {
      file: 'home.json',
      right: '"blocks": [',
      wrong:
        '"blocks": [\n    { "type": "banner", "text": "Open on Saturday", "href": "⟦/visit⟧" },',
    },
  ],
  'different-labels': [
    {
      file: 'restoration.json',
      right: '"ctaText": "Ask for a visit"',
      wrong: '"ctaText": "Ask for a visit",\n      "href": "#lead-form"',
      at: 'restoration.json:39:19',
    },
  ],
  'block-id': [
    {
      file: 'restoration.json',
      right: '"type": "list"',
      wrong: '"type": "list",\n      "id": "hero-form"',
      at: 'restoration.json:37:14',
    },
    {
      file: 'restoration.json',
      right: '"type": "list",\n      "headline"',
      wrong: '"type": "list",\n      "menuName": "⟦What we do⟧",\n      "headline"',
      fix: '"type": "list",\n      "id": "what-we-do",\n      "menuName": "What we do",\n      "headline"',
    },
    {
      file: 'restoration.json',
      right: '"type": "list"',
      wrong: '"type": "list",\n      "id": "⟦main⟧"',
    },
  ],
  'undialable-phone': [{ file: 'site.json', right: '"+44 20 7946 0018"', wrong: '"⟦7946 0018⟧"' }],
};
