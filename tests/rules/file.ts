import { maxDocumentSize } from '../../schema/diagnose/index.ts';
import type { Examples } from './example.ts';

export const fileExamples: Examples = {
  'unreadable-file': [
    { file: 'home.json', right: '{\n  "$schema"', wrong: '⟦\ufeff⟧{\n  "$schema"', fix: true },
  ],
  'empty-file': [{ file: 'visit.json', wrong: '⟦⟧' }],
  'conflicted-copy': [{ file: 'visit 2.json', wrong: '⟦⟧{ "path": "/visit" }\n' }],
  'too-large': [
    { file: 'visit.json', wrong: '[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[⟦[⟧' },
    { file: 'visit.json', wrong: `⟦"⟧${'x'.repeat(maxDocumentSize)}"` },
  ],
  'unfinished-merge': [
    {
      file: 'home.json',
      right: '      "ctaText": "See what we restore",\n',
      wrong:
        '⟦<<<<<<< HEAD⟧\n      "ctaText": "See what we restore",\n=======\n      "ctaText": "See our work",\n>>>>>>> summer\n',
    },
  ],
};
