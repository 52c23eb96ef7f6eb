import { expect, test, vi } from 'vitest';
import { memoryHome, snapshotOf } from '../../tests/tools/memoryHome.ts';
import { openInMemory } from '../../tests/tools/openInMemory.ts';
import { Refused } from '../refused.ts';
import { addDownload, addPicture, wordsOf } from './addFile.ts';

// Decoding needs a browser: tests/editor/pictures.spec.ts.
vi.mock('./preparePicture.ts', () => ({
  preparePicture: async (data: File) => {
    if (data.name.endsWith('.gif')) throw new Refused('It is a GIF.');
    return { data, ending: '.jpg' };
  },
}));

const size = { width: 800, height: 600 };
const signal = new AbortController().signal;
const file = (name = 'IMG_1.HEIC', bytes = name) => new File([bytes], name);

async function open() {
  const home = memoryHome(
    snapshotOf(
      { 'site.json': {} },
      { pictures: [{ src: 'pictures/A-Hall.png', isVector: false, size }] },
    ),
  );
  const site = await openInMemory(home);
  const names = () => {
    const { pictures, downloads } = site.copy.get().base;
    return [...pictures.map(({ src }) => src), ...downloads.map(({ address }) => address)];
  };
  return { site, names, addElsewhere: home.addFile };
}

test('a new file gets a name that no other has, regardless of case and ending', async () => {
  const { site, names } = await open();
  for (const bytes of ['1', '2']) {
    await addPicture(site, file('IMG_1.HEIC', bytes), 'A hall', signal);
    await addDownload(site, file('Price list.PDF', bytes), signal);
  }
  expect(names()).toEqual([
    ...['pictures/A-Hall.png', 'pictures/a-hall-2.jpg', 'pictures/a-hall-3.jpg'],
    ...['/downloads/price-list.pdf', '/downloads/price-list-2.pdf'],
  ]);
  const stored = await site.home.bytes('pictures/a-hall-3.jpg');
  expect(await stored.text()).toBe('2');
});

test('the same content under the same name is not written twice', async () => {
  const { site, names } = await open();
  const added = () => addPicture(site, file('IMG_1.HEIC', 'same'), 'A hall', signal);
  await addPicture(site, file('IMG_1.HEIC', 'other'), 'A hall', signal);
  const name = 'pictures/a-hall-3.jpg';
  expect(await added()).toEqual({ name, isKnown: false });
  const before = names();
  expect(await added()).toEqual({ name, isKnown: true });
  expect(names()).toEqual(before);
});

test('a name that somebody else takes at the same time is not taken twice', async () => {
  const { site, names, addElsewhere } = await open();
  addElsewhere('pictures/a-hall-2.jpg', new Blob(['theirs']));
  addElsewhere('downloads/prices.pdf', new Blob(['prices']));
  const picture = await addPicture(site, file(), 'A hall', signal);
  expect(picture).toEqual({ name: 'pictures/a-hall-3.jpg', isKnown: false });
  const download = await addDownload(site, file('prices.pdf', 'prices'), signal);
  expect(download).toEqual({ name: 'downloads/prices.pdf', isKnown: true });
  expect(names()).toEqual([
    ...['pictures/A-Hall.png', 'pictures/a-hall-2.jpg', 'pictures/a-hall-3.jpg'],
    '/downloads/prices.pdf',
  ]);
});

test('a canceled file is not written', async () => {
  const { site, names } = await open();
  const canceled = AbortSignal.abort(new Error('Canceled'));
  await expect(addPicture(site, file(), 'A stage', canceled)).rejects.toThrow('Canceled');
  await expect(addDownload(site, file('prices.pdf'), canceled)).rejects.toThrow('Canceled');
  expect(names()).toEqual(['pictures/A-Hall.png']);
});

test('a refusal names the file', async () => {
  const { site, names } = await open();
  await expect(addPicture(site, file('party.gif'), 'A party', signal)).rejects.toThrow(
    '“party.gif” was not added. It is a GIF.',
  );
  for (const name of ['setup.exe', 'page.html', 'prices']) {
    await expect(addDownload(site, file(name), signal)).rejects.toThrow(
      `“${name}” was not added. Use a PDF, an Office document, a ZIP or a similar file.`,
    );
  }
  expect(names()).toEqual(['pictures/A-Hall.png']);
});

test.each([
  ['Summer_Party.JPG', 'Summer Party'],
  ['photo-lab.jpeg', 'photo lab'],
  ['Image of the lobby.png', 'Image of the lobby'],
  ['rack 2.v3.webp', 'rack 2.v3'],
])('turns the file name "%s" into "%s"', (name, words) => {
  expect(wordsOf(name)).toBe(words);
});

test.each([
  'IMG_2041.HEIC',
  'IMG_2041.HEIC.jpg',
  'IMG-20240102-WA0003.jpg',
  'PXL_20240102_101112345.MP.jpg',
  'DSC00012.JPG',
  'signal-2024-01-02-101112.jpeg',
  'WhatsApp Image 2024-01-02 at 10.11.12.jpeg',
  'WhatsApp Image 2024-01-02 at 10.11.12',
  'Bildschirmfoto 2024-01-02 um 10.11.12.png',
  'photo.jpg',
  'image (3).png',
  '6F9619FF-8B86-D011-B42D-00CF4FC964FF.jpg',
])('proposes no words for "%s"', (name) => {
  expect(wordsOf(name)).toBe('');
});
