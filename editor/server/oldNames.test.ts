import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { type Group, isGroup } from '../../schema/values.ts';
import type { Draft, Source } from '../api.ts';
import { draftWithNewNames } from '../draftNames.ts';
import { merge } from '../merge.ts';
import { Refusal } from './refusal.ts';
import { openStore, type Store } from './store.ts';
import { versionsIn } from './versions.ts';

// A site as an earlier version wrote it: a link of the menu has "label" for "text".
const name = 'site.json';
const tab = '00000000-0000-4000-8000-000000000001';
const now = '{ "text": "Visit", "href": "/visit" }';
const before = '{ "label": "Visit", "href": "/visit" }';
let place: string;
let folder: string;
let store: Store;
let newText: string;
let oldText: string;

beforeEach(async () => {
  place = await mkdtemp(path.join(tmpdir(), 'names-'));
  folder = path.join(place, 'pages');
  await cp('tests/fixtures/second-site', folder, { recursive: true });
  newText = await readFile(path.join(folder, name), 'utf8');
  oldText = newText.replace(now, before);
  await writeFile(path.join(folder, name), oldText);
  store = await openStore(folder);
});
afterEach(() => rm(place, { recursive: true, force: true }));

const onDisk = (file = name) => readFile(path.join(folder, file), 'utf8');

async function open(file = name): Promise<{ hash: string; document: Group }> {
  const { hash, document } = await store.source({ name: file });
  if (!isGroup(document)) throw new Error(`${file} cannot be read.`);
  return { hash, document };
}

/** The file of somebody else for which a save is refused. */
async function refusedFor(saving: Promise<unknown>): Promise<Source> {
  const refused = await saving.catch((error: unknown) => error);
  const body = refused instanceof Refusal ? refused.body : {};
  return sourceShape.parse(Object(body).current);
}
const sourceShape = z.object({ hash: z.string(), document: z.unknown() });

test('a document with old names opens as if it had the new ones, and one save writes these alone', async () => {
  expect(oldText).not.toBe(newText);
  const { site, problems, reports } = await store.overview({});
  expect(site?.header.links[0]?.text).toBe('Visit');
  expect(problems).toEqual([]);
  expect(reports).toEqual([expect.stringContaining('Open the site settings and save once')]);
  expect(await onDisk()).toBe(oldText);

  const source = await store.source({ name });
  expect(source).toMatchObject({ text: newText, hasOldNames: true });
  const { hash, document } = await open();
  const saved = await store.save({ name, hash, document, tab });
  expect(saved.hasOldNames).toBeUndefined();
  expect(await onDisk()).toBe(newText);
  expect((await store.overview({})).reports).toEqual([]);

  // What the file held is a version, character for character, and is taken up with the names of now.
  const [version] = await store.versions({ name });
  const id = version?.id ?? '';
  const kept = await versionsIn(path.join(place, '.editor/versions/pages'));
  expect(await kept.read(name, id)).toBe(oldText);
  expect(await store.version({ name, id })).toEqual({ text: newText, document });
});

test('a change of another page leaves the old names where they are, and is saved', async () => {
  const { hash, document } = await open('visit.json');
  await store.save({ name: 'visit.json', hash, document: { ...document, title: 'Come by' }, tab });
  expect(await onDisk('visit.json')).toContain('"title": "Come by"');
  expect(await onDisk()).toBe(oldText);
});

test('a page that gets another address changes its link in a document with old names', async () => {
  const { hash } = await open('visit.json');
  await store.move({
    name: 'visit.json',
    hash,
    path: '/workshop',
    changeLinks: true,
    redirect: false,
  });
  expect(await onDisk()).toContain('{ "text": "Visit", "href": "/workshop" }');
});

test('a change on the disk is noticed in a document with old names', async () => {
  const { hash, document } = await open();
  const theirs = oldText.replace('"Visit"', '"Come"');
  await writeFile(path.join(folder, name), theirs);
  const mine = { ...document, company: 'Quay Pianos' };
  const current = await refusedFor(store.save({ name, hash, document: mine, tab }));
  expect(await onDisk()).toBe(theirs);

  // Old form and new form merge field by field.
  const { merged, conflicts } = merge(document, mine, current.document);
  expect(conflicts).toEqual([]);
  if (!isGroup(merged)) throw new Error('The merged document is no group.');
  await store.save({ name, hash: current.hash, document: merged, tab });
  expect(await onDisk()).toBe(
    newText.replace('"Visit"', '"Come"').replace('Harbor Piano Workshop', 'Quay Pianos'),
  );
});

test('somebody else writes the new names meanwhile: nothing is in conflict', async () => {
  const { hash, document } = await open();
  await writeFile(path.join(folder, name), newText);
  const mine = { ...document, company: 'Quay Pianos' };
  const current = await refusedFor(store.save({ name, hash, document: mine, tab }));
  expect(merge(document, mine, current.document)).toEqual({
    merged: mine,
    conflicts: [],
  });
});

test('a draft of an earlier version opens with the names of now, as a value and as a text', async () => {
  const { hash, document } = await open();
  const asOld = (text: string): Group => {
    const value: unknown = JSON.parse(text);
    if (!isGroup(value)) throw new Error('The text is no group.');
    return value;
  };
  const written = { ...document, company: 'Quay Pianos' };
  const time = '2026-01-01T00:00:00.000Z';
  const old: Draft = {
    tab,
    time,
    base: { hash, document: asOld(oldText) },
    document: { ...asOld(oldText), company: 'Quay Pianos' },
  };
  await store.draft({ name, ...old });
  expect(await store.drafts({ name })).toMatchObject([
    { base: { hash, document }, document: written },
  ]);
  // The site of the editor shows it, and nothing is wrong with it.
  expect((await store.read()).content?.site.company).toBe('Quay Pianos');

  const text: Draft = { ...old, base: { hash, text: oldText }, document: `${oldText}\n` };
  expect(draftWithNewNames(name, text)).toEqual({
    ...text,
    base: { hash, text: newText },
    document: `${newText}\n`,
  });
});
