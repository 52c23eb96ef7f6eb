import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { connect } from 'node:http2';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { siteSchema } from '../../schema/index.ts';
import { buildSite } from '../../scripts/build/buildSite.ts';
import { skipReason } from '../tools/findProgram.ts';
import { underEachHost } from '../tools/hosts.ts';
import { apacheModules, startApache } from '../tools/webServers.ts';

// Typical addresses of old sites.
const redirects = [
  { from: '/tuning', to: '/' },
  { from: '/old/wifi.html', to: '/visit' },
  { from: '/Old/Café%20Menü.aspx', to: '/visit#request' },
  { from: '/caf%C3%A9/', to: '/restoration' },
  { from: '/index.php?page=12', to: '/visit' },
  { from: '/index.php?page=12&id=3', to: '/restoration#hero-form' },
  { from: '/index.php', to: '/restoration' },
  { from: '/?p=7', to: '/visit' },
  { from: '/search?q=a+b%2Fc', to: '/visit' },
  { from: "/it's(a)~x+y,z=1&2@3:4!5", to: '/visit' },
  { from: '/50%25.html', to: '/visit' },
  { from: '/Restoration', to: '/visit' },
  { from: '/av/*', to: '/restoration' },
  { from: '/av/inner/*', to: 'https://av.test/*' },
  { from: '/av/inner/one.html', to: 'https://av.test/x?y=1#z' },
  { from: '/moved/*', to: '/*' },
  ...oddRedirects(),
];

/** A redirect for each character allowed in an old address. None may be special in a host's configuration. */
function oddRedirects(): { from: string; to: string }[] {
  const signs = Array.from({ length: 0x100 }, (_, code) => String.fromCharCode(code));
  return signs.flatMap((sign, code) => {
    const path = `/odd-${code}${encodeURIComponent(sign)}x`;
    return [
      { from: path, to: '/visit' },
      { from: `/odd-${code}?b=${encodeURIComponent(sign)}x`, to: '/visit' },
    ].filter((one) => siteSchema.shape.redirects.safeParse([one]).success);
  });
}

