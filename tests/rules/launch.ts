import { type Examples, ownForm, providerForm } from './example.ts';

export const launchExamples: Examples = {
  leftover: [
    {
      file: 'home.json',
      right: 'Your piano, as it sounded on its first day',
      wrong: '⟦Your piano, as it sounded on its first day 【4†source】⟧',
      suggest: true,
    },
    {
      file: 'site.json',
      right: '"https://video.piano.test/workshop"',
      wrong:
        '"⟦https://eur02.safelinks.protection.outlook.com/?url=https%3A%2F%2Fvideo.piano.test%2Fworkshop⟧"',
      suggest: true,
    },
    { file: 'home.json', right: '{tuning-time}', wrong: '⟦[tuning-time]⟧', suggest: true },
  ],
  placeholder: [
    {
      file: 'site.json',
      right: '"src": "https://forms.piano.test/tuning"',
      wrong: '"src": "⟦/demo/lead-form.html⟧"',
    },
    {
      file: 'site.json',
      right: '"dialogHeight": 600\n  }\n}',
      wrong:
        '"dialogHeight": 600\n  },\n  "blog": { "src": "⟦/demo/lead-form.html⟧", "title": "Notes" }\n}',
    },
    {
      file: 'site.json',
      right: '"url": "https://piano.test"',
      wrong: '"url": "⟦https://www.example.com⟧"',
    },
    {
      file: 'home.json',
      right: 'Your piano, as it sounded on its first day',
      wrong: '⟦Write to info@yourcompany.com⟧',
    },
    {
      file: 'site.json',
      right: '"workshop": "+44 20 7946 0018"',
      wrong: '"workshop": "⟦(919) 555-0100⟧"',
    },
    {
      file: 'home.json',
      right: 'Your piano, as it sounded on its first day',
      wrong: '⟦Call 01632 960123 for a tuning⟧',
    },
    {
      file: 'site.json',
      right: '"url": "https://piano.test"',
      wrong: '"url": "⟦http://localhost:4173⟧"',
    },
    {
      file: 'site.json',
      right: '"url": "https://piano.test"',
      wrong: '"url": "⟦http://piano.test⟧"',
    },
    {
      file: 'site.json',
      right: '"url": "https://piano.test"',
      wrong: '"url": "⟦https://piano.test:8080⟧"',
    },
    {
      file: 'site.json',
      right: '"company": "Harbor Piano Workshop"',
      wrong: '"company": "⟦Company name⟧"',
    },
    {
      file: 'site.json',
      right: '"company": "Harbor Piano Workshop"',
      wrong: '"company": "⟦Your Company⟧"',
    },
  ],
  'example-text': [
    {
      file: 'home.json',
      right: '"headline": "Your piano, as it sounded on its first day"',
      wrong: '"headline": "⟦Your headline: what the visitor gets⟧"',
    },
    {
      file: 'home.json',
      right: 'Your piano, as it sounded on its first day',
      wrong: 'Your piano in ⟦[insert city]⟧',
    },
  ],
  'garbled-text': [
    {
      file: 'home.json',
      right: 'Your piano, as it sounded on its first day',
      wrong: '⟦HÃ¶ren â€“ donâ€™t wait⟧',
      suggest: 'Hören – don’t wait',
    },
    {
      file: 'home.json',
      right: 'Your piano, as it sounded on its first day',
      wrong: '⟦The \ufb01rst tuning of your piano⟧',
      suggest: 'The first tuning of your piano',
    },
    {
      file: 'home.json',
      right: 'Your piano, as it sounded on its first day',
      wrong: '⟦Your piano in the caf�⟧',
    },
  ],
  sample: [
    {
      file: 'restoration.json',
      right: '"rating": 5',
      wrong: '"rating": 5,\n          "sample": ⟦true⟧',
    },
    {
      file: 'site.json',
      right: '"dialogHeight": 600\n  }\n}',
      wrong: '"dialogHeight": 600\n  },\n  "samples": ["⟦Nobody has counted the pianos yet.⟧"]\n}',
    },
  ],
  'untested-form': [
    {
      file: 'site.json',
      right: providerForm,
      wrong: ownForm(
        '"action": "⟦https://forms.piano.test/f/1⟧",\n    "fields": [{ "kind": "email", "name": "email", "label": "Your email address" }]',
      ),
    },
  ],
  'still-unpublished': [
    {
      file: 'strings.json',
      wrong:
        '{\n  "$schema": "../../schema/page.schema.json",\n  "path": "/strings",\n  "published": false,\n  "title": "New strings",\n  "description": "When strings are too old to hold a tuning: what new ones cost in time, and how they sound.",\n  "blocks": [{ "type": "hero", "headline": "New strings" }]\n}\n',
      at: 'site.json:1:1',
    },
  ],
};
