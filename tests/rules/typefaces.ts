import type { Examples } from './example.ts';

export const typefacesExamples: Examples = {
  'missing-character': [
    {
      file: 'home.json',
      right: '"eyebrow": "A workshop since 1961"',
      wrong: '"eyebrow": "⟦A workshop since 1961, Мастерская⟧"',
    },
  ],
  'single-weight': [
    {
      file: 'site.json',
      right: '"text": "Atkinson Hyperlegible Next"',
      wrong: '"textFile": "⟦fonts/regular.ttf⟧"',
    },
    {
      file: 'site.json',
      right: '"text": "Atkinson Hyperlegible Next"',
      wrong: '"textFile": "⟦fonts/light.ttf⟧"',
    },
  ],
};
