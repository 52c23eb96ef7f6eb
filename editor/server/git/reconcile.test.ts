import { expect, test } from 'vitest';
import type { Choice } from '../../api.ts';
import { reconcile } from './reconcile.ts';

type Files = Record<string, string>;

/** Reconciles states given as texts of files; the id of a text is the text itself. */
async function reconciled(base: Files, mine: Files, theirs: Files, choices: Choice[] = []) {
  const tree = (files: Files) => new Map(Object.entries(files));
  const { merged, questions } = await reconcile(
    { blob: async (id) => Buffer.from(id), keep: async (content) => String(content) },
    { base: tree(base), mine: tree(mine), theirs: tree(theirs) },
    choices,
  );
  return { merged: Object.fromEntries(merged), questions };
}

const page = (title: string, description = 'D') =>
  `{\n  "path": "/a",\n  "title": "${title}",\n  "description": "${description}"\n}\n`;

test.each([
  ['nobody has changed', 'old', 'old', 'old', 'old'],
  ['I have changed', 'old', 'mine', 'old', 'mine'],
  ['others have changed', 'old', 'old', 'theirs', 'theirs'],
  ['both have changed in the same way', 'old', 'new', 'new', 'new'],
  ['I have deleted', 'old', undefined, 'old', undefined],
  ['others have deleted', 'old', 'old', undefined, undefined],
  ['I have added', undefined, 'mine', undefined, 'mine'],
  ['others have added', undefined, undefined, 'theirs', 'theirs'],
])('asks nothing about a file that %s', async (_what, base, mine, theirs, after) => {
  for (const name of ['a.json', 'pictures/a.jpg']) {
    const files = (text: string | undefined): Files => (text === undefined ? {} : { [name]: text });
    expect(await reconciled(files(base), files(mine), files(theirs))).toEqual({
      merged: files(after),
      questions: [],
    });
  }
});

test('merges fields that one side changed into the text of the others', async () => {
  const theirs = page('Old', 'Theirs').replace('\n  "title"', '\n\n  "title"');
  const { merged, questions } = await reconciled(
    { 'a.json': page('Old') },
    { 'a.json': page('Mine') },
    { 'a.json': theirs },
  );
  expect(questions).toEqual([]);
  expect(merged).toEqual({ 'a.json': theirs.replace('"Old"', '"Mine"') });
});

test('asks about a field that both sides changed, and keeps mine until it is answered', async () => {
  const states = [
    { 'a.json': page('Old') },
    { 'a.json': page('Mine') },
    { 'a.json': page('Theirs') },
  ] as const;
  const { merged, questions } = await reconciled(...states);
  const [{ key, ...question } = { key: '' }] = questions;
  expect(question).toEqual({
    ...{ name: 'a.json', title: 'Mine', words: 'Title' },
    ...{ mine: 'Mine', theirs: 'Theirs' },
  });
  expect(questions).toHaveLength(1);
  expect(key).toMatch(/^[0-9a-f]{24}$/);
  expect(merged).toEqual(states[1]);
  const answered = async (side: Choice['side']) => await reconciled(...states, [{ key, side }]);
  expect(await answered('mine')).toEqual({ merged: states[1], questions: [] });
  expect(await answered('theirs')).toEqual({ merged: states[2], questions: [] });
  // An answer applies only to these two texts.
  const later = { 'a.json': page('Theirs, later') };
  const again = await reconciled(states[0], states[1], later, [{ key, side: 'theirs' }]);
  expect(again.questions).toHaveLength(1);
});

test.each([
  [
    'a page that I deleted',
    'a.json',
    undefined,
    page('New'),
    'The whole page',
    'Deleted',
    'Changed',
  ],
  [
    'a page that others deleted',
    'a.json',
    page('New'),
    undefined,
    'The whole page',
    'Changed',
    'Deleted',
  ],
  [
    'a page with an error',
    'a.json',
    '{',
    page('New'),
    'The whole page',
    'A version with errors',
    'Changed',
  ],
  ['a picture', 'pictures/a.jpg', 'm', 't', 'The file', 'Another file', 'Another file'],
  [
    'a picture that I deleted',
    'pictures/a.jpg',
    undefined,
    't',
    'The file',
    'Deleted',
    'Another file',
  ],
])('asks about %s as a whole', async (_what, name, own, other, words, mine, theirs) => {
  const files = (text: string | undefined): Files => (text === undefined ? {} : { [name]: text });
  const states = [files(page('Old')), files(own), files(other)] as const;
  const { merged, questions } = await reconciled(...states);
  const title = name.endsWith('.jpg') ? name : own?.startsWith('{\n') || !own ? 'New' : 'a.json';
  expect(questions).toMatchObject([{ name, title, words, mine, theirs }]);
  expect(merged).toEqual(files(own));
  const [{ key } = { key: '' }] = questions;
  const taken = await reconciled(...states, [{ key, side: 'theirs' }]);
  expect(taken).toEqual({ merged: files(other), questions: [] });
});

test('asks about pages in the order of their file names, with their menu names', async () => {
  const site = '{ "footer": { "columns": [{ "links": [{ "text": "Alpha", "href": "/a" }] }] } }';
  const files = (title: string): Files => ({
    ...{ 'site.json': site, 'b.json': page(title).replace('/a', '/b'), 'a.json': page(title) },
  });
  const { questions } = await reconciled(files('Old'), files('Mine'), files('Theirs'));
  expect(questions.map(({ name, title }) => [name, title])).toEqual([
    ['a.json', 'Alpha'],
    ['b.json', 'Mine'],
  ]);
});
