import type { Data } from '@puckeditor/core';
import { expect, test } from 'vitest';
import { identityOf, withIdentitiesOf, withOwnIdentities } from './identity.ts';
import { pageForm, siteForm } from './pageForm.ts';
import { changedProps, targetOf } from './target.ts';

const cards = (...titles: string[]) => ({
  type: 'card-grid',
  headline: 'Three cards',
  items: titles.map((title) => ({ title, text: 'The same', href: '/a' })),
});
const page = (...blocks: object[]) => ({ path: '/a', title: 'A', description: 'B', blocks });
const dataOf = (document: object): Data => {
  const data = pageForm.toData(document);
  if (!data) throw new Error('It is no page.');
  return data;
};
const idOf = ({ content }: Data, index: number) => String(content[index]?.props.id);
/** The documents before and after an answer is written into the link of the second card. */
function written(start: Data, now: Data) {
  const target = targetOf(start, idOf(start, 1), 'items[1].href');
  if (!target) throw new Error('There is no such field.');
  const props = changedProps(now, target, () => '/late.pdf');
  if (!props) return undefined;
  const content = now.content.map((block) =>
    block.props.id === target.block ? { ...block, props: { ...block.props, ...props } } : block,
  );
  const { blocks } = pageForm.toDocument({ ...now, content });
  return JSON.stringify(blocks).match(/"title":"[^"]*"[^}]*"\/late\.pdf"/g);
}
const start = dataOf(page(cards('x', 'y'), cards('One', 'Two', 'Three'), cards('z', 'y')));

test('a late answer is written to its entry, wherever block and entry are by then, and whatever else was written', () => {
  expect(written(start, start)).toHaveLength(1);
  const [first, second, third] = start.content;
  if (!first || !second || !third) throw new Error('There are three blocks.');
  const items: { title: string }[] = second.props.items;
  const [one, two, three] = items;
  const edited = [three, { ...two, title: 'Written since' }, one];
  const moved = { ...second, props: { ...second.props, headline: 'New', items: edited } };
  const now = { ...start, content: [moved, third, first] };
  expect(written(start, now)).toEqual([expect.stringMatching(/^"title":"Written since"/)]);
  // Equal entries are different ones.
  const blank = [one, { ...three, title: 'Two' }, { ...two, title: 'Two' }];
  const alike = { ...second, props: { ...second.props, items: blank } };
  const target = targetOf(start, idOf(start, 1), 'items[1].href');
  const props = target && changedProps({ ...start, content: [alike] }, target, () => 'late');
  expect(props?.items).toMatchObject([{}, { href: '/a' }, { href: 'late' }]);
});

test('an answer for an entry or a block that is gone is written nowhere', () => {
  const [first, second] = start.content;
  if (!first || !second) throw new Error('There are two blocks.');
  expect(written(start, { ...start, content: [first] })).toBeUndefined();
  const items = second.props.items.toSpliced(1, 1);
  const without = { ...second, props: { ...second.props, items } };
  expect(written(start, { ...start, content: [first, without] })).toBeUndefined();
});

test('a replaced document keeps its blocks and entries', () => {
  const [first, second, third] = [0, 1, 2].map((index) => idOf(start, index));
  const moved = page(cards('One', 'Two', 'Three'), cards('x', 'y'), cards('z', 'y'));
  const back = withIdentitiesOf(start, dataOf(moved));
  expect([0, 1, 2].map((index) => idOf(back, index))).toEqual([second, first, third]);
  const changed = page(cards('x', 'y'), cards('Two', 'Three and more'), cards('z', 'y'));
  const now = withIdentitiesOf(start, dataOf({ ...changed, title: 'New' }));
  expect([0, 1, 2].map((index) => idOf(now, index))).toEqual([first, second, third]);
  expect(written(start, now)).toEqual([expect.stringMatching(/^"title":"Two"/)]);
  const ids = now.content.flatMap(({ props }) => [props.id, ...props.items.map(identityOf)]);
  expect(new Set(ids).size).toBe(ids.length);
});

test('a copied entry is another one', () => {
  const [, second] = start.content;
  const [one, two] = second?.props.items ?? [];
  const [first, copy, last] = withOwnIdentities([one, one, two]).map(identityOf);
  expect([first, last]).toEqual([identityOf(one), identityOf(two)]);
  expect(new Set([first, copy, last]).size).toBe(3);
});

test('a value of a record is found by its key', () => {
  const data = siteForm.toData({ facts: { days: '3 days', price: '$100' } });
  const target = data && targetOf(data, undefined, 'facts.price');
  const props = data && target && changedProps(data, target, () => '$200');
  expect(props && siteForm.toDocument({ root: { props }, content: [] })).toEqual({
    facts: { days: '3 days', price: '$200' },
  });
});