// The response of every host to a request: the redirect target, or a status.
const answers: Record<string, string | number> = {
  '/': 200,
  '/visit': 200,
  '/visit?a=1': 200,
  '/visit.json': 200,
  '/robots.txt': 200,
  '/visit/': '/visit',
  '/visit.html': '/visit',
  '/visit.html?a=1&b=%20': '/visit?a=1&b=%20',
  // A page with a subpage is both a file and a folder.
  '/visit/inner': 200,
  '/visit/inner/': '/visit/inner',
  '/visit/inner.html': '/visit/inner',
  // A language: its home page is a file and a folder.
  '/de': 200,
  '/de/': '/de',
  '/de.html': '/de',
  '/de/besuch': 200,
  '/de/besuch/': '/de/besuch',
  '/De/Besuch': '/de/besuch',
  '/de/nowhere': 404,
  '/de/404': 404,
  '/de/404.html': 404,
  '/index.html': '/',
  '/index': '/',
  '/nowhere': 404,
  '/nowhere/': 404,
  '/nowhere.html': 404,
  '/visit/more': 404,
  '/assets': 404,
  '/assets/': 404,
  '/assets/nothing.js': 404,
  '/404': 404,
  '/404/': 404,
  '/404.html': 404,
  '/_headers': 404,
  '/_redirects': 404,
  '/_nginx.conf': 404,
  '/_Caddyfile': 404,
  '/tuning': '/',
  '/tuning/': '/',
  '//tuning': '/',
  '/x/../tuning': '/',
  '/tuning?utm=1&x=%20': '/?utm=1&x=%20',
  '/Tuning': 404,
  '/Visit': '/visit',
  '/VISIT/?a=1': '/visit?a=1',
  '/Visit.HTML': '/visit',
  '/Index.html': '/',
  '//Visit': '/visit',
  '/VISIT/more': 404,
  // A redirect of site.json.
  '/Restoration': '/visit',
  '/RESTORATION': '/restoration',
  // A real file.
  '/downloads/Letter.pdf': 200,
  '/downloads/letter.pdf': 404,
  '/VISIT.JSON': 404,
  '/tuning/more': 404,
  '/old/wifi.html': '/visit',
  '/old/wifiXhtml': 404,
  '/old/wifi.html?a=1': '/visit?a=1',
  '/Old/Caf%C3%A9%20Men%C3%BC.aspx': '/visit#request',
  '/Old/Caf%c3%a9%20Men%c3%bc.aspx?a=1': '/visit?a=1#request',
  '/caf%C3%A9': '/restoration',
  '/index.php?page=12': '/visit',
  '/index.php?utm=1&page=12': '/visit',
  '/index.php?page=123': '/restoration?page=123',
  '/index.php?xpage=12': '/restoration?xpage=12',
  '/index.php?id=3&page=12': '/restoration#hero-form',
  '/index.php': '/restoration',
  '/?p=7': '/visit',
  '/?p=8': 200,
  '/search?q=a+b%2Fc': '/visit',
  '/search?q=a%20b/c': '/visit',
  '/search?q=a': 404,
  "/it's(a)~x+y,z=1&2@3:4!5": '/visit',
  '/50%25.html': '/visit',
  '/av': '/restoration',
  '/av/': '/restoration',
  '/av/any/thing.html?a=1': '/restoration?a=1',
  '/avx': 404,
  '/av/inner': 'https://av.test/',
  '/av/inner/a/b.html?c=d': 'https://av.test/a/b.html?c=d',
  '/av/inner/a%20b/%C3%A9': 'https://av.test/a%20b/%C3%A9',
  '/av/inner/a%3Fb': 404,
  '/av/inner/one.html': 'https://av.test/x?y=1#z',
  '/moved/visit?a=1': '/visit?a=1',
  '/moved': '/',
  '/moved/%5cevil.test': 404,
  '/moved//evil.test': '/evil.test',
  '/moved/%0d%0aX-Evil:%201': 404,
};

const oddAnswers = Object.fromEntries(oddRedirects().map(({ from, to }) => [from, to]));

// Responses that differ on some hosts.
const exceptions: Partial<Record<string, typeof answers>> = {
  // Apache rejects an encoded slash, whatever .htaccess says (AllowEncodedSlashes).
  Apache: { '/odd-47%2Fx': 404 },
  'npm start': { '/de/404': 200, '/de/404.html': '/de/404' },
  Caddy: { '/de/404.html': '/de/404' },
  Cloudflare: {
    ...{ '/de/404': 200, '/de/404.html': '/de/404', '/De/Besuch': 404 },
    '/404': 200,
    '/404/': '/404',
    '/404.html': '/404',
    // Redirects with a query are ignored (the build reports them).
    '/index.php?page=12': '/restoration?page=12',
    '/index.php?utm=1&page=12': '/restoration?utm=1&page=12',
    '/index.php?id=3&page=12': '/restoration?id=3&page=12',
    '/?p=7': 200,
    '/search?q=a+b%2Fc': 404,
    '/search?q=a%20b/c': 404,
    // A colon starts a placeholder (the build reports it).
    "/it's(a)~x+y,z=1&2@3:4!5": 404,
    // The 404 page opens the page in lowercase.
    ...{ '/Visit': 404, '/VISIT/?a=1': 404, '/Visit.HTML': 404, '/Index.html': 404 },
    ...{ '//Visit': 404, '/RESTORATION': 404 },
    // Redirects match the raw path.
    '//tuning': 404,
    '/Old/Caf%c3%a9%20Men%c3%bc.aspx?a=1': 404,
    // The rest after a folder stays encoded in the target, where it is harmless, and a second slash leads to the home page.
    '/av/inner/a%3Fb': 'https://av.test/a%3Fb',
    '/moved/%5cevil.test': '/%5cevil.test',
    '/moved/%0d%0aX-Evil:%201': '/%0d%0aX-Evil:%201',
    '/moved//evil.test': '/',
    // Errors of wrangler: Cloudflare's network answers 404.
    ...{ '/_headers': 502, '/_redirects': 502 },
    // A build for Cloudflare does not write these.
    '/_nginx.conf': 200,
    '/_Caddyfile': 200,
  },
};

