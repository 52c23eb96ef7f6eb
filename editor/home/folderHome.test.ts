// The folder home with its server and real files. Killed at any call and a full disk: ../server/interrupted.test.ts.
import { mkdir, readdir, readFile, rename, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { siteCopy } from '../../tests/tools/siteCopy.ts';
import { Refused } from '../refused.ts';
import { homeApi } from '../server/homeApi.ts';
import { openStore, type Store } from '../server/store.ts';
import { folderHome } from './folderHome.ts';
import { ChangedFiles, type Home, type Snapshot } from './home.ts';

let place: string;
let folder: string;
let server: Server;
let home: Home;
let sent = 0;

const realFetch = fetch;

/** Serves a store, as the editor's server does behind its guard. */
async function serve(store: Store) {
  const answer = homeApi(store.files);
  server = createServer((request, response) => void answer(request, response, request.url ?? ''));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  vi.stubGlobal('fetch', async (target: string, options: RequestInit) => {
    const response = await realFetch(`http://127.0.0.1:${port}${target}`, options);
    sent += Number(response.headers.get('content-length') ?? 0);
    return response;
  });
}

beforeEach(async () => {
  ({ place, folder } = await siteCopy());
  await serve(await openStore(folder));
  home = folderHome();
});
afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await rm(place, { recursive: true, force: true });
});

const onDisk = (name: string) => readFile(path.join(folder, name), 'utf8');
const textIn = ({ documents }: Snapshot, name: string) => documents.get(name)?.text;
const jpeg = () => readFile(path.join(folder, 'pictures/bench.jpg'));
const pdf = (words: string) => new Blob([`%PDF-1.7\n${words}`]);
const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 9"><path d="M0 0h8"/></svg>';

test('reads all files, and later only what has changed', async () => {
  const first = await home.read();
  expect(textIn(first, 'visit.json')).toBe(await onDisk('visit.json'));
  expect(first.pictures.map(({ src }) => src)).toContain('pictures/bench.jpg');
  sent = 0;
  expect(await home.read(first)).toBe(first);
  expect(sent).toBeLessThan(100);

  await writeFile(path.join(folder, 'visit.json'), '{}');
  const second = await home.read(first);
  expect(textIn(second, 'visit.json')).toBe('{}');
  expect(second.version).not.toBe(first.version);
  expect(second.documents.get('site.json')).toBe(first.documents.get('site.json'));
  expect(second.pictures).toBe(first.pictures);
  expect(second.fonts).toBe(first.fonts);
});

test('sends the characters of a font', async () => {
  await mkdir(path.join(folder, 'fonts'), { recursive: true });
  const files = 'node_modules/@fontsource-variable/inter/files';
  await writeFile(
    path.join(folder, 'fonts/inter.woff2'),
    await readFile(`${files}/inter-latin-wght-normal.woff2`),
  );
  const [font] = (await home.read()).fonts;
  expect(font?.characters?.has(0x41)).toBe(true);
  expect(font?.characters?.has(0x4e00)).toBe(false);
});

