import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
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

test('rereads a draft that another program changed', async () => {
  const drafts = await draftsIn(root);
  await drafts.keep('faq.json', draft(one, 'New'));
  await drafts.keep('faq.json', draft(two, 'Old'));
  const file = path.join(root, 'faq.json', `${two}.json`);
  expect((await drafts.of('faq.json')).map(({ tab }) => tab)).toEqual([two, one]);
  await writeFile(file, JSON.stringify({ ...draft(two, 'Old'), time: '2026-01-01T00:00:00.000Z' }));
  expect((await drafts.of('faq.json')).map(({ tab }) => tab)).toEqual([one, two]);
});

test('rejects if drafts cannot be read, instead of returning none', async () => {
  await writeFile(path.join(root, 'a file'), '');
  await expect((await draftsIn(path.join(root, 'a file/drafts'))).all()).rejects.toThrow('ENOTDIR');
  await mkdir(path.join(root, 'faq.json', `${one}.json`), { recursive: true });
  await expect((await draftsIn(root)).of('faq.json')).rejects.toThrow('EISDIR');
});
