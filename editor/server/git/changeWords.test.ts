// @vitest-environment node
import { expect, test } from 'vitest';
import { changeWords } from './changeWords.ts';
import { hostPage } from './hostPage.ts';

const hero = { type: 'hero', headline: 'Old', ctaText: 'Write' };
const grid = {
  type: 'card-grid',
  items: ['One', 'Two', 'Three'].map((title) => ({ title, text: `${title} is a card.` })),
};
const page = { path: '/a', title: 'A', blocks: [hero, grid] };

test('a change is told by the names that the form shows, with both texts', () => {
  const now = { ...page, blocks: [{ ...hero, headline: 'New', ctaText: 'Write to us' }, grid] };
  expect(changeWords('a.json', page, now)).toEqual([
    { words: 'Headline in block 1 (hero)', from: 'Old', to: 'New' },
    { words: 'Text of the button in block 1 (hero)', from: 'Write', to: 'Write to us' },
  ]);
});

test('entries and blocks that came, went and moved are told as such', () => {
  const [one, , three] = grid.items;
  const cards = { ...grid, items: [one, three, { title: 'Four', text: 'A new one.' }] };
  expect(changeWords('a.json', page, { ...page, blocks: [hero, cards] })).toEqual([
    { words: 'Block 2 (card-grid), item 3: added', to: 'Four · A new one.' },
    { words: 'Block 2 (card-grid), item 2: removed', from: 'Two · Two is a card.' },
  ]);
  expect(changeWords('a.json', page, { ...page, blocks: [grid, hero] })).toEqual([
    { words: 'Block 2 (hero): moved' },
  ]);
  expect(changeWords('a.json', page, { ...page, blocks: [hero] })[0]?.words).toBe(
    'Block 2 (card-grid): removed',
  );
});

test('a field that is new or gone has one text', () => {
  expect(changeWords('a.json', page, { ...page, description: 'B' })).toEqual([
    { words: 'Description', to: 'B' },
  ]);
  expect(changeWords('a.json', { ...page, description: 'B' }, page)).toEqual([
    { words: 'Description', from: 'B' },
  ]);
});

test.each([
  ['git@github.com:owner/name.git', 'https://github.com/owner/name'],
  ['ssh://git@git.company.test:2222/owner/name', 'https://git.company.test/owner/name'],
  ['https://user:secret@host.test/group/name.git', 'https://host.test/group/name'],
  ['/srv/git/name.git', undefined],
  ['C:\\sites\\name', undefined],
  ['file:///srv/name.git', undefined],
  ['../name.git', undefined],
])('%s has its page at %s', (remote, own) => {
  expect(hostPage(remote)).toBe(own);
});