test('writes, adds and removes documents, pictures and files to download together', async () => {
  const before = await home.read();
  const visit = await onDisk('visit.json');
  const bench = await jpeg();
  const after = await home.write(
    [
      { name: 'visit.json', content: undefined },
      { name: 'strings.json', content: '{ "path": "/strings" }' },
      { name: 'restoration.json', content: '\ufeff{\r\n  "title": "日本語 😀"\r\n}\r\n' },
      { name: 'pictures/new/bench.jpg', content: new Blob([bench]) },
      { name: 'pictures/bench.jpg', content: undefined },
      { name: 'downloads/prices.pdf', content: pdf('Prices') },
    ],
    before,
  );
  expect(await readdir(folder)).not.toContain('visit.json');
  expect(await onDisk('strings.json')).toBe('{ "path": "/strings" }');
  expect(await onDisk('restoration.json')).toBe('\ufeff{\r\n  "title": "日本語 😀"\r\n}\r\n');
  expect(textIn(after, 'restoration.json')).toBe('\ufeff{\r\n  "title": "日本語 😀"\r\n}\r\n');
  expect(await readFile(path.join(folder, 'pictures/new/bench.jpg'))).toEqual(bench);
  expect(after.documents.has('visit.json')).toBe(false);
  expect(after.documents.get('home.json')).toBe(before.documents.get('home.json'));
  expect(after.downloads.map(({ address }) => address)).toContain('/downloads/prices.pdf');
  expect((await home.read(after)).version).toBe(after.version);

  // What was removed can be restored, and is then no longer listed.
  expect(after.removed.map(({ name }) => name)).toEqual(['visit.json', 'pictures/bench.jpg']);
  const [page, picture] = after.removed;
  expect((await home.history('visit.json')).map(({ text }) => text)).toEqual([visit]);
  const bytes = await home.bytes('pictures/bench.jpg', picture?.id);
  expect(Buffer.from(await bytes.arrayBuffer())).toEqual(bench);
  expect(await (await home.bytes('visit.json', page?.id)).text()).toBe(visit);
  const restored = await home.write(
    [
      { name: 'pictures/bench.jpg', content: bytes },
      { name: 'visit.json', content: visit },
    ],
    after,
  );
  expect(restored.removed).toEqual([]);
  expect(restored.documents.get('visit.json')).toEqual(before.documents.get('visit.json'));
  expect(await home.history('pictures/bench.jpg')).toEqual([]);
});

test('keeps the former contents of a document and of a picture, the newest first', async () => {
  const first = await onDisk('visit.json');
  const bench = await jpeg();
  let snapshot = await home.read();
  for (const text of ['{ "a": 1 }', '{ "a": 2 }']) {
    snapshot = await home.write([{ name: 'visit.json', content: text }], snapshot);
  }
  expect((await home.history('visit.json')).map(({ text }) => text)).toEqual(['{ "a": 1 }', first]);
  const other = await readFile(path.join(folder, 'pictures/work/grand.jpg'));
  const change = { name: 'pictures/bench.jpg', content: new Blob([other]) };
  snapshot = await home.write([change], snapshot);
  expect(snapshot.removed).toEqual([]);
  const [former] = await home.history('pictures/bench.jpg');
  const bytes = await home.bytes('pictures/bench.jpg', former?.id);
  expect(Buffer.from(await bytes.arrayBuffer())).toEqual(bench);
});

test('keeps the last good text of a document that another program breaks', async () => {
  await home.read();
  const file = path.join(folder, 'visit.json');
  const good = await onDisk('visit.json');
  const better = good.replace('Come in and play', 'Come in');
  await writeFile(file, better);
  await home.read();
  expect(await home.history('visit.json')).toEqual([]);
  for (const broken of [better.replace(',', ''), '{ "blocks": "none" }']) {
    await writeFile(file, broken);
    await home.read();
    expect((await home.history('visit.json')).map(({ text }) => text)).toEqual([better]);
  }
});

test('writes nothing if a file was changed, added or removed meanwhile', async () => {
  const base = await home.read();
  const mine = { name: 'restoration.json', content: '{ "mine": true }' };
  const untouched = await onDisk('restoration.json');
  const meanwhile: [name: string, change: () => Promise<void>, content: string | undefined][] = [
    ['visit.json', () => writeFile(path.join(folder, 'visit.json'), '{ "theirs": 1 }'), '{}'],
    ['home.json', () => writeFile(path.join(folder, 'home.json'), '{ "theirs": 1 }'), undefined],
    ['new.json', () => writeFile(path.join(folder, 'new.json'), '{ "theirs": 1 }'), '{}'],
    ['not-found.json', () => rm(path.join(folder, 'not-found.json')), '{}'],
  ];
  for (const [name, change, content] of meanwhile) {
    await change();
    await expect(home.write([mine, { name, content }], base)).rejects.toThrow(ChangedFiles);
    expect(await onDisk('restoration.json')).toBe(untouched);
  }
  // What the other side made as well is no conflict, and a repeated write is made once.
  const same = { name: 'new.json', content: '{ "theirs": 1 }' };
  for (const _time of [1, 2]) await home.write([mine, same], base);
  expect(await home.history('restoration.json')).toHaveLength(1);
});

