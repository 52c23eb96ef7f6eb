import { expect, test, vi } from 'vitest';
import type { WrittenDocuments, WrittenFacts } from './facts.ts';
import { readFacts, staticHome } from './staticHome.ts';

const facts: WrittenFacts = {
  address: 'https://bakery.test',
  editor: { repository: 'anna/bakery', branch: 'main', folder: '' },
  served: ['/demo/quote.html'],
  pictures: [
    {
      ...{ src: 'pictures/bread.jpg', isVector: false, size: { width: 4, height: 3 } },
      ...{ id: 'b1', address: 'pictures/b1.webp' },
    },
    { src: 'pictures/broken.jpg', isVector: false, problem: 'It is not a picture.', id: 'b2' },
  ],
  fonts: [{ src: 'fonts/own.woff2', ranges: [65, 66] }],
  downloads: [{ address: '/downloads/prices.pdf', bytes: 5, id: 'd1' }],
  wellKnown: [],
};
const documents: WrittenDocuments = [{ name: 'site.json', id: 's1', text: '{}' }];

function serve(files: Readonly<Record<string, BodyInit>>): void {
  vi.stubGlobal('fetch', async (address: string | URL) => {
    const body = files[new URL(address).pathname];
    return body === undefined ? new Response(null, { status: 404 }) : new Response(body);
  });
}

test('reads a site below any address', async () => {
  serve({
    '/some/edit/facts.json': JSON.stringify(facts),
    '/some/edit/documents.json': JSON.stringify(documents),
    '/some/edit/pictures/b1.webp': 'the picture',
  });
  const folder = 'https://host.test/some/edit/';
  const home = staticHome(folder);
  const snapshot = await home.read();
  expect(snapshot.documents.get('site.json')).toEqual({ id: 's1', text: '{}' });
  expect(snapshot.pictures).toEqual([
    { src: 'pictures/bread.jpg', isVector: false, size: { width: 4, height: 3 } },
    { src: 'pictures/broken.jpg', isVector: false, problem: 'It is not a picture.' },
  ]);
  expect(snapshot.fonts[0]?.characters).toEqual(new Set([65, 66]));
  expect(snapshot.downloads).toEqual([{ address: '/downloads/prices.pdf', bytes: 5 }]);
  expect(home.address('pictures/bread.jpg')).toBe(`${folder}pictures/b1.webp`);
  expect(await (await home.bytes('pictures/bread.jpg')).text()).toBe('the picture');
  await expect(home.bytes('downloads/prices.pdf')).rejects.toThrow('does not have the file');
  expect((await readFacts(folder)).pictures[0]).toMatchObject({
    ...{ id: 'b1', address: `${folder}pictures/b1.webp` },
  });
});

test.each([
  ['is missing', undefined, 'could not load the site'],
  ['has another shape', '{}', 'The editor was updated'],
  ['is cut off', '{ "address": ', 'The editor was updated'],
])('says in words that a file %s', async (_what, text, words) => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  serve(text === undefined ? {} : { '/edit/facts.json': text });
  await expect(readFacts('https://host.test/edit/')).rejects.toThrow(words);
});
