import type { Examples } from './example.ts';

export const writingExamples: Examples = {
  comment: [
    {
      file: 'home.json',
      right: '"path": "/",',
      wrong: '"path": "/", ⟦// the home page⟧',
      suggest: true,
    },
    { file: 'home.json', right: '"path": "/",', wrong: '"path": ⟦/* home */⟧ "/",', suggest: true },
  ],
  'invisible-character': [
    {
      file: 'home.json',
      right: '"By ear, from the middle outwards."',
      wrong: '"By ear, from the middle⟦\n⟧ outwards."',
      suggest: true,
    },
    {
      file: 'home.json',
      right: '"By ear, from the middle outwards."',
      wrong: '"By ear,⟦\n⟧from the\n\n  middle\noutwards."',
      suggest: true,
    },
    {
      file: 'home.json',
      right: '"By ear, from the middle outwards."',
      wrong: '"By ear, from the⟦\t⟧middle outwards."',
      suggest: true,
    },
    {
      file: 'home.json',
      right: '"By ear, from the middle outwards."',
      wrong: '"By ear, from the⟦\u0007⟧middle outwards."',
      suggest: true,
    },
    {
      file: 'home.json',
      right: '"By ear, from the middle outwards."',
      wrong: '"By ear, from the ⟦\\u202e⟧middle outwards."',
      suggest: true,
    },
    { file: 'home.json', right: '"number": 1,', wrong: '"number":⟦\u00a0⟧1,', fix: true },
  ],
  comma: [
    { file: 'home.json', right: '"number": 1,', wrong: '"number": 1,⟦,⟧', fix: true },
    { file: 'restoration.json', right: '["Actions', wrong: '[⟦,⟧"Actions', fix: true },
    { file: 'home.json', right: '"path": "/",\n', wrong: '"path": "/"⟦\n⟧', fix: true },
    { file: 'visit.json', right: '"height": 600', wrong: '"height": 600⟦,⟧', fix: true },
    {
      file: 'restoration.json',
      right: '"Cases and keys"]',
      wrong: '"Cases and keys"⟦,⟧]',
      fix: true,
    },
  ],
  'duplicate-key': [
    {
      file: 'home.json',
      right: '"title": "Listen",',
      wrong: '"title": "Listen",\n          ⟦"title"⟧: "Hear",',
    },
  ],
  bracket: [
    { file: 'visit.json', right: '\n}\n', wrong: '\n}⟦}⟧\n', suggest: true },
    { file: 'home.json', right: '"path": "/",', wrong: '"path": "/"⟦]⟧,', suggest: true },
    { file: 'visit.json', right: '  ]\n}\n', wrong: '  ]⟦\n⟧', suggest: true },
    {
      file: 'restoration.json',
      right: '"Cases and keys"]\n    },',
      wrong: '"Cases and keys"⟦\n⟧    },',
      suggest: true,
    },
  ],
  'quotation-mark': [
    { file: 'home.json', right: '"title": "Listen"', wrong: '"title": "⟦"⟧Listen"', suggest: true },
    { file: 'home.json', right: '"title": "Listen"', wrong: '"title": "Listen"⟦"⟧', suggest: true },
    {
      file: 'home.json',
      right: '"By ear, from the middle outwards."',
      wrong: '"By ⟦"⟧ear" alone, from the middle."',
      fix: '"By \\"ear\\" alone, from the middle."',
    },
    {
      file: 'home.json',
      right: '"title": "Listen",\n',
      wrong: '"title": ⟦"Listen⟧,\n',
      suggest: true,
    },
    {
      file: 'home.json',
      right: '"By ear, from the middle outwards." },',
      wrong: '⟦By ear, from the middle outwards."⟧ },',
      suggest: true,
    },
    { file: 'home.json', right: '"path": "/"', wrong: '⟦path"⟧: "/"', fix: true },
    { file: 'home.json', right: '"title": "Listen"', wrong: '"title": ⟦\'Listen\'⟧', fix: true },
    { file: 'home.json', right: '"title": "Listen"', wrong: '"title": ⟦“Listen”⟧', fix: true },
  ],
  'extra-text': [
    { file: 'visit.json', right: '\n}\n', wrong: '\n}\n⟦"⟧path": "/more"\n', suggest: true },
  ],
  'incomplete-field': [
    { file: 'home.json', right: '"title": "Listen"', wrong: '"title"⟦ ⟧"Listen"', fix: true },
    { file: 'home.json', right: '"number": 1,', wrong: '⟦1⟧,' },
    { file: 'home.json', right: '"number": 1,', wrong: '⟦"number"⟧: ,' },
  ],
  'stray-character': [
    { file: 'home.json', right: '"number": 1,', wrong: '⟦*⟧"number": 1,', suggest: true },
    { file: 'restoration.json', right: '["Actions', wrong: '[⟦:⟧"Actions' },
  ],
  'unquoted-text': [
    { file: 'home.json', right: '"path": "/"', wrong: '⟦path⟧: "/"', fix: true },
    { file: 'home.json', right: '"title": "Listen"', wrong: '"title": ⟦Listen⟧', suggest: true },
    {
      file: 'restoration.json',
      right: '"rating": 5',
      wrong: '"rating": 5,\n          "sample": ⟦True⟧',
      suggest: '"rating": 5,\n          "sample": true',
    },
  ],
  'wrong-escape': [
    { file: 'home.json', right: '"title": "Listen"', wrong: '"title": "Listen⟦\\.⟧"' },
    {
      file: 'visit.json',
      right: '"pictures/people/ben.jpg"',
      wrong: '"⟦pictures\\people\\ben.jpg⟧"',
      suggest: true,
    },
  ],
  'wrong-number': [
    { file: 'home.json', right: '"number": 1,', wrong: '"number": ⟦01⟧,', suggest: true },
  ],
};
