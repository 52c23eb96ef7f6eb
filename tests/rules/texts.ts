import type { Examples } from './example.ts';

export const textsExamples: Examples = {
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
    { file: 'visit.json', right: 'Come in and play', wrong: 'Come in⟦\\\\n⟧and play' },
    { file: 'visit.json', right: 'Come in and play', wrong: '⟦•⟧ Come in and play' },
    {
      file: 'home.json',
      right: '"title": "Listen"',
      wrong: '"title": "⟦1. Listen⟧"',
      suggest: true,
    },
  ],
  'repeated-content': [
    { file: 'restoration.json', right: '"Strings and pins"', wrong: '"⟦Actions and hammers⟧"' },
    {
      file: 'restoration.json',
      right: '"headline": "Restored from the keys to the strings"',
      wrong: '"headline": "⟦Your piano, as it sounded on its first day⟧"',
    },
  ],
  'step-numbers': [
    { file: 'home.json', right: '"number": 2,', wrong: '"number": ⟦1⟧,', suggest: true },
  ],
  'unknown-fact': [
    { file: 'home.json', right: '{tuning-time}', wrong: '⟦{tuning-tim}⟧', suggest: true },
    { file: 'home.json', right: '{tuning-time}', wrong: '⟦\u0024{tuning-time}⟧', suggest: true },
    { file: 'home.json', right: '{tuning-time}', wrong: '⟦{Tuning-Time}⟧', suggest: true },
    { file: 'home.json', right: '{tuning-time}', wrong: '⟦{ tuning time }⟧', suggest: true },
    { file: 'home.json', right: '{tuning-time}', wrong: '⟦{{tuning-time}}⟧', suggest: true },
    { file: 'home.json', right: '{tuning-time}', wrong: '⟦{tuning-time⟧', suggest: true },
    { file: 'home.json', right: '{tuning-time}', wrong: '⟦tuning-time}⟧', suggest: true },
    { file: 'home.json', right: 'By ear, ', wrong: 'By ear ⟦{always}⟧, ' },
    {
      file: 'site.json',
      right: 'Pianos tuned, ',
      wrong: 'Pianos tuned in ⟦{tuning-tme}⟧, ',
      suggest: 'Pianos tuned in {tuning-time}, ',
    },
  ],
};
