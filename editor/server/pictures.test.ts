import {
  cp,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  symlink,
  truncate,
  writeFile,
} from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { isGroup } from '../../schema/browser.ts';
import type { ValuePath } from '../../schema/index.ts';
import { refusal } from '../../tests/tools/refusal.ts';
import { siteCopy } from '../../tests/tools/siteCopy.ts';
import { photo } from '../../tests/tools/testPhoto.ts';
import { withValue } from '../changes/merge.ts';
import { openStore, type Store } from './store.ts';

const bench = 'pictures/bench.jpg';

let place: string;
let folder: string;
let store: Store;

beforeEach(async () => {
  ({ place, folder } = await siteCopy());
  // One page with one picture is enough.
  for (const name of ['visit.json', 'work.json', 'pictures']) {
    await rm(path.join(folder, name), { recursive: true });
  }
  await mkdir(path.join(folder, 'pictures'));
  await cp(path.join('tests/fixtures/second-site', bench), path.join(folder, bench));
  store = await openStore(folder);
});
afterEach(() => rm(place, { recursive: true, force: true }));

const photoOf = (seed: number) => photo({ width: 60, height: 40, seed }).jpeg().toBuffer();
const take = (data: Buffer, name: string) =>
  store.uploadPicture({ data: data.toString('base64'), name });
const inPictures = async () => (await readdir(path.join(folder, 'pictures'))).sort();
const textOf = (name: string) => readFile(path.join(folder, name), 'utf8');

/** All files, to check that nothing was written outside the folder of pictures. */
const allFiles = async () => (await readdir(place, { recursive: true })).sort();

describe('an uploaded picture', () => {
  test('is named after its alt text, is stored in the folder of pictures, and can be shown', async () => {
    const before = await allFiles();
    const uploaded = await take(await photoOf(1), 'The Workbench, ready at last');
    expect(uploaded).toEqual({ src: 'pictures/the-workbench-ready-at-last.jpg', isKnown: false });
    expect((await allFiles()).filter((name) => !before.includes(name))).toEqual([
      `pages/${uploaded.src}`,
    ]);
    const { pictures } = await store.pictures({});
    expect(pictures.find(({ src }) => src === uploaded.src)).toEqual({
      src: uploaded.src,
      size: { width: 60, height: 40 },
      uses: [],
    });
  });

  test('never replaces another, regardless of extension and case', async () => {
    await rename(path.join(folder, 'pictures/bench.jpg'), path.join(folder, 'pictures/Bench.JPG'));
    const held = await readFile(path.join(folder, 'pictures/Bench.JPG'));
    expect((await take(await photoOf(1), 'Bench')).src).toBe('pictures/bench-2.jpg');
    expect((await take(await photo({ width: 9, height: 9 }).png().toBuffer(), 'Bench')).src).toBe(
      'pictures/bench-3.png',
    );
    expect((await readFile(path.join(folder, 'pictures/Bench.JPG'))).equals(held)).toBe(true);
  });

  test('is written once even if it is sent twice', async () => {
    const data = await photoOf(1);
    const [first, second] = await Promise.all([take(data, 'One'), take(data, 'Two')]);
    expect([first, second]).toEqual([
      { src: 'pictures/one.jpg', isKnown: false },
      { src: 'pictures/one.jpg', isKnown: true },
    ]);
    expect(await inPictures()).toEqual(['bench.jpg', 'one.jpg']);
  });

  test('gets a unique name even if two editors add several with the same name at once', async () => {
    const other = await openStore(folder);
    const data = await Promise.all([1, 2, 3, 4, 5, 6].map(photoOf));
    const uploaded = await Promise.all(
      data.map((own, index) =>
        (index % 2 ? other : store).uploadPicture({ data: own.toString('base64'), name: 'A room' }),
      ),
    );
    expect(new Set(uploaded.map(({ src }) => src)).size).toBe(6);
    expect(await inPictures()).toHaveLength(7);
    const sizes = await Promise.all(
      uploaded.map(async ({ src }) => (await sharp(path.join(folder, src)).metadata()).width),
    );
    expect(sizes).toEqual(Array.from(sizes, () => 60));
  });

  test.each([
    '../../../secret',
    '..\\..\\secret',
    '/etc/passwd',
    'pictures/../../secret',
    '..%2f..%2fsecret',
    'secret.json\0.jpg',
    '.hidden',
    'con',
    'ünï‮gpj.exe',
    '',
  ])('named %j is stored in the folder', async (name) => {
    const before = await allFiles();
    const { src } = await take(await photoOf(1), name);
    expect(src).toMatch(/^pictures\/[a-z0-9]+(?:-[a-z0-9]+)*\.jpg$/);
    const added = (await allFiles()).filter((file) => !before.includes(file));
    expect(added).toEqual([`pages/${src}`]);
  });

  test('is detected by its content; a script, a page and a GIF are refused and leave no files', async () => {
    const before = await allFiles();
    for (const [data, words] of [
      [Buffer.from('<!doctype html><script>1</script>'), 'It is not a picture'],
      [Buffer.from('#!/bin/sh'), 'It is not a picture'],
      [Buffer.from('GIF89a...'), 'It is a GIF'],
      [Buffer.alloc(0), 'It is empty'],
    ] as const) {
      const { status, body } = await refusal(take(data, 'A room.jpg'));
      expect({ status, body }).toEqual({ status: 409, body: expect.stringContaining(words) });
    }
    expect(await allFiles()).toEqual(before);
    const png = await photo({ width: 9, height: 9 }).png().toBuffer();
    expect((await take(png, 'A room.jpg')).src).toBe('pictures/a-room-jpg.png');
  });

  // The second name starts with the name of the folder of documents.
  test.each(['outside', 'pages-x'])('is not written through a link to %s', async (beside) => {
    await mkdir(path.join(place, beside));
    await rm(path.join(folder, 'pictures'), { recursive: true });
    await symlink(path.join(place, beside), path.join(folder, 'pictures'));
    const { body } = await refusal(take(await photoOf(1), 'A room'));
    expect(body).toContain('would be outside the folder');
    expect(await readdir(path.join(place, beside))).toEqual([]);
  });

  test('does not follow a link with its name', async () => {
    const outside = path.join(place, 'outside.jpg');
    await writeFile(outside, 'mine');
    await symlink(outside, path.join(folder, 'pictures/a-room.jpg'));
    await symlink(path.join(place, 'nowhere'), path.join(folder, 'pictures/a-room-2.jpg'));
    expect((await take(await photoOf(1), 'A room')).src).toBe('pictures/a-room-3.jpg');
    expect(await readFile(outside, 'utf8')).toBe('mine');
  });
});

