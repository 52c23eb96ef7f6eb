import type { Examples } from './example.ts';

export const pagesExamples: Examples = {
  'duplicate-path': [
    { file: 'visit.json', right: '"path": "/visit"', wrong: '"path": "⟦/restoration⟧"' },
  ],
  'required-pages': [
    { file: 'home.json', right: '"path": "/"', wrong: '"path": "/start"', at: 'site.json:1:1' },
    {
      file: 'not-found.json',
      right: '"path": "/404"',
      wrong: '"path": "/nowhere"',
      at: 'site.json:1:1',
    },
  ],
  'reserved-path': [
    { file: 'visit.json', right: '"path": "/visit"', wrong: '"path": "⟦/assets/visit⟧"' },
    { file: 'visit.json', right: '"path": "/visit"', wrong: '"path": "⟦/embeds/visit⟧"' },
    { file: 'visit.json', right: '"path": "/visit"', wrong: '"path": "⟦/visit/index⟧"' },
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
  'heading-order': [
    {
      file: 'restoration.json',
      right: '"blocks": [',
      wrong:
        '"blocks": [\n    { "type": "prose", "headline": "⟦Before anything else⟧", "paragraphs": ["Call first."] },',
    },
  ],
  'one-hero': [
    { file: 'restoration.json', right: '"type": "cta-band",', wrong: '"type": "⟦hero⟧",' },
    {
      file: 'not-found.json',
      right: '"type": "hero",\n      "eyebrow": "404",',
      wrong: '"type": "cta-band",',
      at: 'not-found.json:6:13',
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
  'script-beside-editor': [
    {
      file: 'site.json',
      right: '"language": "en-GB",',
      wrong: `"language": "en-GB",
  "analytics": { "provider": "plausible", "id": "piano.test" },
  "editor": ⟦{⟧ "repository": "harbor/site" },`,
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
};
