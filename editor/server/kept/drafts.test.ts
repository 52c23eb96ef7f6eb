import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { draftsIn } from './drafts.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'drafts-'));
});
afterEach(() => rm(root, { recursive: true }));

const one = '00000000-0000-4000-8000-000000000001';
const two = '00000000-0000-4000-8000-000000000002';
const draft = (tab: string, title: string) => ({
  tab,
  base: { hash: 'now', document: { title: 'As saved' } },
  document: { title },
});

test('removes one of two drafts of a document and keeps the other', async () => {
  const drafts = await draftsIn(root);
  await drafts.keep('faq.json', draft(one, 'The first'));
  await drafts.keep('faq.json', draft(two, 'The second'));
  await drafts.drop('faq.json', one);
  expect((await drafts.of('faq.json')).map(({ tab }) => tab)).toEqual([two]);
  await drafts.drop('faq.json', one);
  await drafts.drop('faq.json', two);
  expect(await drafts.all()).toEqual(new Map());
  expect(await readdir(root)).toEqual([]);
});

test('the latest draft is the one that was kept last, even if the clock was set back', async () => {
  const drafts = await draftsIn(root);
  await drafts.keep('faq.json', draft(one, 'The first'));
  await drafts.keep('faq.json', draft(two, 'The second'));
  await drafts.keep('faq.json', draft(one, 'The first, changed'));
  const all = await drafts.of('faq.json');
  expect(all.map(({ document }) => document)).toEqual([
    { title: 'The first, changed' },
    { title: 'The second' },
  ]);
  expect(new Set(all.map(({ time }) => time)).size).toBe(2);
});

test('sorts drafts with the same time, and ignores files that are not drafts', async () => {
  const drafts = await draftsIn(root);
  const time = '2026-01-01T00:00:00.000Z';
  await mkdir(path.join(root, 'faq.json'));
  for (const tab of [two, one]) {
    const text = JSON.stringify({ ...draft(tab, tab), time });
    await writeFile(path.join(root, 'faq.json', `${tab}.json`), text);
  }
  await writeFile(path.join(root, 'faq.json/c.json'), JSON.stringify({ ...draft(one, 'x') }));
  await writeFile(path.join(root, 'faq.json/d.json'), '{');
  expect((await drafts.of('faq.json')).map(({ tab }) => tab)).toEqual([one, two]);
  // The draft that is kept next is the latest.
  await drafts.keep('faq.json', draft(two, 'Later'));
  expect((await drafts.of('faq.json')).map(({ tab }) => tab)).toEqual([two, one]);
  expect([...(await drafts.all()).keys()]).toEqual(['faq.json']);
});

test('rereads a draft that another program changed', async () => {
  const drafts = await draftsIn(root);
  await drafts.keep('faq.json', draft(one, 'New'));
  await drafts.keep('faq.json', draft(two, 'Old'));
  const file = path.join(root, 'faq.json', `${two}.json`);
  expect((await drafts.of('faq.json')).map(({ tab }) => tab)).toEqual([two, one]);
  await writeFile(file, JSON.stringify({ ...draft(two, 'Old'), time: '2026-01-01T00:00:00.000Z' }));
  expect((await drafts.of('faq.json')).map(({ tab }) => tab)).toEqual([one, two]);
});

test('a draft is as old as the first call that found it, whatever the clock showed before', async () => {
  const drafts = await draftsIn(root);
  await drafts.keep('faq.json', draft(one, 'Written'));
  const file = path.join(root, 'faq.json', `${one}.json`);
  // The clock of the computer was wrong.
  await writeFile(file, JSON.stringify({ ...draft(one, 'x'), time: '2020-01-01T00:00:00.000Z' }));
  await utimes(file, new Date('2020-01-01'), new Date('2020-01-01'));
  const day = 24 * 3_600_000;
  const old = async () => (await drafts.old(day)).map(({ draft: { tab } }) => tab);
  expect(await old()).toEqual([]);
  expect(await old()).toEqual([]);
  await utimes(file.replace(/json$/, 'found'), new Date(), new Date(Date.now() - day));
  expect(await old()).toEqual([one]);
  await drafts.drop('faq.json', one);
  expect(await readdir(root)).toEqual([]);
});

test('rejects if drafts cannot be read, instead of returning none', async () => {
  await writeFile(path.join(root, 'a file'), '');
  await expect((await draftsIn(path.join(root, 'a file/drafts'))).all()).rejects.toThrow('ENOTDIR');
  await mkdir(path.join(root, 'faq.json', `${one}.json`), { recursive: true });
  await expect((await draftsIn(root)).of('faq.json')).rejects.toThrow('EISDIR');
});