const tab = '00000000-0000-4000-8000-000000000001';

/** Keeps a draft of the page that shows a picture, with one changed text. */
async function draftWith(place: ValuePath, text: string) {
  const { hash, document } = await store.source({ name: 'restoration.json' });
  const edited = withValue(document, place, text);
  if (!isGroup(document) || !isGroup(edited)) throw new Error('The page cannot be read.');
  const draft = { name: 'restoration.json', tab, base: { hash, document } };
  await store.draft({ ...draft, document: edited });
}

test('lists the places that show a picture, including drafts', async () => {
  const used = async () =>
    (await store.pictures({})).pictures.flatMap(({ uses }) =>
      uses.map(({ file, title, path: place, alt }) => [file, title, place.join('.'), alt]),
    );
  const [[, , , alt] = []] = await used();
  const place = ['restoration.json', 'Restoration', 'blocks.0.picture'];
  expect(alt).toContain(' ');
  expect(await used()).toEqual([[...place, alt]]);
  await draftWith(['blocks', 0, 'picture', 'alt'], 'A piano');
  expect(await used()).toEqual([[...place, 'A piano']]);
});

describe('replaced everywhere', () => {
  test('a picture changes one line of each document and draft, and keeps the old text as a version', async () => {
    await draftWith(['title'], 'Another title');
    const before = await textOf('restoration.json');
    const { src } = await take(await photoOf(1), 'New strings');
    expect(await store.replacePicture({ from: bench, to: src })).toEqual({
      changed: ['restoration.json'],
    });
    expect(await textOf('restoration.json')).toBe(before.replace(bench, src));
    const [draft] = await store.drafts({ name: 'restoration.json' });
    expect(JSON.stringify(draft?.document)).toContain(src);
    expect(JSON.stringify(draft?.document)).not.toContain(bench);
    const [version] = await store.versions({ name: 'restoration.json' });
    const { text } = await store.version({ name: 'restoration.json', id: version?.id ?? '' });
    expect(text).toBe(before);
  });

  test.each(['pictures/none.jpg', '../secret.jpg', 'pictures/broken.jpg', '', '__proto__'])(
    'a picture cannot become %j, which no page can show',
    async (to) => {
      await writeFile(path.join(folder, 'pictures/broken.jpg'), 'no picture');
      const before = await textOf('restoration.json');
      expect((await refusal(store.replacePicture({ from: bench, to }))).status).toBe(409);
      expect(await textOf('restoration.json')).toBe(before);
    },
  );
});

