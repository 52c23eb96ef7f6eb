import { expect, test } from 'vitest';
import { pageForm } from './pageForm.ts';

const page = {
  path: '/a',
  title: 'A page',
  description: 'A description.',
  blocks: [{ type: 'hero', eyebrow: 'Since 1961', headline: 'Hello' }],
};

test('clearing an optional text omits it, and clearing a required one leaves an empty text', () => {
  const state = pageForm.toForm(page);
  const [hero] = state?.blocks ?? [];
  if (!state || !hero) throw new Error('The page does not open as a form.');
  const cleared = { ...hero, fields: { ...hero.fields, eyebrow: '', headline: '' } };
  expect(pageForm.toDocument({ ...state, blocks: [cleared] }).blocks).toEqual([
    { type: 'hero', headline: '' },
  ]);
});
