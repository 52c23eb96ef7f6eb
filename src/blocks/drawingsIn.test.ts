import { expect, test } from 'vitest';
import { drawingsIn } from './drawingsIn.ts';

test('finds every drawing that blocks show, in their order', () => {
  const drawings = drawingsIn([
    { type: 'hero', headline: 'Hello', drawing: 'home' },
    { type: 'prose', paragraphs: ['home'] },
    {
      type: 'before-after',
      headline: 'The same room',
      beforeTitle: 'Before',
      afterTitle: 'After',
      beforeDrawing: 'conference-rooms-before',
      afterDrawing: 'conference-rooms',
      items: [],
    },
    { type: 'hero', headline: 'Without a drawing' },
  ]);
  expect(drawings).toEqual(['home', 'conference-rooms-before', 'conference-rooms']);
});
