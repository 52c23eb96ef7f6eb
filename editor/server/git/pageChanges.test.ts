import { expect, test } from 'vitest';
import type { PageChange } from '../../api.ts';
import { changesBetween, confirmation, messageOf, subjectOf } from './pageChanges.ts';

const change = (kind: PageChange['kind'], title: string, name = `${title}.json`): PageChange => ({
  ...{ kind, title, name },
  changes: [],
});

test.each([
  ['one page', [change('changed', 'FAQ')], 'Change FAQ'],
  ['two pages', [change('changed', 'FAQ'), change('changed', 'Home')], 'Change FAQ and Home'],
  [
    'all kinds, in one order and with one capital letter',
    [change('removed', 'C'), change('added', 'B'), change('changed', 'A'), change('changed', 'D')],
    'Change A and D, add B, remove C',
  ],
  [
    'several pages',
    ['A', 'B', 'C', 'D', 'E'].map((title) => change('changed', title)),
    'Change A, B, C, D and E',
  ],
  ['the settings', [change('changed', 'Any', 'site.json')], 'Change the site settings'],
  [
    'only pages, if pictures changed too',
    [change('added', 'a.jpg', 'pictures/a.jpg'), change('changed', 'FAQ')],
    'Change FAQ',
  ],
  ['pictures, if no pages changed', [change('added', 'a.jpg', 'pictures/a.jpg')], 'Add a.jpg'],
  [
    'the first names, if all are too long',
    ['x'.repeat(30), 'y'.repeat(30), 'z'.repeat(30)].map((title) => change('changed', title)),
    `Change ${'x'.repeat(30)}, ${'y'.repeat(30)} …`,
  ],
  ['part of a long name', [change('changed', 'x'.repeat(90))], `Change ${'x'.repeat(63)} …`],
])('the subject of a commit has %s', (_what, changes, subject) => {
  expect(subjectOf(changes)).toBe(subject);
});

test('the message of a commit lists pages and their changes, one per line', () => {
  const fields = { changes: [{ words: 'Title' }, { words: 'Hero ›\nHeadline' }] };
  const changes = [{ ...change('changed', 'FAQ'), ...fields }, change('removed', 'Home')];
  expect(messageOf('Change FAQ', changes, false)).toBe(
    'Change FAQ\n\nFAQ (FAQ.json)\n- Title\n- Hero › Headline\nHome (Home.json): removed\n',
  );
  expect(messageOf('Change FAQ', [change('changed', 'FAQ')], true)).toBe(
    `Change FAQ\n\nFAQ (FAQ.json)\n\n${confirmation}\n`,
  );
});

test('describes the differences between two states with display names and the facts of the later one', async () => {
  const texts: Record<string, string> = {
    site1: '{ "company": "Quay", "facts": { "days": "3" } }',
    site2: '{ "company": "Harbor", "facts": { "days": "5" } }',
    a1: '{ "path": "/a", "title": "In {days} days" }',
    a2: '{ "path": "/a", "title": "Within {days} days", "published": false }',
    gone: '{ "path": "/b", "title": "An old page | Quay" }',
    new: '{ "path": "/c", "title": "A new page" }',
    bytes: 'x',
  };
  const blob = async (id: string) => Buffer.from(texts[id] ?? '');
  const changes = await changesBetween(
    { blob },
    new Map([
      ['site.json', 'site1'],
      ['same.json', 'a1'],
      ['a.json', 'a1'],
      ['b.json', 'gone'],
      ['pictures/work/a.jpg', 'bytes'],
    ]),
    new Map([
      ['site.json', 'site2'],
      ['same.json', 'a1'],
      ['a.json', 'a2'],
      ['c.json', 'new'],
    ]),
  );
  expect(changes.map(({ name, title, kind }) => [name, title, kind])).toEqual([
    ['a.json', 'Within 5 days', 'changed'],
    ['b.json', 'An old page', 'removed'],
    ['c.json', 'A new page', 'added'],
    ['pictures/work/a.jpg', 'a.jpg', 'removed'],
    ['site.json', 'Site settings', 'changed'],
  ]);
  expect(changes.map(({ isUnpublished = false }) => isUnpublished)).toEqual([
    ...[true, false, false, false, false],
  ]);
  expect(changes[0]?.changes).toContainEqual({
    words: 'Title',
    from: 'In 5 days',
    to: 'Within 5 days',
  });
  // An added or removed page has no separate changes.
  expect(changes.slice(1, 4).flatMap((one) => one.changes)).toEqual([]);
});
