import type { Examples } from './example.ts';

export const siteExamples: Examples = {
  'duplicate-path': [
    {
      file: 'visit.json',
      right: '"path": "/visit"',
      wrong: '"path": "⟦/restoration⟧"',
    },
  ],
  'required-pages': [
    {
      file: 'home.json',
      right: '"path": "/"',
      wrong: '"path": "/start"',
      at: 'site.json:1:1',
    },
    {
      file: 'not-found.json',
      right: '"path": "/404"',
      wrong: '"path": "/nowhere"',
      at: 'site.json:1:1',
    },
  ],
  'language-address': [
    {
      file: 'de/besuch.json',
      right: '"path": "/de/besuch"',
      wrong: '"path": "⟦/besuch⟧"',
      fix: true,
    },
  ],
  'language-folder': [
    {
      file: 'de/site.json',
      right: '"language": "de-DE"',
      wrong: '"language": "⟦fr-FR⟧"',
    },
    {
      file: 'de/site.json',
      right: '"language": "de-DE"',
      wrong: '"language": "⟦en-GB⟧"',
    },
  ],
  'wrong-translation': [
    {
      file: 'de/besuch.json',
      right: '"translates": "/visit"',
      wrong: '"translates": "⟦/de⟧"',
    },
  ],
  'translated-link': [
    {
      file: 'de/home.json',
      right: '"href": "/de/besuch"',
      wrong: '"href": "⟦/visit⟧"',
      suggest: true,
    },
  ],
  'not-translated': [
    {
      file: 'de/not-found.json',
      right:
        '"description": "Unter dieser Adresse gibt es keine Seite der Werkstatt. Zur Startseite geht es über den Knopf auf dieser Seite."',
      wrong:
        '"description": "⟦There is no page at this address of the workshop. The way back leads over the home page and the pianos.⟧"',
    },
  ],
  'same-as-inherited': [
    {
      file: 'de/site.json',
      right: '"de-DE",\n  "location": "Port Ellis und eine Stunde im Umkreis.",',
      wrong: '"de-DE",\n  "⟦location⟧": "Port Ellis and an hour around it.",',
      suggest: '"de-DE",',
    },
  ],
  'reserved-path': [
    {
      file: 'visit.json',
      right: '"path": "/visit"',
      wrong: '"path": "⟦/assets/visit⟧"',
    },
    {
      file: 'visit.json',
      right: '"path": "/visit"',
      wrong: '"path": "⟦/embeds/visit⟧"',
    },
    {
      file: 'visit.json',
      right: '"path": "/visit"',
      wrong: '"path": "⟦/visit/index⟧"',
    },
  ],
  'broken-link': [
    {
      file: 'home.json',
      right: '"href": "/restoration"',
      wrong: '"href": "⟦/restorations⟧"',
      suggest: true,
    },
    {
      file: 'visit.json',
      right: '"#request"',
      wrong: '"⟦#requests⟧"',
      suggest: true,
    },
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
    {
      file: 'home.json',
      right: '"href": "/restoration"',
      wrong: '"href": "⟦tel:workshp⟧"',
      suggest: '"href": "tel:workshop"',
    },
    {
      file: 'home.json',
      right: '"href": "/restoration"',
      wrong: '"href": "⟦#request⟧"',
      suggest: '"href": "/visit#request"',
    },
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
    {
      file: 'home.json',
      right: '"href": "/restoration"',
      wrong: '"href": "⟦https://piano.test/restorations⟧"',
      suggest: '"href": "/restoration"',
    },
  ],
  'dead-link': [
    {
      file: 'home.json',
      right: '"href": "/restoration"',
      wrong: '"href": "⟦https://tuners.test/guild⟧"',
      suggest: '"href": "https://tuners.test/members"',
    },
    {
      file: 'home.json',
      right: '"href": "/restoration"',
      wrong: '"href": "⟦https://tuners.test/old⟧"',
    },
    {
      file: 'site.json',
      right: '"src": "https://forms.piano.test/tuning"',
      wrong: '"src": "⟦https://tuners.test/calendar⟧"',
    },
  ],
  'script-beside-editor': [
    {
      file: 'site.json',
      right: '"language": "en-GB",',
      wrong: `"language": "en-GB",
  "analytics": { "provider": "plausible", "id": "piano.test" },
  "editor": ⟦{⟧ "repository": "harbor/site" },`,
    },
  ],
  'denied-feature': [
    {
      file: 'site.json',
      right: '"src": "https://forms.piano.test/tuning"',
      wrong:
        '"src": "⟦<script src=\'https://w.piano.test/w.js\'></script><script>localStorage.seen = 1</script>⟧"',
    },
    {
      file: 'site.json',
      right: '"src": "https://forms.piano.test/tuning"',
      wrong: '"src": "⟦https://www.videoask.com/f4b2c1⟧"',
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
  'duplicate-text': [
    {
      file: 'visit.json',
      right: '"title": "Visit the workshop"',
      wrong: '"title": "⟦Piano restoration⟧"',
    },
    {
      file: 'visit.json',
      right:
        'Where the workshop is, when somebody is at the bench, and how to ask for a tuning at your home.',
      wrong:
        '⟦Actions rebuilt, strings replaced and cases polished: what a full restoration of an upright or a grand takes.⟧',
    },
  ],
  'form-action': [
    {
      file: 'site.json',
      right:
        '"src": "https://forms.piano.test/tuning",\n    "title": "Tuning request",\n    "page": "/visit#request",\n    "phone": "workshop",\n    "email": "bench",\n    "dialogTitle": "Book a tuning",\n    "dialogHeight": 600',
      wrong:
        '"action": "⟦/visit⟧",\n    "fields": [{ "kind": "email", "name": "email", "label": "Your email address" }],\n    "title": "Tuning request",\n    "page": "/visit#request",\n    "phone": "workshop",\n    "email": "bench",\n    "dialogTitle": "Book a tuning"',
    },
  ],
  'missing-consent': [
    {
      file: 'visit.json',
      right: '    {\n      "type": "timeline",',
      wrong:
        '    {\n      "type": "form",\n      "headline": "Write to us",\n      "action": "https://forms.piano.test/f/1",\n      "fields": [{ "kind": "consent", "name": "consent", "label": "Privacy", "wording": "I agree." }]\n    },\n    {\n      "type": "form",\n      "headline": "Or write here",\n      "action": "https://forms.piano.test/f/1",\n      "fields": ⟦[⟧{ "kind": "email", "name": "email", "label": "Your email address" }]\n    },\n    {\n      "type": "timeline",',
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
  'heading-order': [
    {
      file: 'restoration.json',
      right: '"blocks": [',
      wrong:
        '"blocks": [\n    { "type": "prose", "headline": "⟦Before anything else⟧", "paragraphs": ["Call first."] },',
    },
  ],
  'code-in-text': [
    {
      file: 'visit.json',
      right: 'Ask for a tuning',
      wrong: '⟦<iframe src=\\"https://forms.piano.test/tuning\\">⟧</iframe>',
    },
    {
      file: 'visit.json',
      right: '"Come in and play"',
      wrong: '⟦"<iframe src="https://forms.piano.test/tuning" title="Ask us"></iframe>"⟧',
    },
  ],
  'markup-in-text': [
    {
      file: 'visit.json',
      right: 'Come in and play',
      wrong: 'Come in and ⟦<b>⟧play</b>',
      suggest: true,
    },
    {
      file: 'visit.json',
      right: 'Come in and play',
      wrong: 'Come in⟦&nbsp;⟧and play',
      suggest: true,
    },
    {
      file: 'visit.json',
      right: 'Come in and play',
      wrong: 'Come in⟦\\\\n⟧and play',
    },
    {
      file: 'visit.json',
      right: 'Come in and play',
      wrong: '⟦•⟧ Come in and play',
    },
    {
      file: 'home.json',
      right: '"title": "Listen"',
      wrong: '"title": "⟦1. Listen⟧"',
      suggest: true,
    },
  ],
  'one-hero': [
    {
      file: 'restoration.json',
      right: '"type": "cta-band",',
      wrong: '"type": "⟦hero⟧",',
    },
    {
      file: 'not-found.json',
      right: '"type": "hero",\n      "eyebrow": "404",',
      wrong: '"type": "cta-band",',
      at: 'not-found.json:6:13',
    },
  ],
  'other-language': [
    {
      file: 'home.json',
      right: '"By ear, from the middle outwards."',
      wrong:
        '"⟦Wir stimmen von der Mitte nach außen, und das Klavier ist nach einer Stunde fertig.⟧"',
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
  'repeated-content': [
    {
      file: 'restoration.json',
      right: '"Strings and pins"',
      wrong: '"⟦Actions and hammers⟧"',
    },
    {
      file: 'restoration.json',
      right: '"headline": "Restored from the keys to the strings"',
      wrong: '"headline": "⟦Your piano, as it sounded on its first day⟧"',
    },
  ],
  'step-numbers': [
    {
      file: 'home.json',
      right: '"number": 2,',
      wrong: '"number": ⟦1⟧,',
      suggest: true,
    },
  ],
  'undialable-phone': [
    {
      file: 'site.json',
      right: '"+44 20 7946 0018"',
      wrong: '"⟦7946 0018⟧"',
    },
  ],
  'unknown-fact': [
    {
      file: 'home.json',
      right: '{tuning-time}',
      wrong: '⟦{tuning-tim}⟧',
      suggest: true,
    },
    {
      file: 'home.json',
      right: '{tuning-time}',
      wrong: '⟦\u0024{tuning-time}⟧',
      suggest: true,
    },
    {
      file: 'home.json',
      right: '{tuning-time}',
      wrong: '⟦{Tuning-Time}⟧',
      suggest: true,
    },
    {
      file: 'home.json',
      right: '{tuning-time}',
      wrong: '⟦{ tuning time }⟧',
      suggest: true,
    },
    {
      file: 'home.json',
      right: '{tuning-time}',
      wrong: '⟦{{tuning-time}}⟧',
      suggest: true,
    },
    {
      file: 'home.json',
      right: '{tuning-time}',
      wrong: '⟦{tuning-time⟧',
      suggest: true,
    },
    {
      file: 'home.json',
      right: '{tuning-time}',
      wrong: '⟦tuning-time}⟧',
      suggest: true,
    },
    {
      file: 'home.json',
      right: 'By ear, ',
      wrong: 'By ear ⟦{always}⟧, ',
    },
    {
      file: 'site.json',
      right: 'Pianos tuned, ',
      wrong: 'Pianos tuned in ⟦{tuning-tme}⟧, ',
      suggest: 'Pianos tuned in {tuning-time}, ',
    },
  ],
  'unknown-language': [
    {
      file: 'site.json',
      right: '"language": "en-GB"',
      wrong: '"language": "⟦it-IT⟧"',
    },
  ],
  'unused-setting': [
    {
      file: 'restoration.json',
      right: '"headline": "What we work on",\n      "items"',
      wrong: '"headline": "What we work on",\n      "caption": "⟦The workshop.⟧",\n      "items"',
    },
    {
      file: 'prices.json',
      right: '"The way to you"',
      wrong: '{ "title": "The way to you", "accent": ⟦true⟧ }',
    },
    {
      file: 'visit.json',
      right: '{ "title": "Bench" }',
      wrong: '{ "title": "Bench", "icon": "⟦hammer⟧" }',
    },
  ],
  'unlinked-page': [
    {
      file: 'strings.json',
      wrong:
        '{\n  "$schema": "../../schema/page.schema.json",\n  "path": "⟦/strings⟧",\n  "title": "New strings",\n  "description": "When strings are too old to hold a tuning: what new ones cost in time, and how they sound.",\n  "blocks": [{ "type": "hero", "headline": "New strings" }]\n}\n',
    },
  ],
  'unpublished-page': [
    {
      file: 'home.json',
      right: '"path": "/",',
      wrong: '"path": "/",\n  "published": ⟦false⟧,',
      suggest: true,
    },
  ],
};
