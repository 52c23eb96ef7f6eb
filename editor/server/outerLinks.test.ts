import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { documentsIn, type Listing } from './documents.ts';
import { linkChecker, outerLinksIn } from './outerLinks.ts';
import { openStore } from './store.ts';

let folder: string;
let server: Server;
let port: number;
let asked: { what: string; headers: IncomingMessage['headers'] }[];
/** What the server answers to a method and a path. */
let answers: Record<string, [status: number, location?: string] | 'never'>;
let atOnce: number;
let mostAtOnce: number;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'links-'));
  asked = [];
  answers = {};
  atOnce = 0;
  mostAtOnce = 0;
  server = createServer(async ({ method, url, headers }, response) => {
    asked.push({ what: `${method} ${headers.host?.split(':')[0]}${url}`, headers });
    atOnce += 1;
    mostAtOnce = Math.max(mostAtOnce, atOnce);
    response.on('close', () => {
      atOnce -= 1;
    });
    const answer = answers[`${method} ${url}`] ?? answers[`${url}`] ?? [200];
    if (answer === 'never') return;
    await new Promise(setImmediate);
    const [status, location] = answer;
    response.writeHead(status, {
      'set-cookie': 'who=you',
      ...(location !== undefined && { location }),
    });
    response.end('x'.repeat(100_000));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  port = typeof address === 'object' && address ? address.port : 0;
});
afterEach(async () => {
  vi.useRealTimers();
  server.closeAllConnections();
  server.close();
  await rm(folder, { recursive: true, force: true });
});

const at = (address: string, host = 'one.test') => `http://${host}:${port}${address}`;
const listed = () => asked.map(({ what }) => what);

/** A checker that takes every name for this computer, and a listing of a page with links. */
async function checkerOf(urls: string[], options: Partial<Parameters<typeof linkChecker>[0]> = {}) {
  const page = {
    path: '/',
    blocks: urls.map((href) => ({ type: 'hero', headline: 'H', ctaText: 'T', href })),
  };
  const files = new Map([
    ['home.json', { name: 'home.json', text: JSON.stringify(page) }],
    ['site.json', { name: 'site.json', text: JSON.stringify({ url: 'https://own.test' }) }],
  ]);
  const listing: Listing = { files, served: [], pictures: [], fonts: [], downloads: [] };
  const checker = await linkChecker({
    file: path.join(folder, 'kept', 'links.json'),
    userAgent: 'a test',
    pause: 0,
    resolve: async () => ['127.0.0.1'],
    isAllowed: (address) => address === '127.0.0.1',
    ...options,
  });
  return { check: (url: string) => checker.check(listing, url), list: () => checker.list(listing) };
}

test('a page that is there is asked for once, by HEAD, without cookie, login or Referer', async () => {
  const url = at('/a?b=c#d').replace('http://', 'http://user:word@');
  const { check } = await checkerOf([url]);
  expect(await check(url)).toMatchObject({ kind: 'there', status: 200 });
  expect(listed()).toEqual(['HEAD one.test/a?b=c']);
  expect(Object.keys(asked[0]?.headers ?? {}).sort()).toEqual([
    'accept',
    'connection',
    'host',
    'user-agent',
  ]);
  expect(asked[0]?.headers['user-agent']).toBe('a test');
});

test.each([403, 404, 405, 501])('where HEAD is answered with %i, GET decides', async (status) => {
  answers['HEAD /a'] = [status];
  const { check } = await checkerOf([at('/a')]);
  expect(await check(at('/a'))).toMatchObject({ kind: 'there' });
  expect(listed()).toEqual(['HEAD one.test/a', 'GET one.test/a']);
});

test.each([
  [404, 'gone', 2],
  [410, 'gone', 2],
  [403, 'refused', 2],
  [500, 'refused', 2],
  // It asks for less.
  [429, 'refused', 1],
  [503, 'refused', 1],
])('%i is %s', async (status, kind, requests) => {
  answers['/a'] = [status];
  const { check } = await checkerOf([at('/a')]);
  expect(await check(at('/a'))).toMatchObject({ kind, status });
  expect(asked).toHaveLength(requests);
});