// The built site with redirects and compressed files, on each host that can run here.
let folder: string;
let site: { url: string };

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  folder = path.join(await mkdtemp(path.join(tmpdir(), 'hosting-')), 'site');
  await cp('tests/fixtures/second-site', path.join(folder, '..', 'content'), { recursive: true });
  const german = path.join(folder, '..', 'content', 'de');
  await cp('tests/rules/exampleSite/de', german, { recursive: true });
  const siteFile = path.join(folder, '..', 'content', 'site.json');
  const siteText = await readFile(siteFile, 'utf8');
  site = JSON.parse(siteText);
  await writeFile(siteFile, JSON.stringify({ ...site, redirects }, null, 2));
  const content = path.join(folder, '..', 'content');
  await buildSite({ content, out: folder, hosts: ['cloudflare', 'apache', 'nginx', 'caddy'] });
  await mkdir(path.join(folder, 'visit'));
  await cp(
    'tests/fixtures/second-site/downloads/price-list.pdf',
    path.join(folder, 'downloads/Letter.pdf'),
  );
  await cp(path.join(folder, 'visit.html'), path.join(folder, 'visit/inner.html'));
});
test.afterAll(() => rm(path.dirname(folder), { recursive: true, force: true }));

underEachHost(
  () => folder,
  ({ name, origin, secureOrigin }) => {
    const get = (address: string, headers = {}) =>
      fetch(origin() + address, { redirect: 'manual', headers });

    test('serves a page at its address without a redirect', async () => {
      for (const address of await addressesIn(folder)) {
        const response = await get(address);
        expect(response.status, address).toBe(200);
        expect(response.headers.get('content-type')).toMatch(/^text\/html; ?charset=utf-8$/i);
        expect(response.headers.get('cache-control')).toBe(
          name === 'Cloudflare' ? 'public, max-age=0, must-revalidate' : 'no-cache',
        );
        expect(await response.text()).toContain('Harbor Piano Workshop');
      }
    });

    test('an unknown address responds with the 404 page, status and headers', async () => {
      // Go handles a malformed address itself, and Apache does so before it reads .htaccess.
      if (name !== 'Caddy' && name !== 'Apache') {
        const malformed = await get('/%E0%A4%A');
        expect([400, 404]).toContain(malformed.status);
        expect(await malformed.text()).toContain('This key is silent');
      }
      const response = await get('/nowhere');
      expect(response.status).toBe(404);
      expect(await response.text()).toContain('This key is silent');
      expect(response.headers.get('content-security-policy')).toContain(
        "script-src 'self' 'sha256-",
      );
    });

    test('a language has its own 404 page', async () => {
      for (const address of [
        '/de/nowhere',
        '/de/nowhere/',
        '/de/besuch/more',
        '/de/nowhere.html',
      ]) {
        const response = await get(address);
        expect(response.status, address).toBe(404);
        expect(await response.text(), address).toContain('Diese Taste ist stumm');
      }
      for (const address of ['/den/nowhere', '/visit/de/nowhere'])
        expect(await (await get(address)).text(), address).toContain('This key is silent');
    });

    test('every request gets the same response as on other hosts', async () => {
      // Cloudflare ignores redirects with a query (the build reports them).
      const odd = name === 'Cloudflare' ? {} : oddAnswers;
      for (const [address, expected] of Object.entries({
        ...answers,
        ...odd,
        ...exceptions[name],
      })) {
        const { status, location, headers } = await askRaw(origin(), address);
        expect(headers, address).not.toContain('x-evil');
        if (typeof expected === 'number') {
          // An invalid request may be rejected with 400.
          expect.soft([expected, 400], address).toContain(status);
          continue;
        }
        expect.soft([301, 308], `${address} ${status}`).toContain(status);
        expect.soft(targetOf(location), address).toBe(decodeURI(expected));
      }
    });

    test('every response has the security headers', async () => {
      const asset = /\/assets\/[\w-]+\.css/.exec(await (await get('/')).text())?.[0] ?? '';
      for (const address of ['/', '/visit.json', '/version.json', asset, '/robots.txt']) {
        const { headers, status } = await get(address);
        expect(status, address).toBe(200);
        expect(headers.get('content-security-policy'), address).toMatch(
          /^script-src 'self' 'sha256-[^;]*; style-src-attr 'none'; /,
        );
        expect(headers.get('content-security-policy')).not.toContain('unsafe');
        expect(headers.get('x-content-type-options')).toBe('nosniff');
        expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
        expect(headers.get('permissions-policy')).toContain('camera=()');
        expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
        expect(headers.get('strict-transport-security')).toContain('max-age=31536000');
      }
    });

    test('search engines list pages and files for people, and no data', async () => {
      for (const address of ['/visit.json', '/404.json', '/version.json', '/licenses.txt'])
        expect((await get(address)).headers.get('x-robots-tag'), address).toBe('noindex');
      for (const address of ['/', '/visit', '/sitemap.xml', '/robots.txt', '/downloads/Letter.pdf'])
        expect((await get(address)).headers.get('x-robots-tag'), address).toBeNull();
    });

    // npm start serves only this computer, and Cloudflare redirects the name by a rule of its dashboard.
    if (name !== 'npm start' && name !== 'Cloudflare') {
      test('the name with www redirects to the one without', async () => {
        const host = new URL(site.url).hostname;
        const { status, location } = await askRaw(origin(), '/visit?a=1', `www.${host}`);
        expect([status, location]).toEqual([301, `${site.url}/visit?a=1`]);
        expect((await askRaw(origin(), '/visit', host)).status).toBe(200);
      });
    }

    if (name === 'nginx') {
      test('nginx speaks HTTP/2', async () => {
        const client = connect(secureOrigin() ?? '', { rejectUnauthorized: false });
        const answer = client.request({ ':path': '/visit' });
        const [headers] = await once(answer, 'response');
        answer.resume();
        await once(answer, 'end');
        expect(headers[':status']).toBe(200);
        expect(headers['strict-transport-security']).toBe('max-age=31536000');
        client.close();
      });
    }

    test('the policy allows a provider’s form to lead to other hosts, but not without HTTPS', async () => {
      const policy = (await get('/')).headers.get('content-security-policy');
      expect(policy).toContain("frame-src 'self' https: mailto: sms: tel:;");
    });

    test('files with a hash in their name are cached for a year', async () => {
      const asset = /\/assets\/[\w-]+\.css/.exec(await (await get('/')).text())?.[0] ?? '';
      expect((await get(asset)).headers.get('cache-control')).toBe(
        'public, max-age=31536000, immutable',
      );
    });

    // Cloudflare compresses in its network.
    if (name !== 'Cloudflare')
      test('text is compressed for clients that accept it', async ({ request }) => {
        const encodings = name === 'nginx' ? ['gzip'] : ['br', 'gzip'];
        const files = [
          ['/visit', 'text/html', 'Harbor Piano Workshop'],
          ['/visit.json', 'application/json', '"path":"/visit"'],
        ] as const;
        for (const encoding of encodings) {
          for (const [address, type, text] of files) {
            const response = await request.get(origin() + address, {
              headers: { 'accept-encoding': encoding },
            });
            expect(response.headers()['content-encoding'], address).toBe(encoding);
            expect(response.headers()['content-type'], address).toContain(type);
            expect(response.headers().vary, address).toMatch(/accept-encoding/i);
            expect(await response.text(), address).toContain(text);
          }
        }
      });

    if (name === 'Cloudflare') {
      test('the 404 page opens the page whose address is written in capitals', async ({ page }) => {
        await page.goto(`${origin()}/Visit.html?a=1#request`);
        await expect(page).toHaveURL(`${origin()}/visit?a=1#request`);
        await expect(page.locator('html[data-hydrated]')).toBeAttached();
        await page.goto(`${origin()}//EVIL.example/x`);
        await expect(page.locator('html[data-hydrated]')).toBeAttached();
        expect(new URL(page.url()).host).toBe(new URL(origin()).host);
      });
    }

    test('icons have the right media types', async () => {
      const types = {
        '/favicon.ico': /^image\/(x-icon|vnd\.microsoft\.icon)$/,
        '/favicon.svg': /^image\/svg\+xml/,
        '/apple-touch-icon.png': /^image\/png$/,
      };
      for (const [address, type] of Object.entries(types)) {
        const { status, headers } = await get(address);
        expect(status, address).toBe(200);
        expect(headers.get('content-type'), address).toMatch(type);
        expect(headers.get('content-security-policy')).toMatch(/img-src 'self' data:;/);
      }
    });
  },
);

