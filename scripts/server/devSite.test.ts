import { type ChildProcess, spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Window } from 'happy-dom';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import {
  headerLines,
  hostileRequests,
  requestLines,
  sendAll,
} from '../../tests/tools/rawRequests.ts';
import { type Started, startDevServer } from '../../tests/tools/servers.ts';
import { copyFixture } from '../../tests/tools/siteCopy.ts';
import { isFullRun, seed } from '../../tests/tools/walk.ts';
import { writeAtomically } from '../content/writeAtomically.ts';
import { randomBelow } from '../random.ts';

// `npm run dev` on a folder that does not exist yet.
let place: string;
let content: string;
let dev: Started;

beforeAll(async () => {
  place = await mkdtemp(path.join(tmpdir(), 'dev-site-'));
  content = path.join(place, 'content');
  dev = await startDevServer(content);
});
afterAll(async () => {
  await dev.stop();
  await rm(place, { recursive: true, force: true });
});

const get = (address: string) => fetch(dev.origin + address, { redirect: 'manual' });
const patient = { timeout: 120_000, interval: 20 };

test('serves a folder as soon as it exists', async () => {
  const before = await get('/');
  expect(before.status).toBe(500);
  expect(await before.text()).toBe(`The folder ${content} does not exist.\n`);
  await mkdir(content);
  await writeFile(path.join(content, 'site.json'), '{ "company": ');
  await vi.waitFor(async () => {
    const broken = await get('/');
    expect([broken.status, broken.headers.get('content-type')]).toEqual([500, 'text/html']);
    const body = await broken.text();
    expect(body).toContain('site.json');
    expect(body).toContain('Fix and save them to see the site.');
    expect(body).toContain('src="/src/dev/reload.ts"');
  }, patient);
  await copyFixture('second-site', content);
  await vi.waitFor(async () => expect((await get('/index.json')).status).toBe(200), patient);
});

test.each([
  ['/', 200, 'text/html', '<h1'],
  ['/visit', 200, 'text/html', '<html lang="en-GB"'],
  ['/404', 404, 'text/html', '<h1'],
  ['/404.html', 404, 'text/html', '<h1'],
  ['/nowhere', 404, 'text/html', '<h1'],
  ['/visit.json', 200, 'application/json', '"path":"/visit"'],
  ['/index.json', 200, 'application/json', '"path":"/"'],
  ['/nowhere.json', 404, 'text/plain; charset=utf-8', 'No such page.'],
  ['/__site.json', 200, 'application/json', '"company":"Harbor Piano Workshop"'],
  ['/__blocks', 200, 'text/html', '/src/dev/gallery.tsx'],
  ['/favicon.svg', 200, 'image/svg+xml', '<svg'],
  ['/apple-touch-icon.png', 200, 'image/png', 'PNG'],
  ['/pictures/bench.jpg', 200, 'image/jpeg', 'ÿØÿ'],
  ['/downloads/price-list.pdf', 200, 'application/pdf', '%PDF-'],
  ['/pictures/none.jpg', 404, 'text/html', '<h1'],
  ['/%zz', 400, 'text/plain', 'not a valid address'],
])('%s responds with %i as %s', async (address, status, type, words) => {
  const answer = await get(address);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([status, type]);
  expect(Buffer.from(await answer.arrayBuffer()).toString('latin1')).toContain(words);
});

test('serves a page as in a build, with code for live updates', async () => {
  const body = await (await get('/visit')).text();
  expect(body).toMatch(/^<!doctype html>/i);
  expect(body).toContain('src="/@vite/client"');
  expect(body).toContain('"code":["/src/main.tsx"]');
  expect(body).toContain('href="/favicon.ico"');
  expect(await (await get('/__blocks')).text()).toContain('src="/src/dev/reload.ts"');
});

test('serves unpublished pages, and does not replace placeholders in texts', async () => {
  const file = path.join(content, 'strings.json');
  const page = {
    ...{ path: '/strings', published: false, title: 'Strings for $& at 5 %MODE%' },
    description: 'Strings that last: when a piano needs new ones, and how they sound in the room.',
    blocks: [{ type: 'hero', headline: 'New strings' }],
  };
  await writeFile(file, JSON.stringify(page, null, 2));
  await vi.waitFor(async () => expect((await get('/strings')).status).toBe(200), patient);
  expect(await (await get('/strings')).text()).toContain('<title>Strings for $&amp; at 5 %MODE%');
  await rm(file);
  await vi.waitFor(async () => expect((await get('/strings')).status).toBe(404), patient);
});

test('keeps serving the last good page while a document has an error', async () => {
  const file = path.join(content, 'visit.json');
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.replace('"blocks"', '"blockz"'));
  const end = performance.now() + 1000;
  while (performance.now() < end) expect((await get('/visit')).status).toBe(200);
  await writeFile(file, text.replace('Visit the workshop', 'Come to the workshop'));
  await vi.waitFor(
    async () => expect(await (await get('/visit')).text()).toContain('Come to the workshop'),
    patient,
  );
  await writeFile(file, text);
  await vi.waitFor(
    async () => expect(await (await get('/visit')).text()).not.toContain('Come to the workshop'),
    patient,
  );
});

