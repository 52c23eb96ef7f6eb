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
      at: 'site.json:109:14',
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
      file: 'work.json',
      right: '"path": "/work",',
      wrong: '"path": "/work",\n  "date": "⟦2026-06-02⟧",',
      suggest: '"path": "/work",\n  "showFrom": "2026-06-02",\n  "date": "2026-06-02",',
    },
  ],
};
