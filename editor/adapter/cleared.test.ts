import { expect, test } from 'vitest';
import { pageForm } from './pageForm.ts';

const page = {
  path: '/a',
  title: 'A page',
  description: 'A description.',
  blocks: [{ type: 'hero', eyebrow: 'Since 1961', headline: 'Hello' }],
};

test('an optional text that is cleared is gone from the document, and a required one is empty', () => {
  const data = pageForm.toData(page);
  if (!data) throw new Error('The page does not open as a form.');
  const [hero] = data.content;
  if (hero) hero.props = { ...hero.props, eyebrow: '', headline: '' };
  expect(pageForm.toDocument(data).blocks).toEqual([{ type: 'hero', headline: '' }]);
});
