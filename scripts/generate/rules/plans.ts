import type { Examples } from './example.ts';

export const plansExamples: Examples = {
  'plan-layout': [
    {
      file: 'visit.json',
      right: '"title": "Bench", "x": 6',
      wrong: '"title": "Bench", "x": ⟦60⟧',
    },
    {
      file: 'visit.json',
      right: '"name": "Store", "x": 20, "y": 0, "width": 10, "height": 20',
      wrong: '"name": "Store", "x": 20, "y": 0, "width": 10, "height": ⟦25⟧',
    },
    {
      file: 'visit.json',
      right: '"spacing": 5',
      wrong: '"spacing": ⟦15⟧',
    },
    {
      file: 'visit.json',
      right: '"name": "Store", "x": 20',
      wrong: '"name": "Store", "x": ⟦18⟧',
    },
  ],
  'timeline-order': [
    {
      file: 'visit.json',
      right: '"title": "We come", "at": 3',
      wrong: '"title": "We come", "at": ⟦0⟧',
    },
  ],
};
