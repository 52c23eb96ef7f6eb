import type { Examples } from './example.ts';

export const timelinesExamples: Examples = {
  'timeline-order': [
    {
      file: 'visit.json',
      right: '"title": "We come", "at": 3',
      wrong: '"title": "We come", "at": ⟦0⟧',
    },
  ],
};
