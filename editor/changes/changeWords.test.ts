import { expect, test } from 'vitest';
import { changeWords, shortText } from './changeWords.ts';

const hero = { type: 'hero', headline: 'Old', ctaText: 'Write' };
const grid = {
  type: 'card-grid',
  items: ['One', 'Two', 'Three'].map((title) => ({ title, text: `${title} is a card.` })),
};
const page = { path: '/a', title: 'A', blocks: [hero, grid] };

test('describes a change with the labels of the form and both texts', () => {
  const now = { ...page, blocks: [{ ...hero, headline: 'New', ctaText: 'Write to us' }, grid] };
  expect(changeWords('a.json', page, now)).toEqual([
    { words: 'Hero › Headline', from: 'Old', to: 'New' },
    { words: 'Hero › Text of the button', from: 'Write', to: 'Write to us' },
  ]);
});

test('describes added, removed and moved entries and blocks', () => {
  const [one, , three] = grid.items;
  const cards = { ...grid, items: [one, three, { title: 'Four', text: 'A new one.' }] };
  expect(changeWords('a.json', page, { ...page, blocks: [hero, cards] })).toEqual([
    { words: 'Card grid › Card 3: added', to: 'Four · A new one.' },
    { words: 'Card grid › Card 2: removed', from: 'Two · Two is a card.' },
  ]);
  expect(changeWords('a.json', page, { ...page, blocks: [grid, hero] })).toEqual([
    { words: 'Hero: moved' },
  ]);
  expect(changeWords('a.json', page, { ...page, blocks: [hero] })[0]?.words).toBe(
    'Card grid: removed',
  );
});

test('describes publishing and unpublishing a page', () => {
  const draft = { ...page, published: false };
  expect(changeWords('a.json', page, draft)).toEqual([{ words: 'Removed from the site' }]);
  expect(changeWords('a.json', draft, page)).toEqual([{ words: 'Added to the site' }]);
});

test('shortens long texts, and describes values that are not texts in words', () => {
  const from = (value: unknown) => changeWords('a.json', { ...page, other: value }, page)[0]?.from;
  expect(from('x'.repeat(400))).toBe('x'.repeat(400));
  expect(from('x'.repeat(401))).toBe(`${'x'.repeat(400)} …`);
  expect([true, false, null, 7, 0].map(from)).toEqual(['yes', 'no', 'nothing', '7', '0']);
  expect(from({ type: 'hero', items: [{ title: 'A' }, 'B'] })).toBe('hero · A · B');
});

test('an added or removed field has one text', () => {
  expect(changeWords('a.json', page, { ...page, description: 'B' })).toEqual([
    { words: 'Description', to: 'B' },
  ]);
  expect(changeWords('a.json', { ...page, description: 'B' }, page)).toEqual([
    { words: 'Description', from: 'B' },
  ]);
});

test('the text of a value has the types of its entries, and the names of its files', () => {
  expect(shortText({ type: 'hero', headline: 'A', picture: { src: 'pictures/a.jpg' } })).toBe(
    'hero · A · a.jpg',
  );
  // The text of a list entry may look like a key.
  expect(shortText(['type', ['A', undefined], { published: false }])).toBe(
    'type · A · nothing · no',
  );
  expect(shortText([])).toBe('');
  expect(shortText('Our pictures/a.jpg')).toBe('Our pictures/a.jpg');
});

test('describes changes of the site settings with the labels of their form', () => {
  const site = { company: 'A', phones: { main: '1' } };
  expect(changeWords('site.json', site, { ...site, company: 'B' })).toEqual([
    { words: 'Company', from: 'A', to: 'B' },
  ]);
  expect(changeWords('a.json', page, { ...page, published: true })).toEqual([
    { words: 'Added to the site' },
  ]);
});
