// @module-tag slow
// On a full disk, a change of several files is made completely or not at all, for any amount of free space. A small
// in-memory disk is filled until a given number of blocks or file names is free.
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { isGroup } from '../../schema/browser.ts';
import { leaveBlocks, mountDisk } from '../../tests/tools/disk.ts';
import { skipWithout } from '../../tests/tools/has.ts';
import { copySite, textsIn } from '../../tests/tools/linkedSite.ts';
import { openStore, type Store } from './store.ts';

const names = 200;

let place: string;
let folder: string;
let unmount = () => {};

beforeAll(async () => {
  place = await mkdtemp(path.join(tmpdir(), 'full-disk-'));
  folder = path.join(place, 'pages');
  unmount = mountDisk(place, `size=2m,nr_inodes=${names}`);
});
beforeEach((context) => skipWithout('mount', context));
afterAll(async () => {
  unmount();
  await rm(place, { recursive: true, force: true });
});

const filler = () => path.join(place, 'filler');

/** Creates files until only this many more can be created. */
async function leaveNames(free: number): Promise<void> {
  const around = path.join(place, 'names');
  await mkdir(around);
  const made: string[] = [];
  try {
    for (;;) {
      const name = path.join(around, String(made.length));
      await writeFile(name, '');
      made.push(name);
    }
  } catch {
    // No file name is left.
  }
  for (const name of made.slice(0, free)) await rm(name);
}

const tab = '00000000-0000-4000-8000-000000000001';

async function visit(store: Store) {
  const { hash, document } = await store.source({ name: 'visit.json' });
  if (!isGroup(document)) throw new Error('visit.json cannot be read.');
  return { hash, document };
}

const works: [string, (store: Store) => Promise<unknown>][] = [
  [
    'A change of address',
    async (store) => {
      const { hash } = await visit(store);
      const wanted = { path: '/workshop', changeLinks: true, redirect: true };
      return store.move({ name: 'visit.json', hash, ...wanted });
    },
  ],
  [
    'A save',
    async (store) => {
      const { hash, document } = await visit(store);
      return store.save({
        name: 'visit.json',
        hash,
        document: { ...document, title: 'Another title' },
        tab,
      });
    },
  ],
  ['A new page', (store) => store.create({ path: '/strings', title: 'New strings' })],
  [
    'A page that is deleted',
    async (store) => store.remove({ name: 'visit.json', hash: (await visit(store)).hash }),
  ],
  [
    'A new picture',
    async (store) => store.uploadPicture({ data: svg.toString('base64'), name: 'The workshop' }),
  ],
  [
    'A picture that is removed',
    async (store) => store.removePicture({ src: 'pictures/unused.svg' }),
  ],
  [
    'A picture that comes back',
    async (store) => {
      const [removed] = (await store.pictures({})).removed;
      return store.restorePicture({ id: removed?.id ?? '' });
    },
  ],
];

const svg = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9"/></svg>',
);
/** A picture that no page shows. */
const unused = String(svg).replace('h9', 'h8');

const spaces = [
  ['blocks', (free: number) => leaveBlocks(filler(), free)],
  ['names of files', leaveNames],
] as const;

const cases = works.flatMap(([what, work]) =>
  spaces.map(([of, leave]) => [what, of, work, leave] as const),
);

/** The texts of all documents, and the names of all pictures. */
async function stateOf(): Promise<Record<string, string>> {
  const pictures = (await readdir(path.join(folder, 'pictures'))).sort().join(' ');
  return { ...(await textsIn(folder)), pictures };
}

test.for(cases)(
  '%s on a full disk is made completely or not at all, for any number of free %s',
  { timeout: 120_000 },
  async ([what, _of, work, leave]) => {
    let free = 0;
    for (let isMade = false; !isMade; free += 1) {
      await rm(path.join(place, 'filler'), { force: true });
      await rm(path.join(place, 'names'), { recursive: true, force: true });
      await copySite(place);
      const store = await openStore(folder);
      await writeFile(path.join(folder, 'pictures/unused.svg'), unused);
      if (what === 'A picture that comes back') {
        await store.removePicture({ src: 'pictures/unused.svg' });
      }
      const before = await stateOf();
      await leave(free);
      const words = await work(store).then(
        () => '',
        (error: Error) => error.message,
      );
      isMade = words === '';
      if (!isMade) {
        // If Node cannot create nested folders, it reports that the outer one is missing.
        expect(words).toMatch(/no space left|disk is full|no such file or directory, mkdir/);
        expect(await stateOf()).toEqual(before);
      } else expect(await stateOf()).not.toEqual(before);
      // Restarting needs no space.
      const { reports } = await (await openStore(folder)).overview({});
      expect(reports).toEqual([]);
      expect(await leftovers()).toEqual([]);
      if (!isMade) expect(await stateOf()).toEqual(before);
      expect(free).toBeLessThan(100);
    }
    expect(free).toBeGreaterThan(1);
  },
);

test('checks a draft on a full disk, and reports that it is not kept', async () => {
  await rm(path.join(place, 'filler'), { force: true });
  await rm(path.join(place, 'names'), { recursive: true, force: true });
  await copySite(place);
  const store = await openStore(folder);
  const { hash, document } = await visit(store);
  await leaveBlocks(filler(), 0);
  const draft = (title: string) =>
    store.draft({
      name: 'visit.json',
      tab,
      base: { hash, document },
      document: { ...document, title },
    });
  expect(await draft('')).toMatchObject({
    unkept: 'The disk is full. Delete files you do not need, and try again.',
    problems: [{ rule: 'empty', path: ['title'] }],
  });
  expect(await leftovers()).toEqual([]);
  await rm(path.join(place, 'filler'));
  expect(await draft('Another title')).not.toHaveProperty('unkept');
  expect(await store.drafts({ name: 'visit.json' })).toMatchObject([
    { document: { title: 'Another title' } },
  ]);
});

async function leftovers(): Promise<string[]> {
  const all = await readdir(place, { recursive: true });
  return all.filter((name) => name.endsWith('.tmp') || /journal\/pages\/./.test(name));
}
