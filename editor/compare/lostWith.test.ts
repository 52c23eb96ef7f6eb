import { expect, test } from 'vitest';
import type { Offer, Problem } from '../api.ts';
import { lostWith } from './lostWith.ts';

const good = { document: { path: '/a', title: 'A', description: 'Old' } };
const text = '{ "path": "/a", "title": "B", "description": "New" }';
const problem = (...offers: Offer[]): Problem => ({
  ...{ file: 'a.json', path: [], line: 1, column: 1, severity: 'error', rule: 'a-rule' },
  message: 'Wrong.',
  offers,
});
const edit = (offset: number, length: number, own: string) => ({ offset, length, text: own });
const broken = text.replace('"/a",', '"/a"').replace('"B",', '"B"');
const [first, second] = [broken.indexOf(' "title"'), broken.indexOf(' "description"')];

const lost = [
  { words: 'Title', from: 'B', to: 'A' },
  { words: 'Description', from: 'New', to: 'Old' },
];

test('the changes lead from the text to the last good version', () => {
  expect(lostWith('a.json', good, text, [])).toEqual(lost);
});

test('a broken text is read with all that is likely meant, the later places first or last', () => {
  const comma = (offset: number) => problem({ label: 'Write ,', edits: [edit(offset, 0, ',')] });
  expect(lostWith('a.json', good, broken, [comma(first), comma(second)])).toEqual(lost);
  expect(lostWith('a.json', good, broken, [comma(second), comma(first)])).toEqual(lost);
  // What publishes other pages is no change of the text.
  const publish = { label: 'Publish', edits: [], publish: [{ name: 'b.json', title: 'B' }] };
  const both = problem(publish, { label: 'Write ,', edits: [edit(first, 0, ',')] });
  expect(lostWith('a.json', good, broken, [both, comma(second)])).toEqual(lost);
});

test('of a text that cannot be read for certain nothing is told', () => {
  expect(lostWith('a.json', good, broken, [])).toBeUndefined();
  const one = problem({ label: 'Write ,', edits: [edit(first, 0, ',')] });
  expect(lostWith('a.json', good, broken, [one])).toBeUndefined();
  // Two corrections of one place.
  const whole = problem({ label: 'A', edits: [edit(0, broken.length, text)] });
  const inside = problem({ label: 'B', edits: [edit(5, 1, '')] });
  expect(lostWith('a.json', good, broken, [whole])).toEqual(lost);
  expect(lostWith('a.json', good, broken, [whole, inside])).toBeUndefined();
});