test.each([
  ['for good', [301, 308], 'moved'],
  ['for now', [302, 303, 307], 'there'],
])('a redirect %s is followed', async (_how, statuses, kind) => {
  for (const status of statuses) {
    answers[`/from-${status}`] = [status, '/to'];
    const { check } = await checkerOf([at(`/from-${status}#part`)]);
    const found = await check(at(`/from-${status}#part`));
    expect(found.kind).toBe(kind);
    expect(found.to).toBe(kind === 'moved' ? at('/to#part') : undefined);
  }
});

test('of a chain the last address counts, unless a part of it is for now alone', async () => {
  answers['/a'] = [301, '/b'];
  answers['/b'] = [308, '/c'];
  answers['/d'] = [301, '/e'];
  answers['/e'] = [302, '/f'];
  answers['/g'] = [301, '/h'];
  answers['/h'] = [404];
  answers['/i'] = [302, '/j'];
  answers['/j'] = [301, '/i'];
  const { check } = await checkerOf(['/a', '/d', '/g', '/i'].map((one) => at(one)));
  expect(await check(at('/a'))).toMatchObject({ kind: 'moved', to: at('/c') });
  expect(await check(at('/d'))).toMatchObject({ kind: 'there' });
  expect(await check(at('/g'))).toMatchObject({ kind: 'gone' });
  expect(await check(at('/i'))).toMatchObject({ kind: 'circle' });
});

test('one host is asked one thing at a time, with a pause, and other hosts do not wait for it', async () => {
  const urls = ['/a', '/b', '/c'].map((one) => at(one));
  const { check } = await checkerOf([...urls, at('/d', 'two.test')], { pause: 40 });
  const start = performance.now();
  const times = new Map<string, number>();
  await Promise.all(
    [...urls, at('/d', 'two.test')].map(async (url) => {
      await check(url);
      times.set(url, performance.now() - start);
    }),
  );
  expect(listed().filter((what) => what.includes('one.test'))).toEqual(
    ['/a', '/b', '/c'].map((one) => `HEAD one.test${one}`),
  );
  expect(times.get(urls[2] ?? '')).toBeGreaterThanOrEqual(80);
  expect(mostAtOnce).toBeLessThanOrEqual(2);
});

test.each([
  ['an address of this computer', (url: string) => url.replace('one.test', '127.0.0.1')],
  ['a name of this computer', (url: string) => url.replace('one.test', 'localhost')],
  ['its number in other digits', (url: string) => url.replace('one.test', '2130706433')],
  ['an address of IPv6', (url: string) => url.replace('one.test', '[::1]')],
  ['one of IPv4 in it', (url: string) => url.replace('one.test', '[::ffff:127.0.0.1]')],
  ['the service of a cloud', () => 'http://169.254.169.254/latest/meta-data/'],
])('as the program runs, %s is not asked', async (_what, change) => {
  const url = change(at('/secret'));
  const { check } = await checkerOf([url], { isAllowed: undefined, resolve: undefined });
  expect(await check(url)).toMatchObject({ kind: 'private' });
  expect(asked).toEqual([]);
});

test('a name with one address of this network among others is not asked', async () => {
  const resolve = async () => ['93.184.216.34', '10.0.0.1'];
  const { check } = await checkerOf([at('/a')], { isAllowed: undefined, resolve });
  expect(await check(at('/a'))).toMatchObject({ kind: 'private' });
});

test.each([
  () => `http://127.0.0.2:${port}/secret`,
  () => `http://inner.test:${port}/secret`,
  () => 'file:///etc/passwd',
  () => 'ftp://one.test/',
])('no redirect leads to where nothing is asked (%#)', async (target) => {
  answers['/a'] = [301, target()];
  const resolve = async (host: string) => [host === 'inner.test' ? '10.0.0.1' : '127.0.0.1'];
  const { check } = await checkerOf([at('/a')], { resolve });
  expect(await check(at('/a'))).toMatchObject({ kind: 'private' });
  expect(listed()).toEqual(['HEAD one.test/a']);
});

test('a name that the name server answers differently the second time is asked at the address that was checked', async () => {
  let times = 0;
  const resolve = async () => {
    times += 1;
    return [times === 1 ? '127.0.0.1' : '10.0.0.1'];
  };
  const { check } = await checkerOf([at('/a')], { resolve });
  expect(await check(at('/a'))).toMatchObject({ kind: 'there' });
  expect(times).toBe(1);
});