test('Apache works without the modules that .htaccess uses', { tag: '@slow' }, async () => {
  const reason = skipReason(['apache']);
  test.skip(reason !== undefined, reason);
  const without = apacheModules.map((name) => apacheModules.filter((other) => other !== name));
  for (const modules of [[], ...without]) {
    const { origin, stop } = await startApache(folder, modules);
    try {
      for (const [address, status] of [
        ['/robots.txt', 200],
        ['/restoration', modules.includes('rewrite') ? 200 : 404],
        ['/nowhere', 404],
      ] as const) {
        const answer = await fetch(origin + address);
        expect(answer.status, `${address} with ${modules}`).toBe(status);
        if (status === 404) expect(await answer.text()).toContain('This key is silent');
      }
    } finally {
      await stop();
    }
  }
});

/** The paths in the sitemap of a build. */
async function addressesIn(site: string): Promise<string[]> {
  const map = await readFile(path.join(site, 'sitemap.xml'), 'utf8');
  const listed = Array.from(map.matchAll(/<loc>([^<]*)<\/loc>/g), ([, url = '']) => url);
  expect(listed.length).toBeGreaterThan(2);
  return listed.map((url) => new URL(url).pathname);
}

/** The decoded target of a redirect, without the origin if it is the request's. */
function targetOf(location = ''): string {
  const { origin, hostname, pathname, search, hash } = new URL(location, 'http://localhost');
  const isSame = ['localhost', '127.0.0.1'].includes(hostname);
  return decodeURI((isSame ? '' : origin) + pathname + search + hash);
}