test('of two simultaneous writes to a file, one is made', async () => {
  const base = await home.read();
  const other = folderHome();
  const results = await Promise.allSettled([
    home.write([{ name: 'visit.json', content: '{ "a": 1 }' }], base),
    other.write([{ name: 'visit.json', content: '{ "a": 2 }' }], base),
    other.write([{ name: 'home.json', content: '{ "a": 3 }' }], base),
  ]);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(await onDisk('visit.json')).toBe('{ "a": 1 }');
  expect(await onDisk('home.json')).toBe('{ "a": 3 }');
});

test('refuses files that are none of the site’s, and names that some computers cannot store', async () => {
  const base = await home.read();
  const bench = await jpeg();
  await mkdir(path.join(folder, 'Team'));
  await writeFile(path.join(folder, 'Team/caf\u00e9.json'), '{}');
  const outside = path.join(place, 'outside');
  await mkdir(outside);
  await symlink(outside, path.join(folder, 'out'));
  const refused: [name: string, content: string | Blob, words: RegExp][] = [
    ['../x.json', '{}', /cannot save a file with this name/],
    ['/x.json', '{}', /cannot save a file with this name/],
    ['out/x.json', '{}', /outside the folder/],
    ['well-known/x.json', '{}', /cannot save a file with this name/],
    ['.editor/x.json', '{}', /cannot save a file with this name/],
    ['a\\b.json', '{}', /cannot save a file with this name/],
    ['a\nb.json', '{}', /cannot save a file with this name/],
    ['x.html', '<script>', /cannot save a file with this name/],
    ['pictures/x.js', new Blob(['alert(1)']), /not a picture/],
    ['pictures/../../x.jpg', new Blob([bench]), /cannot save a file with this name/],
    ['pictures/x.png', new Blob([bench]), /different ending/],
    ['pictures/x.jpg', new Blob([bench.subarray(0, 20)]), /cannot be read/],
    ['downloads/x.exe', new Blob(['MZ']), /cannot save a file with this name/],
    ['downloads/x.pdf', new Blob(['<html>']), /content is something else/],
    ['aux.json', '{}', /Windows cannot store/],
    ['a:b.json', '{}', /Windows cannot store/],
    ['VISIT.json', '{}', /cannot tell it from “VISIT\.json”/],
    ['team/x.json', '{}', /There is already “Team”/],
    ['Team/cafe\u0301.json', '{}', /cannot tell it from/],
    ['Team', '{}', /cannot save a file with this name/],
    ['visit.json/x.json', '{}', /already a file or folder/],
    ['long.json', 'x'.repeat(2_000_000), /too large/],
    ['bytes.json', new Blob([Buffer.from([0xff, 0xfe])]), /not a text/],
  ];
  const all = await readdir(place, { recursive: true });
  for (const [name, content, words] of refused) {
    const change = { name, content };
    const other = { name: 'visit.json', content: '{}' };
    await expect(home.write([other, change], base), name).rejects.toThrow(words);
  }
  const twins = ['a.json', 'A.json'].map((name) => ({ name, content: '{}' }));
  await expect(home.write(twins, base)).rejects.toThrow(/cannot tell it from/);
  await expect(home.write([{ name: 'site.json', content: undefined }], base)).rejects.toThrow(
    'The site settings cannot be removed.',
  );
  expect(await readdir(place, { recursive: true })).toEqual(all);
});