/** The dev server's messages to an open page: the type of each, and the paths of its pages. */
async function openPage() {
  const client = await (await get('/@vite/client')).text();
  const token = /wsToken = "([^"]+)"/.exec(client)?.[1];
  const address = `${dev.origin.replace('http', 'ws')}/?token=${token}`;
  const page = new Window({ url: dev.origin });
  const socket = new page.WebSocket(address, 'vite-hmr');
  const sent: string[] = [];
  socket.addEventListener('message', (message) => {
    const { event, data } = JSON.parse(String(Reflect.get(message, 'data')));
    if (!String(event).startsWith('site:')) return;
    const paths =
      event === 'site:pages' ? data.map(({ path: route }: { path: string }) => route) : [];
    sent.push([event, ...paths].join(' '));
  });
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', reject);
  });
  return {
    sent,
    show: (data?: unknown) =>
      socket.send(JSON.stringify({ type: 'custom', event: 'site:shown', data })),
    close: () => socket.close(),
  };
}

test('sends an open page only what has changed', async () => {
  // Files are replaced atomically, because on a busy machine the server may read a partly written file, which is an error.
  const { sent, close } = await openPage();
  const file = path.join(content, 'visit.json');
  const siteFile = path.join(content, 'site.json');
  const [text, siteText] = [await readFile(file, 'utf8'), await readFile(siteFile, 'utf8')];
  const site = JSON.parse(siteText);
  const saves: [name: string, text: string, expected: string][] = [
    [file, text.replace('Visit the workshop', 'See the workshop'), 'site:pages /visit'],
    [file, text.replace('"blocks"', '"blockz"'), 'site:problems'],
    [file, text, 'site:problems'],
    [siteFile, JSON.stringify({ ...site, location: 'Somewhere' }), 'site:reload'],
    [siteFile, siteText, 'site:reload'],
  ];
  try {
    // Messages until then may be for a save from before the page was open.
    await writeAtomically(siteFile, JSON.stringify({ ...site, location: 'Elsewhere' }));
    await vi.waitFor(() => expect(sent).toContain('site:reload'), patient);
    sent.length = 0;
    await writeAtomically(siteFile, siteText);
    await vi.waitFor(() => expect(sent).toEqual(['site:reload']), patient);
    sent.length = 0;
    const expected: string[] = [];
    for (const [name, written, message] of saves) {
      await writeAtomically(name, written);
      expected.push(message);
      // The last one also restores a page.
      if (name === file && written === text) expected.push('site:pages /visit');
      await vi.waitFor(() => expect(sent).toEqual(expected), patient);
    }
  } finally {
    close();
  }
});

test.each([
  undefined,
  null,
  5,
  [],
  { page: null },
  { page: { path: 5 } },
  { site: {}, page: { path: 'x'.repeat(100_000) } },
])('survives a page that reports showing %j', async (reported) => {
  const { sent, show, close } = await openPage();
  try {
    show(reported);
    await vi.waitFor(() => expect(sent).toEqual(['site:reload']), patient);
  } finally {
    close();
  }
});

test('shows the last of several quick saves, even on a busy machine', async () => {
  const busy: ChildProcess[] = Array.from({ length: availableParallelism() }, () =>
    spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }),
  );
  const below = randomBelow(seed);
  try {
    const file = path.join(content, 'visit.json');
    const document = JSON.parse(await readFile(file, 'utf8'));
    const save = async (number: number) => {
      // All have the same length, so that only the modification time differs.
      const title = `Visit the workshop ${String(number).padStart(5, '0')}`;
      const text = JSON.stringify({ ...document, title }, null, 2);
      // As programs save: in place, or by replacing the file.
      if (below(3) > 0) return writeFile(file, text);
      await writeFile(`${file}.tmp`, text);
      await rename(`${file}.tmp`, file);
    };
    let saves = 0;
    for (let burst = 0; burst < (isFullRun ? 100 : 15); burst += 1) {
      for (let left = 2 + below(3); left > 0; left -= 1) {
        saves += 1;
        await save(saves);
        await wait(below(61));
      }
      await vi.waitFor(async () => {
        const { title } = await (await get('/visit.json')).json();
        expect(title, `after ${saves} saves`).toContain(String(saves).padStart(5, '0'));
      }, patient);
    }
  } finally {
    for (const child of busy) child.kill('SIGKILL');
  }
});

test('serves a language as soon as it has a folder', async () => {
  const german = path.join(content, 'de');
  await cp('tests/rules/exampleSite/de', german, { recursive: true });
  const answers = async (address: string) => {
    const answer = await get(address);
    return `${answer.status} ${await answer.text()}`;
  };
  await vi.waitFor(
    async () => expect(await answers('/de')).toMatch(/^200.*lang="de-DE"/s),
    patient,
  );
  expect(await answers('/de/nowhere')).toMatch(/^404.*Diese Taste ist stumm/s);
  expect(await answers('/nowhere')).toMatch(/^404.*This key is silent/s);
  expect(await answers('/de/besuch.json')).toContain('"versions":{"en-GB":"/visit"');
  expect(await answers('/de/__site.json')).toContain('"language":"de-DE"');
  expect((await get('/de/besuch/')).headers.get('location')).toBe('/de/besuch');
  await rm(german, { recursive: true });
  await vi.waitFor(async () => expect((await get('/de')).status).toBe(404), patient);
});

test('survives hostile requests, and sends no stack traces', async () => {
  const requests = [
    ...requestLines.map((line) => `${line}\r\nHost: localhost\r\nConnection: close\r\n\r\n`),
    ...headerLines.map(
      (line) => `GET /nowhere HTTP/1.1\r\nHost: localhost\r\n${line}\r\nConnection: close\r\n\r\n`,
    ),
    ...hostileRequests(isFullRun ? 5000 : 100, seed),
  ];
  await sendAll(dev.origin, requests, (request, answer) => {
    expect(answer, JSON.stringify(request.slice(0, 300))).not.toMatch(/\n {4}at |node:internal/);
    expect(answer, JSON.stringify(request.slice(0, 300))).not.toContain(process.cwd());
  });
  expect((await get('/visit')).status).toBe(200);
});