test('who does not answer in time is given up, and is asked again the next time', async () => {
  answers['/a'] = 'never';
  const { check, list } = await checkerOf([at('/a')], { limit: 50 });
  expect(await check(at('/a'))).toMatchObject({ kind: 'silent', reason: 'time' });
  expect(list()[0]?.result).toBeUndefined();
  answers['/a'] = [200];
  const patient = await checkerOf([at('/a')]);
  expect(await patient.check(at('/a'))).toMatchObject({ kind: 'there' });
});

test('where an answer cannot be kept, it is told all the same, and asked for again the next time', async () => {
  await writeFile(path.join(folder, 'kept'), 'A file is where the folder would be.');
  const { check } = await checkerOf([at('/a')]);
  expect(await check(at('/a'))).toMatchObject({ kind: 'there' });
  const next = await checkerOf([at('/a')]);
  expect(next.list()[0]?.result).toBeUndefined();
});

test('a name that nobody has is said as such', async () => {
  const resolve = async () => {
    throw Object.assign(new Error(), { code: 'ENOTFOUND' });
  };
  const { check } = await checkerOf([at('/a')], { resolve });
  expect(await check(at('/a'))).toMatchObject({ kind: 'silent', reason: 'name' });
});

test('an answer holds for a day, also for the next start of the editor', async () => {
  answers['/a'] = [404];
  const { check } = await checkerOf([at('/a')]);
  const first = await check(at('/a'));
  expect(await check(at('/a'))).toEqual(first);
  const next = await checkerOf([at('/a')]);
  expect(next.list()).toMatchObject([{ url: at('/a'), result: first }]);
  expect(await next.check(at('/a'))).toEqual(first);
  expect(asked).toHaveLength(2);

  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 25 * 60 * 60 * 1000 });
  expect(next.list()[0]?.result).toBeUndefined();
  await next.check(at('/a'));
  expect(asked).toHaveLength(4);
});

test('a file of results that somebody else wrote counts for nothing', async () => {
  const { check } = await checkerOf([at('/a')]);
  await check(at('/a'));
  const file = path.join(folder, 'kept', 'links.json');
  expect(JSON.parse(await readFile(file, 'utf8'))).toHaveProperty([at('/a'), 'kind'], 'there');
  for (const text of ['', '[]', '{"a":1}', `{"${at('/a')}":{"kind":"odd","time":"x"}}`]) {
    await writeFile(file, text);
    const { list } = await checkerOf([at('/a')]);
    expect(list()[0]?.result).toBeUndefined();
  }
});

test.each([
  ['CERT_HAS_EXPIRED', 'certificate'],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', 'certificate'],
  ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'certificate'],
  ['ERR_TLS_CERT_ALTNAME_INVALID', 'certificate'],
  ['ECONNREFUSED', 'line'],
  ['EAI_AGAIN', 'line'],
  ['', 'line'],
])('where the network says %j, the reason is %s', async (code, reason) => {
  const resolve = () => Promise.reject(Object.assign(new Error('x'), { code }));
  const { check } = await checkerOf([at('/a')], { resolve });
  expect(await check(at('/a'))).toMatchObject({ kind: 'silent', reason });
});

test('a name without any address, or a redirect to what is no address, leads nowhere', async () => {
  const { check } = await checkerOf([at('/a')], { resolve: async () => [] });
  expect(await check(at('/a'))).toMatchObject({ kind: 'private' });
  answers['/b'] = [301, 'http://['];
  answers['/c'] = [301];
  const other = await checkerOf([at('/b'), at('/c')]);
  expect(await other.check(at('/b'))).toMatchObject({ kind: 'gone', status: 301 });
  expect(await other.check(at('/c'))).toMatchObject({ kind: 'there', status: 301 });
});

test('five redirects are followed, and a sixth is one too many', async () => {
  for (let hop = 0; hop < 6; hop += 1) answers[`/${hop}`] = [301, `/${hop + 1}`];
  const { check } = await checkerOf([at('/0'), at('/1')]);
  expect(await check(at('/1'))).toMatchObject({ kind: 'moved', to: at('/6') });
  expect(await check(at('/0'))).toMatchObject({ kind: 'circle' });
});