test('changes no file through a link out of the folder, and the target of one in it', async () => {
  const outside = path.join(place, 'outside.json');
  await writeFile(outside, '{ "outside": true }');
  await symlink(outside, path.join(folder, 'out.json'));
  await symlink('visit.json', path.join(folder, 'in.json'));
  const base = await home.read();
  expect(base.documents.get('out.json')?.problem).toContain('outside the folder');
  for (const content of ['{}', undefined]) {
    const written = home.write([{ name: 'out.json', content }], base);
    await expect(written).rejects.toThrow(/a link to a place outside/);
  }
  await expect(home.bytes('out.json')).rejects.toThrow(Refused);
  expect(await readFile(outside, 'utf8')).toBe('{ "outside": true }');
  await home.write([{ name: 'in.json', content: '{ "a": 1 }' }], base);
  expect(await onDisk('visit.json')).toBe('{ "a": 1 }');
});

test('a file that is no text can be replaced, and its bytes are kept', async () => {
  const bytes = Buffer.from([0xff, 0xfe, 0x7b, 0, 0x7d, 0]);
  await writeFile(path.join(folder, 'visit.json'), bytes);
  const base = await home.read();
  expect(base.documents.get('visit.json')?.problem).toContain('UTF-8');
  await home.write([{ name: 'visit.json', content: '{}' }], base);
  const [former] = await home.history('visit.json');
  const kept = await (await home.bytes('visit.json', former?.id)).arrayBuffer();
  expect(Buffer.from(kept)).toEqual(bytes);
});

test('no other file of this computer can be read', async () => {
  await home.read();
  for (const name of ['../x.json', '/etc/passwd', '.editor', 'pictures', 'nothing.json', '']) {
    await expect(home.bytes(name), name).rejects.toThrow('There is no file');
  }
  await expect(home.bytes('visit.json', '../../x')).rejects.toThrow('There is no file');
});

test('reports the changes of others and not its own', async () => {
  const changes: string[] = [];
  let snapshot = await home.read();
  const stop = home.watch(() => void changes.push('changed'));
  try {
    snapshot = await home.write([{ name: 'visit.json', content: '{ "a": 1 }' }], snapshot);
    snapshot = await home.write([{ name: 'pictures/a.svg', content: new Blob([svg]) }], snapshot);
    // In one step, because a half-written file is a change, too.
    const file = path.join(folder, 'home.json');
    await writeFile(`${folder}.json`, '{ "theirs": 1 }');
    await rename(`${folder}.json`, file);
    await expect.poll(() => changes, { timeout: 30_000 }).toEqual(['changed']);
    snapshot = await home.read(snapshot);
    expect(textIn(snapshot, 'home.json')).toBe('{ "theirs": 1 }');
    await rm(path.join(folder, 'pictures/a.svg'));
    await expect.poll(() => changes, { timeout: 30_000 }).toEqual(['changed', 'changed']);
  } finally {
    stop();
  }
});

test('says in words that the server was stopped', async () => {
  server.closeAllConnections();
  server.close();
  await expect(home.read()).rejects.toThrow('The editor is not responding');
});

test('reads a thousand documents, and sends only the changed one again', {
  timeout: 120_000,
}, async () => {
  const text = await onDisk('visit.json');
  const old = new Date(Date.now() - 60_000);
  for (let count = 0; count < 1000; count += 1) {
    const file = path.join(folder, `page-${count}.json`);
    await writeFile(file, text.replace('/visit', `/page-${count}`));
    await utimes(file, old, old);
  }
  const first = await home.read();
  expect(first.documents.size).toBeGreaterThan(1000);
  sent = 0;
  const change = { name: 'page-7.json', content: `${text} ` };
  const second = await home.write([change], first);
  expect(sent).toBeLessThan(200_000);
  expect(second.documents.get('page-8.json')).toBe(first.documents.get('page-8.json'));
  expect(textIn(second, 'page-7.json')).toBe(`${text} `);
});
