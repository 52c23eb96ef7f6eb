import { expect, test } from 'vitest';
import { changesOf } from './changes.ts';

const hero = { type: 'hero', headline: 'Old', subheadline: 'Same' };
const cards = ['One', 'Two', 'Three'].map((title) => ({ title, text: `About ${title}` }));
const page = { path: '/a', title: 'A', blocks: [hero, { type: 'card-grid', items: cards }] };

test('finds a changed field and an added, a moved and a removed card', () => {
  const [one, , three] = cards;
  const items = [three, { title: 'Four', text: 'New' }, one];
  const now = {
    ...page,
    blocks: [
      { ...hero, headline: 'New' },
      { type: 'card-grid', items },
    ],
  };
  expect(changesOf('a.json', page, now)).toMatchObject([
    { kind: 'field', after: { path: ['blocks', 0, 'headline'], value: 'New' } },
    { kind: 'added', after: { path: ['blocks', 1, 'items', 1], value: items[1] } },
    { kind: 'moved', before: { value: one }, after: { path: ['blocks', 1, 'items', 2] } },
    { kind: 'removed', before: { path: ['blocks', 1, 'items', 1], value: cards[1] } },
  ]);
  expect(changesOf('a.json', page, structuredClone(page))).toEqual([]);
});

test('an entry that was moved and edited is two changes', () => {
  const [one, two, three] = cards;
  const listOf = (items: unknown[]) => ({ ...page, blocks: [{ type: 'card-grid', items }] });
  const after = listOf([two, three, { ...one, text: 'Written anew' }]);
  expect(changesOf('a.json', listOf(cards), after)).toMatchObject([
    { kind: 'field', before: { path: ['blocks', 0, 'items', 0, 'text'] } },
    { kind: 'moved', after: { path: ['blocks', 0, 'items', 2] } },
  ]);
});

test('a paragraph with links is one change', () => {
  const prose = (...paragraphs: unknown[]) => ({
    ...page,
    blocks: [{ type: 'prose', paragraphs }],
  });
  const before = prose([{ text: 'See ' }, { text: 'the prices', href: '/prices' }]);
  const after = prose([
    { text: 'Look at ' },
    { text: 'the prices', href: '/prices' },
    { text: '.' },
  ]);
  expect(changesOf('a.json', before, after)).toMatchObject([
    { kind: 'field', after: { path: ['blocks', 0, 'paragraphs', 0] } },
  ]);
});

test('the focus of a picture is one change', () => {
  const at = (focus: number[]) => ({
    ...page,
    blocks: [{ type: 'hero', headline: 'A', picture: { src: 'pictures/a.jpg', focus } }],
  });
  expect(changesOf('a.json', at([0.5, 0.25]), at([0.5, 0.75]))).toMatchObject([
    { kind: 'field', after: { path: ['blocks', 0, 'picture', 'focus'], value: [0.5, 0.75] } },
  ]);
});

test('replacing a block with one of another type is an addition and a removal, not a change of fields', () => {
  const one = (type: string) => ({ ...page, blocks: [{ type, headline: 'A' }] });
  const changes = changesOf('a.json', one('hero'), one('faq'));
  expect(changes.map(({ kind }) => kind)).toEqual(['added', 'removed']);
  const group = (type: string) => ({ entry: { type, headline: 'A' } });
  expect(changesOf('a.json', group('hero'), group('faq'))).toMatchObject([
    { kind: 'field', after: { path: ['entry'] } },
  ]);
});
