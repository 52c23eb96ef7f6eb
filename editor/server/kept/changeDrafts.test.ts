import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isGroup } from '../../../schema/browser.ts';
import { copyFixture } from '../../../tests/tools/siteCopy.ts';
import { openStore, type Store } from '../store.ts';

let place: string;
let store: Store;
beforeEach(async () => {
  place = await mkdtemp(path.join(tmpdir(), 'change-drafts-'));
  await copyFixture('second-site', path.join(place, 'pages'));
  store = await openStore(path.join(place, 'pages'));
});
afterEach(() => rm(place, { recursive: true, force: true }));

const tab = (number: number) => `00000000-0000-4000-8000-00000000000${number}`;

test('moving a page changes drafts, rebases only those of the current file, and skips text drafts', async () => {
  const { hash, document, text = '' } = await store.source({ name: 'site.json' });
  if (!isGroup(document)) throw new Error('site.json cannot be read.');
  const changed = { ...document, company: 'Another' };
  const draft = (number: number, written: typeof changed | string, own: string) => {
    const base = { hash: own, ...(typeof written === 'string' ? { text } : { document }) };
    return store.draft({ name: 'site.json', tab: tab(number), base, document: written });
  };
  await draft(1, changed, hash);
  await draft(2, changed, 'older');
  await draft(3, `${text}\n`, hash);
  const before = await store.drafts({ name: 'site.json' });
  const visit = await store.source({ name: 'visit.json' });
  await store.move({
    ...{ name: 'visit.json', hash: visit.hash, path: '/workshop' },
    ...{ changeLinks: true, redirect: true },
  });
  const now = await store.source({ name: 'site.json' });
  const drafts = await store.drafts({ name: 'site.json' });
  const of = (number: number) => drafts.find((own) => own.tab === tab(number));
  expect(of(1)?.base).toEqual({ hash: now.hash, document: now.document });
  expect(of(2)?.base).toEqual({ hash: 'older', document });
  for (const own of [of(1), of(2)]) {
    expect(own?.document).toMatchObject({ company: 'Another' });
    expect(JSON.stringify(own?.document)).toContain('"href":"/workshop"');
  }
  expect(of(3)).toMatchObject({ base: { hash, text }, document: `${text}\n` });
  // They keep their order and their times.
  expect(drafts.map((own) => own.tab)).toEqual([tab(3), tab(2), tab(1)]);
  expect(drafts.map(({ time }) => time)).toEqual(before.map(({ time }) => time));
});
