import type { Examples } from './example.ts';

// The day of the examples is 1 June 2026 (scripts/generate/ruleExamples.ts).
export const datesExamples: Examples = {
  'shown-days': [
    {
      file: 'restoration.json',
      right: '"path": "/restoration",',
      wrong: '"path": "/restoration",\n  "showFrom": "2027-03-01",\n  "showUntil": "⟦2026-12-24⟧",',
    },
    {
      file: 'home.json',
      right: '"path": "/",',
      wrong: '"path": "/",\n  "showFrom": "⟦2026-12-24⟧",',
      suggest: true,
    },
    {
      file: 'visit.json',
      right: '"type": "hero",',
      wrong: '"type": "hero",\n      "showUntil": "⟦2026-12-24⟧",',
      suggest: true,
    },
  ],
  'hidden-target': [
    {
      file: 'visit.json',
      right: '"path": "/visit",',
      wrong: '"path": "/visit",\n  "showUntil": "2026-12-24",',
      at: 'site.json:110:14',
    },
    {
      file: 'restoration.json',
      right: '"id": "hero-form",',
      wrong:
        '"id": "hero-form",\n      "showFrom": "2026-12-01",\n      "showUntil": "2026-12-24",',
      at: 'restoration.json:10:19',
    },
  ],
  'over-days': [
    {
      file: 'work.json',
      right: '"path": "/work",',
      wrong: '"path": "/work",\n  "showUntil": "⟦2026-01-06⟧",',
    },
    {
      file: 'restoration.json',
      right: `{
      "type": "list",
      "headline": "What we work on",
      "items": ["Actions and hammers", "Strings and pins", "Cases and keys"]
    },
    {
      "type": "testimonials",`,
      wrong: `{
      "type": "list",
      "showUntil": "⟦2026-01-06⟧",
      "headline": "What we work on",
      "items": ["Actions and hammers", "Strings and pins", "Cases and keys"]
    },
    {
      "type": "testimonials",`,
      suggest: `{
      "type": "testimonials",`,
    },
  ],
  'future-date': [
    {
      file: 'hammers.json',
      right: '"date": "2026-05-04",',
      wrong: '"date": "⟦2026-06-02⟧",',
      suggest: '"showFrom": "2026-06-02",\n  "date": "2026-06-02",',
    },
  ],
  'empty-list': [
    {
      file: 'home.json',
      right: '"type": "process",',
      wrong:
        '"type": "page-list",\n      "below": "⟦/projects⟧"\n    },\n    {\n      "type": "process",',
    },
  ],
  'unlisted-page': [
    {
      file: 'work.json',
      right: '"path": "/work",',
      wrong: '"path": "/work",\n  "date": "⟦2026-05-12⟧",',
    },
  ],
};
