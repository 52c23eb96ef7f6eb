// `.editor` grows, so no request may read more of it than it needs.
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, rm, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isGroup } from '../../schema/browser.ts';
import { siteCopy } from '../../tests/tools/siteCopy.ts';
import { openStore, type Store } from './store.ts';

/** The files and folders of `.editor` that were read, in order. */
const reads: string[] = [];
vi.mock('node:fs/promises', async (importOriginal) => {
  const real = await importOriginal<typeof import('node:fs/promises')>();
  const counted = <Name extends 'readFile' | 'readdir'>(name: Name) =>
    new Proxy(real[name], {
      apply(work, self, args) {
        const read = String(args[0]);
        if (read.includes('/.editor/')) reads.push(read.replace(/^.*\/\.editor\//, ''));
        return Reflect.apply(work, self, args);
      },
    });
  return { ...real, readFile: counted('readFile'), readdir: counted('readdir') };
});

let place: string;
let folder: string;
beforeEach(async () => {
  ({ place, folder } = await siteCopy());
});
afterEach(() => rm(place, { recursive: true, force: true }));

const tab = randomUUID();
const name = 'visit.json';
const day = 24 * 3_600_000;
const old = (days: number) => new Date(Date.now() - days * day);

async function addFile(kind: string, page: string, file: string, text: string): Promise<void> {
  const own = path.join(place, '.editor', kind, 'pages', page);
  await mkdir(own, { recursive: true });
  await writeFile(path.join(own, file), text);
  // A folder that has just changed is read again, because its next change could have the same timestamp.
  await utimes(own, old(10), old(10));
}

async function addDrafts(count: number, pages: readonly string[]): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    const page = pages[index % pages.length] ?? '';
    const document: unknown = JSON.parse(readFileSync(path.join(folder, page), 'utf8'));
    if (!isGroup(document)) throw new Error(`${page} is not a page.`);
    const own = randomUUID();
    const time = old(20).toISOString();
    const draft = { tab: own, time, base: { hash: '', document } };
    const text = JSON.stringify({ ...draft, document: { ...document, title: `Title ${index}` } });
    await addFile('drafts', page, `${own}.json`, text);
    // As after an earlier start, which found the draft.
    await addFile('drafts', page, `${own}.found`, '');
  }
}

async function addDeleted(count: number): Promise<void> {
  const id = `${old(20).toISOString().replaceAll(':', '-')}-01234567`;
  for (let index = 0; index < count; index += 1) {
    const text = JSON.stringify({ path: `/gone-${index}`, title: `Gone ${index}` });
    await addFile('versions', `gone-${index}.json`, 'missing', '');
    await addFile('versions', `gone-${index}.json`, `${id}.json`, text);
  }
}

/** The paths that a request reads in `.editor`. */
async function readBy(work: () => Promise<unknown>): Promise<string[]> {
  reads.length = 0;
  await work();
  return [...reads];
}

async function requestsOf(store: Store) {
  const { hash, document } = await store.source({ name });
  if (!isGroup(document)) throw new Error(`${name} is not a page.`);
  const changed = { ...document, title: 'Another title' };
  return {
    overview: () => store.overview({}),
    source: () => store.source({ name }),
    draft: () => store.draft({ name, tab, base: { hash, document }, document: changed }),
    save: () => store.save({ name, hash, document: changed, tab }),
    read: () => store.read(),
  };
}

test('no request reads more than its own page, even with old drafts and deleted pages', async () => {
  await addDrafts(20, ['home.json', 'prices.json', 'work.json']);
  await addDeleted(15);
  await addFile('links', '', 'pages.json', '{}');
  const store = await openStore(folder);
  const { overview, source, draft, save, read } = await requestsOf(store);
  const { deleted, drafted } = await store.overview({});
  expect(deleted).toHaveLength(15);
  expect(drafted).toEqual(['home.json', 'prices.json', 'work.json']);
  const lists = ['drafts/pages', 'versions/pages'];
  expect(await readBy(source)).toEqual([]);
  expect(new Set(await readBy(overview))).toEqual(new Set(lists));
  expect(await readBy(read)).toEqual(['drafts/pages']);
  const ofPage = lists.flatMap((list) => [list, `${list}/${name}`]);
  for (const request of [draft, draft, overview, read, save]) {
    const others = (await readBy(request)).filter(
      (found) => !ofPage.includes(path.dirname(found)) && !ofPage.includes(found),
    );
    expect(others).toEqual([]);
  }
});
