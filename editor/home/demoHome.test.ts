import { beforeEach, expect, test, vi } from 'vitest';
import { demoHome } from './demoHome.ts';
import { ChangedFiles, type Home, type Snapshot } from './home.ts';

// The storage of a browser.
const stored = new Map<string, unknown>();
vi.mock('./browserDatabase.ts', () => ({
  getStored: async (store: string, key: string) => structuredClone(stored.get(store + key)),
  deleteStored: async (store: string, key: string) => void stored.delete(store + key),
  changeStored: async (store: string, key: string, change: (value: unknown) => unknown) =>
    void stored.set(store + key, change(stored.get(store + key))),
}));

const site: Snapshot = {
  site: 'demo',
  version: '1',
  documents: new Map([
    ['site.json', { id: 's', text: '{ "name": "Plum & Rye" }' }],
    ['faq.json', { id: 'f', text: '{ "path": "/faq" }' }],
  ]),
  served: [],
  pictures: [{ src: 'pictures/bread.jpg', isVector: false, size: { width: 4, height: 3 } }],
  fonts: [{ src: 'fonts/a.woff2', characters: new Set([65]) }],
  downloads: [],
  wellKnown: [],
  removed: [],
  reports: [],
};
const source: Pick<Home, 'read' | 'bytes' | 'address'> = {
  read: async () => site,
  bytes: async (name) => new Blob([`bytes of ${name}`]),
  address: (name) => `/${name}`,
};
const open = () => demoHome(source, 'demo', async () => ({ width: 8, height: 9 }));
const faq = (content: string | undefined) => ({ name: 'faq.json', content });

beforeEach(() => stored.clear());

test('shows the source, and what was written over it after a reload', async () => {
  const home = open();
  const first = await home.read();
  expect(first.documents).toEqual(site.documents);
  expect(await home.read(first)).toBe(first);
  const picture = new Blob(['a picture']);
  const second = await home.write(
    [
      faq('{ "path": "/answers" }'),
      { name: 'new.json', content: '{}' },
      { name: 'pictures/new.webp', content: picture },
      { name: 'pictures/bread.jpg', content: undefined },
      { name: 'downloads/prices.pdf', content: new Blob(['%PDF-']) },
    ],
    first,
  );
  expect(second.documents.get('site.json')).toBe(first.documents.get('site.json'));
  expect(second.fonts).toBe(first.fonts);
  const again = open();
  const read = await again.read();
  expect(read).toEqual(second);
  expect(read.documents.get('faq.json')?.text).toBe('{ "path": "/answers" }');
  expect(read.pictures).toEqual([
    { src: 'pictures/new.webp', isVector: false, size: { width: 8, height: 9 } },
  ]);
  expect(read.downloads).toEqual([{ address: '/downloads/prices.pdf', bytes: 5 }]);
  expect(again.address('pictures/new.webp')).toMatch(/^blob:/);
  expect(again.address('pictures/other.jpg')).toBe('/pictures/other.jpg');
  expect(await (await again.bytes('pictures/new.webp')).text()).toBe('a picture');
  await expect(again.bytes('pictures/bread.jpg')).rejects.toThrow('There is no file');
});

test('keeps former contents, restores removed files, and starts over', async () => {
  const home = open();
  let now = await home.write([faq('{ "a": 1 }')], await home.read());
  now = await home.write([faq(undefined), { name: 'pictures/bread.jpg', content: undefined }], now);
  expect(now.removed.map(({ name }) => name)).toEqual(['faq.json', 'pictures/bread.jpg']);
  const texts = (await home.history('faq.json')).map(({ text }) => text);
  expect(texts).toEqual(['{ "a": 1 }', '{ "path": "/faq" }']);
  const picture = await home.bytes('pictures/bread.jpg', now.removed[1]?.id);
  expect(await picture.text()).toBe('bytes of pictures/bread.jpg');
  const change = { name: 'pictures/bread.jpg', content: picture };
  now = await home.write([faq(texts[0]), change], now);
  expect(now.removed).toEqual([]);
  await home.reset();
  expect((await home.read()).documents).toEqual(site.documents);
});

test('writes nothing if another tab changed a file, and tells other tabs', async () => {
  const [mine, theirs] = [open(), open()];
  const base = await mine.read();
  let told = 0;
  const stop = mine.watch(() => {
    told += 1;
  });
  await theirs.write([faq('{ "theirs": 1 }')], base);
  await expect.poll(() => told).toBe(1);
  stop();
  const other = { name: 'site.json', content: '{}' };
  await expect(mine.write([other, faq('{ "mine": 1 }')], base)).rejects.toThrow(ChangedFiles);
  const now = await mine.read();
  expect(now.documents.get('site.json')).toEqual(base.documents.get('site.json'));
  // The same change twice is made once.
  await mine.write([faq('{ "theirs": 1 }')], base);
  expect(await mine.history('faq.json')).toHaveLength(1);
});

test.each([
  ['../x.json', 'cannot save'],
  ['x.html', 'cannot save'],
  ['FAQ.json', 'cannot tell it from'],
  ['Pictures/x.json', 'cannot tell it from'],
  ['aux.json', 'Windows'],
])('refuses a new file %s', async (name, words) => {
  const home = open();
  const base = await home.read();
  await expect(home.write([{ name, content: '{}' }], base)).rejects.toThrow(words);
});
