import type { Examples } from './example.ts';

export const typefacesExamples: Examples = {
  'missing-character': [
    {
      file: 'home.json',
      right: '"eyebrow": "A workshop since 1961"',
      wrong: '"eyebrow": "⟦A workshop since 1961, Цех⟧"',
    },
    {
      file: 'home.json',
      right: '"eyebrow": "A workshop since 1961"',
      wrong: '"eyebrow": "⟦Мастерская с 1961 года⟧"',
    },
    {
      file: 'home.json',
      right: '"eyebrow": "A workshop since 1961"',
      wrong: '"eyebrow": "⟦1961年からのピアノ工房⟧"',
    },
  ],
};