describe('removed', () => {
  test('an unused picture is kept and can be restored', async () => {
    const data = await photoOf(1);
    const { src } = await take(data, 'A room');
    const held = await readFile(path.join(folder, src));
    await store.removePicture({ src });
    expect(await inPictures()).toEqual(['bench.jpg']);
    const { removed } = await store.pictures({});
    expect(removed).toMatchObject([{ src }]);
    expect(Date.now() - Date.parse(removed[0]?.time ?? '')).toBeLessThan(60_000);
    await store.restorePicture({ id: removed[0]?.id ?? '' });
    expect((await readFile(path.join(folder, src))).equals(held)).toBe(true);
    expect((await store.pictures({})).removed).toEqual([]);
  });

  test('refuses a picture in use, even if only a draft or a page with an error shows it', async () => {
    const { src } = await take(await photoOf(1), 'A room');
    expect((await refusal(store.removePicture({ src: bench }))).body).toContain(
      'shows this picture',
    );
    const { hash, document } = await store.source({ name: 'restoration.json' });
    if (!isGroup(document)) throw new Error('The page cannot be read.');
    const base = { hash, document };
    const text = (await textOf('restoration.json')).replace(bench, src);
    for (const written of [JSON.parse(text), `${text},`]) {
      await store.draft({ name: 'restoration.json', tab, base, document: written });
      expect((await refusal(store.removePicture({ src }))).status).toBe(409);
      await store.discard({ name: 'restoration.json', tab });
    }
    await writeFile(path.join(folder, 'restoration.json'), `${text},`);
    expect((await refusal(store.removePicture({ src }))).status).toBe(409);
    expect(await inPictures()).toEqual(['a-room.jpg', 'bench.jpg']);
  });

  test.each(['site.json', '../secret.jpg', 'pictures/../site.json', 'pictures', '', 'home.json'])(
    '%j is not a picture',
    async (src) => {
      await writeFile(path.join(place, 'secret.jpg'), await photoOf(1));
      const before = await allFiles();
      expect((await refusal(store.removePicture({ src }))).status).toBe(404);
      expect((await refusal(store.restorePicture({ id: src }))).status).toBe(404);
      expect(await allFiles()).toEqual(before);
    },
  );

  test('keeps a link out of the folder and its target', async () => {
    const outside = path.join(place, 'secret.jpg');
    await writeFile(outside, await photoOf(1));
    await symlink(outside, path.join(folder, 'pictures/link.jpg'));
    const { body } = await refusal(store.removePicture({ src: 'pictures/link.jpg' }));
    expect(body).toContain('a link to a place outside the folder');
    expect(await inPictures()).toEqual(['bench.jpg', 'link.jpg']);
    expect((await store.pictures({})).removed).toEqual([]);
  });

  test('a restored picture does not replace another', async () => {
    const { src } = await take(await photoOf(1), 'A room');
    await store.removePicture({ src });
    expect((await take(await photoOf(2), 'A room')).src).toBe(src);
    const held = await readFile(path.join(folder, src));
    const [{ id } = { id: '' }] = (await store.pictures({})).removed;
    expect(await refusal(store.restorePicture({ id }))).toEqual({
      status: 409,
      body: JSON.stringify({
        message: `There is already a file or folder called "${src}", or a file with the name of its folder.`,
      }),
    });
    expect((await readFile(path.join(folder, src))).equals(held)).toBe(true);
    expect((await store.pictures({})).removed).toHaveLength(1);
  });

  test('explains why a picture cannot be removed, replaced or restored', async () => {
    const large = path.join(folder, 'pictures/film.jpg');
    await writeFile(large, '');
    await truncate(large, 100_000_001);
    const messageOf = async (work: Promise<unknown>) =>
      JSON.parse((await refusal(work)).body).message;
    expect(await messageOf(store.removePicture({ src: 'pictures/film.jpg' }))).toBe(
      'It is larger than 100 MB, so the editor cannot keep a copy. Remove it in your file manager.',
    );
    expect(await messageOf(store.removePicture({ src: bench }))).toBe(
      '“Restoration” shows this picture, as saved or in an unsaved draft. Remove it there first.',
    );
    expect(await messageOf(store.removePicture({ src: 'pictures/none.jpg' }))).toBe(
      'There is no picture "pictures/none.jpg".',
    );
    expect(await messageOf(store.replacePicture({ from: bench, to: 'pictures/film.jpg' }))).toBe(
      'There is no picture "pictures/film.jpg" that pages can show.',
    );
    expect(await messageOf(store.restorePicture({ id: 'none' }))).toBe(
      'This picture does not exist.',
    );
    expect(await inPictures()).toEqual(['bench.jpg', 'film.jpg']);
    await truncate(large, 100_000_000);
    await store.removePicture({ src: 'pictures/film.jpg' });
    expect(await inPictures()).toEqual(['bench.jpg']);
  });
});
