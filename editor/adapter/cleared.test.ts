import { expect, test } from 'vitest';
import { pageForm } from './pageForm.ts';

const page = {
  path: '/a',
  title: 'A page',
  description: 'A description.',
  blocks: [{ type: 'hero', eyebrow: 'Since 1961', headline: 'Hello' }],
};

test('an optional text that is cleared is gone from the document, and a required one is empty', () => {
  const state = pageForm.toForm(page);
  const [hero] = state?.blocks ?? [];
  if (!state || !hero) throw new Error('The page does not open as a form.');
  const cleared = { ...hero, fields: { ...hero.fields, eyebrow: '', headline: '' } };
  expect(pageForm.toDocument({ ...state, blocks: [cleared] }).blocks).toEqual([
    { type: 'hero', headline: '' },
  ]);
});
