import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { siteCopy } from '../../tests/tools/siteCopy.ts';
import { linksTo } from './pages.ts';
import { openStore, type Store } from './store.ts';

const document = (path: string, ...links: string[]) => ({
  name: `${path.slice(1)}.json`,
  text: JSON.stringify({
    path,
    title: 'A page',
    description: '',
    blocks: links.map((href) => ({ type: 'hero', headline: 'Hello', ctaText: 'Go', href })),
  }),
});

test('lists a link with its text and place, with facts filled in', () => {
  const site = {
    facts: { days: '3' },
    header: { links: [{ text: 'In {days} days', href: '/a' }] },
    redirects: [{ from: '/old', to: '/a' }],
  };
  const cards = [
    { title: 'A card', description: 'D', ctaText: 'Go', href: '/a' },
    { description: 'D', ctaText: 'Go on', href: '/a#x' },
  ];
  const files = [
    { name: 'site.json', text: JSON.stringify(site) },
    {
      name: 'b.json',
      text: JSON.stringify({
        path: '/b',
        title: 'B',
        blocks: [{ type: 'card-grid', items: cards }],
      }),
    },
    { name: 'broken.json', text: '{ "href": "/a"' },
    document('/a'),
  ];
  const links = linksTo({ files: new Map(files.map((file) => [file.name, file])) }, 'a.json');
  expect(links.map(({ file, title, text }) => [file, title, text])).toEqual([
    ['site.json', 'Site settings', 'In 3 days'],
    ['site.json', 'Site settings', '/old'],
    ['b.json', 'B', 'A card'],
    ['b.json', 'B', 'Go on'],
  ]);
  expect(links[0]).toMatchObject({
    path: ['header', 'links', 0, 'href'],
    place: 'Header › Link 1',
  });
});

let place: string;
let folder: string;
let store: Store;
beforeEach(async () => {
  ({ place, folder } = await siteCopy());
  store = await openStore(folder);
});
afterEach(() => rm(place, { recursive: true, force: true }));

const hashOf = async (name: string) => (await store.source({ name })).hash;
const textOf = (name: string) => readFile(path.join(folder, name), 'utf8');

test('explains why a page cannot be created or moved', async () => {
  await writeFile(path.join(folder, 'broken.json'), '{ "path": "/broken" ');
  const copy = store.create({ path: '/copy', title: 'A copy', copyOf: 'broken.json' });
  await expect(copy).rejects.toThrow(
    '"broken.json" has an error. Fix the error before you copy the page.',
  );
  const all = { path: '/x', changeLinks: true, redirect: true };
  const settings = store.move({ ...all, name: 'site.json', hash: await hashOf('site.json') });
  await expect(settings).rejects.toThrow('"site.json" is not a page with an address.');
  await writeFile(path.join(folder, 'none.json'), '{ "title": "No address" }');
  const none = store.move({ ...all, name: 'none.json', hash: await hashOf('none.json') });
  await expect(none).rejects.toThrow('"none.json" is not a page with an address.');
  await expect(store.version({ name: 'visit.json', id: 'none' })).rejects.toThrow(
    'This version does not exist.',
  );
});

test('does not move pages below a moved page unless asked, or pages whose path only starts the same', async () => {
  for (const [name, route] of [
    ['prices.json', '/visit/prices'],
    ['work.json', '/visitors'],
  ] as const) {
    const own = `"/${name.replace('.json', '')}"`;
    for (const file of [name, 'site.json', 'restoration.json']) {
      await writeFile(path.join(folder, file), (await textOf(file)).replaceAll(own, `"${route}"`));
    }
  }
  const wanted = { name: 'visit.json', changeLinks: true, redirect: false };
  const alone = await store.move({ ...wanted, path: '/shop', hash: await hashOf('visit.json') });
  expect(alone.moves).toEqual([{ from: '/visit', to: '/shop' }]);
  await store.move({ ...wanted, path: '/visit', hash: await hashOf('visit.json') });
  const all = { ...wanted, path: '/shop', below: true, hash: await hashOf('visit.json') };
  expect((await store.move(all)).moves).toEqual([
    { from: '/visit', to: '/shop' },
    { from: '/visit/prices', to: '/shop/prices' },
  ]);
  expect(await textOf('work.json')).toContain('"path": "/visitors"');
  expect(await textOf('site.json')).not.toContain('"from": "/visit"');
});

test('does not restore a page if its file exists again or another page has its address', async () => {
  await store.remove({ name: 'visit.json', hash: await hashOf('visit.json') });
  const [gone] = (await store.overview({})).deleted;
  const restore = () => store.restore({ name: 'visit.json', id: gone?.version ?? '' });
  await writeFile(path.join(folder, 'other.json'), '{ "path": "/visit" }');
  await expect(restore()).rejects.toThrow('“Visit” already has the address “/visit”.');
  await rm(path.join(folder, 'other.json'));
  await restore();
  await expect(restore()).rejects.toThrow('There is already a file "visit.json".');
});