test('where a page has moved to is told without a login, and with its own place in the page where it has one', async () => {
  answers['/a'] = [301, at('/to').replace('http://', 'http://user:word@')];
  answers['/b'] = [301, '/to#there'];
  answers['/d'] = [301, '/d'];
  const { check } = await checkerOf(['/a#x', '/b#x', '/d'].map((one) => at(one)));
  expect((await check(at('/a#x'))).to).toBe(at('/to#x'));
  expect((await check(at('/b#x'))).to).toBe(at('/to#there'));
  expect(await check(at('/d'))).toMatchObject({ kind: 'circle' });
});

test('one address that is asked about twice at once is asked once, and again where there was no answer', async () => {
  answers['/a'] = 'never';
  const { check } = await checkerOf([at('/a'), at('/b')], { limit: 50 });
  const [one, two] = await Promise.all([check(at('/a')), check(at('/a'))]);
  expect(two).toBe(one);
  expect(asked).toHaveLength(1);
  await check(at('/a'));
  expect(asked).toHaveLength(2);
});

test('an answer that seems to come from the future holds no longer than one of yesterday', async () => {
  const { check, list } = await checkerOf([at('/a')]);
  const { time } = await check(at('/a'));
  const then = Date.parse(time);
  const known = (now: number) => {
    vi.useFakeTimers({ toFake: ['Date'], now });
    return list()[0]?.result !== undefined;
  };
  const day = 24 * 60 * 60 * 1000;
  expect([known(then), known(then + day - 1)]).toEqual([true, true]);
  expect([known(then + day), known(then - 1)]).toEqual([false, false]);
});

test('each address is listed once, with every place that names it, and no redirect of a folder', () => {
  const page = (...links: string[]) =>
    JSON.stringify({
      path: '/',
      blocks: links.map((href) => ({
        type: 'hero',
        headline: 'http://x.test',
        ctaText: 'T',
        href,
      })),
    });
  const redirects = [
    { from: '/a', to: 'https://x.test/a' },
    { from: '/b/*', to: 'https://x.test/b/*' },
  ];
  const texts = {
    'home.json': page('HTTPS://X.test/a', 'https://x.test/a', '/faq', 'https://own.test/a'),
    'b.json': page('https://x.test/a', 'https://x.test/c'),
    'broken.json': '{',
    'site.json': JSON.stringify({ url: 'https://own.test', redirects }),
  };
  const files = new Map(Object.entries(texts).map(([name, text]) => [name, { name, text }]));
  const link = (block: number) => ['blocks', block, 'href'];
  const found = outerLinksIn({ files, served: [], pictures: [], fonts: [], downloads: [] });
  expect([...found]).toEqual([
    ['HTTPS://X.test/a', [{ file: 'home.json', path: link(0) }]],
    [
      'https://x.test/a',
      [
        { file: 'home.json', path: link(1) },
        { file: 'b.json', path: link(0) },
        { file: 'site.json', path: ['redirects', 0, 'to'] },
      ],
    ],
    ['https://x.test/c', [{ file: 'b.json', path: link(1) }]],
  ]);
});

test('an address that no document names is refused, as are addresses of the site itself and of no web', async () => {
  const named = ['https://own.test/a', 'mailto:main', 'tel:main', '/faq', '#lead-form'];
  const { check, list } = await checkerOf([at('/a'), ...named]);
  expect(list().map(({ url }) => url)).toEqual([at('/a')]);
  for (const url of [at('/b'), ...named]) {
    await expect(check(url)).rejects.toMatchObject({ status: 404 });
  }
  expect(asked).toEqual([]);
});

test('a store lists the links of its documents and asks nobody, and tells mistakes, launch and hashes', async () => {
  const content = path.join(folder, 'pages');
  await cp('tests/fixtures/second-site', content, { recursive: true });
  const store = await openStore(content);
  const links = await store.outerLinks({});
  const listing = await documentsIn(content).list();
  for (const { url, places } of links) {
    for (const { file } of places) expect(listing.files.get(file)?.text).toContain(url);
  }
  const { problems, launch, hashes } = await store.health({});
  expect(problems).toEqual([]);
  expect(new Set(launch.map(({ rule }) => rule))).not.toContain('indentation');
  expect(Object.keys(hashes).sort()).toEqual([...listing.files.keys()].sort());
});