/** Requests an address without normalizing it, as fetch would. */
function askRaw(origin: string, address: string, name?: string) {
  return new Promise<{ status: number; location: string | undefined; headers: string[] }>(
    (resolve, reject) => {
      const { hostname, port } = new URL(origin);
      const headers = name === undefined ? {} : { host: name };
      const sent = request({ host: hostname, port, path: address, headers }, (response) => {
        response.resume();
        const { statusCode = 0, headers } = response;
        resolve({ status: statusCode, location: headers.location, headers: Object.keys(headers) });
      });
      sent.on('error', reject);
      sent.end();
    },
  );
}

test('the icons have the expected sizes', async () => {
  const read = (name: string) => readFile(path.join(folder, name));
  const html = String(await read('index.html'));
  expect(html).toContain('<link rel="icon" href="data:image/svg+xml,<svg ');
  for (const name of ['favicon.ico', 'apple-touch-icon.png'])
    expect(html).toContain(`href="/${name}"`);
  expect(sizeOf(await read('apple-touch-icon.png'))).toEqual([180, 180]);

  // The directory of an ICO file: one 32 by 32 picture, whose bytes are the rest of the file.
  const ico = await read('favicon.ico');
  expect(Array.from(ico.subarray(0, 8))).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
  expect(ico.readUInt32LE(14)).toBe(ico.length - 22);
  expect(sizeOf(ico.subarray(ico.readUInt32LE(18)))).toEqual([32, 32]);
});

/** The width and height of a PNG, from its first chunk (PNG, 11.2.2). */
function sizeOf(png: Buffer): [width: number, height: number] {
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}
