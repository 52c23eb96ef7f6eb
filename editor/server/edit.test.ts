import { type ChildProcess, spawn } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { type IncomingHttpHeaders, request } from 'node:http';
import { connect } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { maxDocumentSize } from '../../schema/diagnose/index.ts';
import { siteCopy } from '../../tests/tools/siteCopy.ts';
import { editorPath, endpoints, tokenHeader } from '../api.ts';
import { filesPath } from '../home/folderApi.ts';

// Runs `npm run edit` on a copy of the second site.
let place: string;
let folder: string;
let server: ChildProcess;
let port: number;
let token: string;
let output = '';
let isOver = false;

beforeAll(async () => {
  ({ place, folder } = await siteCopy());
  const script = ['scripts/runBundled.mjs', 'edit', '--port', '0'];
  // Do not pass on Vitest's settings.
  const { VITEST: _vitest, NODE_ENV: _env, ...env } = process.env;
  // Replaces the browser: records the address to open.
  const browser = path.join(place, 'browser.js');
  await writeFile(
    browser,
    "require('node:fs').writeFileSync(__dirname + '/opened', process.argv.at(-1));",
  );
  server = spawn('node', [...script, '--content', folder], { env: { ...env, BROWSER: browser } });
  await new Promise<void>((resolve, reject) => {
    const listen = (text: Buffer) => {
      output += text.toString();
      const printed = /ready at (http:\/\/127\.0\.0\.1:\d+\/__edit#token=[\w-]{43}) /.exec(
        output,
      )?.[1];
      if (printed === undefined) return;
      const address = new URL(printed);
      port = Number(address.port);
      token = address.hash.slice('#token='.length);
      resolve();
    };
    server.stdout?.on('data', listen);
    server.stderr?.on('data', listen);
    // Before it is ready, the start has failed. Later, this is the first clue when a test fails.
    server.on('exit', (code) => {
      reject(new Error(output));
      if (!isOver) console.error(`The server ended with ${code}.\n${output}`);
    });
  });
});
afterAll(async () => {
  isOver = true;
  server.kill();
  await rm(place, { recursive: true, force: true });
});

type Reply = { status: number; headers: IncomingHttpHeaders; body: string };

/** Sends a request with exactly these headers, including those that a browser sets itself. */
function send(
  method: string,
  address: string,
  headers: Record<string, string> = {},
  body?: string | Buffer,
): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const length = body === undefined || 'transfer-encoding' in headers ? {} : sized(body);
    const options = { host: '127.0.0.1', port, method, path: address };
    const sent = request({ ...options, headers: { ...headers, ...length } }, (reply) => {
      const chunks: Buffer[] = [];
      reply.on('data', (chunk: Buffer) => chunks.push(chunk));
      reply.on('error', reject);
      reply.on('end', () =>
        resolve({
          status: reply.statusCode ?? 0,
          headers: reply.headers,
          body: Buffer.concat(chunks).toString(),
        }),
      );
    });
    sent.on('error', reject);
    // A request that is refused only for its length never sends its body.
    if (body === undefined && 'content-length' in headers) sent.flushHeaders();
    else sent.end(body);
  });
}

const sized = (body: string | Buffer) => ({ 'content-length': String(Buffer.byteLength(body)) });

const own = () => ({
  host: `127.0.0.1:${port}`,
  origin: `http://127.0.0.1:${port}`,
  [tokenHeader]: token,
});
const api = (name: string) => `${editorPath}/api/${name}`;
/** All endpoints, so that a new one is attacked as well. */
const names = [
  ...Object.keys(endpoints),
  ...['read', 'bytes', 'history', 'watch'].map((name) => filesPath + name),
];

/** Sends a request as the editor's page does. */
async function ask(name: string, request: unknown) {
  const headers = { ...own(), 'content-type': 'application/json' };
  const reply = await send('POST', api(name), headers, JSON.stringify(request));
  const value: unknown = JSON.parse(reply.body);
  return { status: reply.status, body: value };
}

const tab = '00000000-0000-4000-8000-000000000001';
const draftOf = (name: string, document: unknown) => ({ name, tab, base: { hash: '' }, document });

const sourceShape = z.object({
  hash: z.string(),
  document: z.looseObject({ title: z.string(), blocks: z.array(z.looseObject({})) }),
});
const open = async (name: string) => sourceShape.parse((await ask('source', { name })).body);
const textOf = (name: string) => readFile(path.join(folder, name), 'utf8');

test('opens the printed address, with the token in its fragment', async () => {
  const opened = () => readFile(path.join(place, 'opened'), 'utf8').catch(() => '');
  await expect
    .poll(opened, { timeout: 120_000 })
    .toBe(`http://127.0.0.1:${port}${editorPath}#token=${token}`);
});

test('the page is the same for every request, has no token, and runs only its own scripts', async () => {
  const nonces = new Set<string>();
  const bodies = new Set<string>();
  for (const address of [editorPath, `${editorPath}/`, `${editorPath}/visit.json?x=1"><script>`]) {
    const { status, headers, body } = await send('GET', address, { host: `127.0.0.1:${port}` });
    expect(status).toBe(200);
    expect(body).toMatch(/ src="\/__edit\/code\/assets\/[\w-]+\.js"/);
    const policy = headers['content-security-policy']?.toString() ?? '';
    const nonce = /script-src 'nonce-([\w+/]{22}==)';/.exec(policy)?.[1] ?? '';
    nonces.add(nonce);
    bodies.add(body.replaceAll(nonce, ''));
    const scripts = body.match(/<(?:script|link rel="modulepreload")[^>]*>/g) ?? [];
    expect(scripts.length).toBeGreaterThan(1);
    for (const script of scripts) expect(script).toContain(` nonce="${nonce}"`);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'self'");
    expect(headers['cross-origin-opener-policy']).toBe('same-origin');
    // A chosen picture is shown before it is saved.
    expect(policy).toContain("img-src 'self' data: blob:;");
    expect(policy).not.toMatch(/unsafe-(eval|hashes)|script-src[^;]*unsafe/);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['access-control-allow-origin']).toBeUndefined();
  }
  expect(nonces.size).toBe(3);
  expect(bodies.size).toBe(1);
});

test('serves the page’s code by name, without access to other files, and lets the browser cache it', async () => {
  const headers = { host: `127.0.0.1:${port}` };
  const { body } = await send('GET', editorPath, headers);
  const files = Array.from(body.matchAll(/(?:src|href)="([^"]+)"/g), ([, name = '']) => name);
  expect(files.length).toBeGreaterThan(2);
  for (const file of files) {
    const reply = await send('GET', file, headers);
    expect(reply.status, file).toBe(200);
    expect(reply.headers['content-type']).toMatch(/^text\/(?:javascript|css); charset=utf-8$/);
    expect(reply.headers['cache-control']).toContain('immutable');
    expect(reply.body).not.toContain(token);
  }
  for (const name of [
    '',
    'main.tsx',
    '../../package.json',
    '..%2f..%2fpackage.json',
    'constructor',
  ]) {
    const { status } = await send('GET', `${editorPath}/code/${name}`, headers);
    expect([name, status]).not.toEqual([name, 500]);
    if (name !== '../../package.json') expect([name, status]).toEqual([name, 404]);
  }
});

test('no answer contains the token: pages, code, source maps, refusals or errors', {
  tags: 'slow',
}, async () => {
  const host = `127.0.0.1:${port}`;
  const addresses = ['/', '/visit', '/site.json', '/nowhere', editorPath, api('overview')];
  const code = [
    '/@vite/client',
    '/editor/app/main.tsx',
    '/editor/document/token.ts',
    '/editor/api.ts',
  ];
  const files = [
    '/scripts/edit.ts',
    '/editor/server/plugin.ts',
    '/vite.config.ts',
    '/package.json',
  ];
  for (const address of [...addresses, ...code, ...files, '/editor/app/main.tsx.map']) {
    for (const headers of [{ host }, own(), { host: 'evil.test' }]) {
      const reply = await send('GET', address, headers);
      expect(reply.body.includes(token), address).toBe(false);
      expect(JSON.stringify(reply.headers).includes(token), address).toBe(false);
    }
  }
});

// Only Linux has further loopback addresses by default.
test.runIf(process.platform === 'linux')(
  'is reachable only from this computer, at one address',
  async () => {
    const answered = await new Promise((resolve) => {
      const socket = connect(port, '127.0.0.2');
      socket.on('connect', () => resolve(true)).on('error', () => resolve(false));
      socket.on('connect', () => socket.destroy());
    });
    expect(answered).toBe(false);
  },
);

test.each([
  ['cross-site', { 'sec-fetch-site': 'cross-site' }],
  ['same-site', { 'sec-fetch-site': 'same-site' }],
  ['a foreign origin', { origin: 'http://127.0.0.1:9' }],
  ['a foreign host', { host: 'evil.test' }],
])('every part of the server refuses %s', async (_name, wrong) => {
  const host = `127.0.0.1:${port}`;
  const parts = ['/', '/visit', '/site.json', '/@vite/client', '/src/theme/tokens.ts', editorPath];
  for (const address of [...parts, '/__open-in-editor?file=README.md', '/favicon.svg', api('x')]) {
    const { status, headers } = await send('GET', address, { host, ...wrong });
    expect([address, status]).toEqual([address, 403]);
    expect(headers['access-control-allow-origin']).toBeUndefined();
    expect(headers['content-security-policy']).toContain('frame-ancestors');
    // The rest of a refused request is not read.
    expect(headers.connection).toBe('close');
  }
});

test('no other site can frame or load the pages of this server', async () => {
  for (const address of ['/pictures/bench.jpg', '/nothing', '/demo/blog.html', editorPath]) {
    const { status, headers } = await send('GET', address, { host: `127.0.0.1:${port}` });
    expect(status).toBe(address === '/nothing' ? 404 : 200);
    expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
    expect(headers['cross-origin-resource-policy']).toBe('same-origin');
    expect(headers['x-content-type-options']).toBe('nosniff');
  }
});

test.each(['localhost', '[::1]'])('accepts %s as its host name', async (name) => {
  const host = `${name}:${port}`;
  const origin = `http://${host}`;
  const headers = { ...own(), host, origin, 'content-type': 'application/json' };
  expect((await send('POST', api('overview'), headers, '{}')).status).toBe(200);
});

test.each<[string, number, Record<string, string>]>([
  ['a foreign host, as by DNS rebinding', 403, { host: 'evil.test' }],
  ['a host without its port', 403, { host: 'localhost' }],
  ['a host that only starts the same', 403, { host: 'localhost.evil.test' }],
  ['a port that only starts the same', 403, { host: '127.0.0.1:PORT0' }],
  ['a host after the right one', 403, { host: '127.0.0.1:PORT.evil.test' }],
  ['a foreign origin', 403, { origin: 'https://evil.test' }],
  ['an origin of another port', 403, { origin: 'http://127.0.0.1:9' }],
  ['an origin that is hidden', 403, { origin: 'null' }],
  ['a browser that reports another site', 403, { 'sec-fetch-site': 'cross-site' }],
  ['another server of this computer', 403, { 'sec-fetch-site': 'same-site' }],
  ['no token', 401, { [tokenHeader]: '' }],
  ['a wrong token', 401, { [tokenHeader]: 'x'.repeat(43) }],
])('every endpoint refuses %s', async (_name, expected, wrong) => {
  const before = await textOf('visit.json');
  const body = JSON.stringify({ name: 'visit.json', document: {} });
  const { host, ...other } = wrong;
  const headers = {
    ...{ ...own(), 'content-type': 'application/json', ...other },
    ...(host !== undefined && { host: host.replace('PORT', String(port)) }),
  };
  for (const [method, name] of [
    ...names.map((endpoint) => ['POST', endpoint] as const),
    ['GET', 'overview'],
    ['POST', `${filesPath}write`],
    ['PUT', 'save'],
    ['DELETE', 'remove'],
    ['OPTIONS', 'save'],
  ] as const) {
    const { status } = await send(method, api(name), headers, method === 'GET' ? undefined : body);
    expect([method, name, status]).toEqual([method, name, expected]);
  }
  expect(await textOf('visit.json')).toBe(before);
});

test('no endpoint accepts what a form on another page could send, or JSON that is not an object', async () => {
  for (const name of names) {
    for (const [type, body, expected] of [
      ['text/plain', '{}', 415],
      ['application/x-www-form-urlencoded', '{}', 415],
      ['multipart/form-data; boundary=x', '{}', 415],
      ['application/json', '{', 400],
      ['application/json', '[]', 400],
      ['application/json', 'null', 400],
    ] as const) {
      const { status } = await send('POST', api(name), { ...own(), 'content-type': type }, body);
      expect([name, type, body, status]).toEqual([name, type, body, expected]);
    }
  }
});

test('the id of a tab cannot be a path', async () => {
  const { hash, document } = await open('visit.json');
  for (const wrong of ['', '..', '../../pages/home', 'C:\\x', 'a/b', tab.slice(1)]) {
    const request = { ...draftOf('visit.json', { ...document, title: 'X' }), tab: wrong };
    expect((await ask('draft', request)).status).toBe(400);
    expect((await ask('discard', { name: 'visit.json', tab: wrong })).status).toBe(400);
    const save = { name: 'visit.json', hash, document, tab: wrong };
    expect((await ask('save', save)).status).toBe(400);
  }
});

test('of two simultaneous saves of a document one is made, and the other gets it and loses nothing', async () => {
  const { hash, document } = await open('work.json');
  const before = await textOf('work.json');
  const titles = ['Saved by Anna', 'Saved by Ben'];
  const tabs = titles.map((_title, index) => `00000000-0000-4000-8000-00000000001${index}`);
  const documents = titles.map((title) => ({ ...document, title }));
  for (const [index, own] of tabs.entries()) {
    const draft = { name: 'work.json', tab: own, base: { hash, document } };
    await ask('draft', { ...draft, document: documents[index] });
  }
  const answers = await Promise.all(
    tabs.map((own, index) =>
      ask('save', { name: 'work.json', hash, tab: own, document: documents[index] }),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
  const winner = answers.findIndex(({ status }) => status === 200);
  const [won, lost] = [titles[winner], titles[1 - winner]];
  expect(await textOf('work.json')).toContain(`"title": "${won}"`);
  expect(answers[1 - winner]?.body).toMatchObject({ current: { document: { title: won } } });
  // The other one's text is still a draft, and the text before both saves is a version.
  expect((await ask('drafts', { name: 'work.json' })).body).toMatchObject([
    { tab: tabs[1 - winner], document: { title: lost } },
  ]);
  const versions = z.array(z.looseObject({ id: z.string() }));
  const [{ id } = { id: '' }] = versions.parse((await ask('versions', { name: 'work.json' })).body);
  expect((await ask('version', { name: 'work.json', id })).body).toMatchObject({ text: before });
});

test('a document of the maximum size can be drafted in any script', async () => {
  const text = '漢'.repeat(maxDocumentSize);
  const { status } = await ask('draft', {
    ...draftOf('visit.json', { text }),
    base: { hash: '', document: { text } },
  });
  expect(status).toBe(200);
});

/** Sends raw bytes. Resolves to the answer when the server closes, or after two seconds without data. */
function sendRaw(bytes: string): Promise<string> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1');
    socket.setTimeout(2000, () => socket.destroy());
    socket.on('data', (chunk) => {
      answer += chunk.toString();
    });
    socket.on('error', () => {}); // A closed connection is a valid answer.
    socket.on('close', () => resolve(answer));
    socket.end(bytes);
  });
}

test('no request crashes the server, or gets a stack trace or a folder of this computer', async () => {
  const head = `Host: 127.0.0.1:${port}\r\nConnection: close\r\n`;
  const bare = 'Connection: close\r\n';
  const upgrade =
    'Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n';
  const targets = [
    ...`
      //[ //evil.test/ http://evil.test/ * a:b /% /%zz /%00 /%c0%ae%c0%ae/ /__edit/%zz /__edit/api/%
      /__edit/../../etc /@fs/etc/passwd /@fs/etc/passwd?raw /@id//etc/passwd /etc/passwd?raw
      /@fs/%2e%2e/etc/passwd /.git/config /.env /../../../../etc/passwd /..%2f..%2fetc%2fpasswd /@fs/
      /@id/ /@id/__x00__ /src/theme/tokens.ts?%22%3E.js /src/nothing.ts /src/nothing.ts?import
      /README.md?import /?html-proxy /package.json?import /LICENSE.ts /@vite/client.map
      /node_modules/.vite-edit/deps/x.js?v=1 /__open-in-editor?file=README.md
      /__OPEN-IN-EDITOR/?file=README.md /visit/page.json/
    `
      .trim()
      .split(/\s+/),
    `http://127.0.0.1:${port}/`,
    '/\\evil',
    `/${'a'.repeat(9000)}`,
    '/\u{7f}',
    '/?\u{e9}',
  ];
  const sent = [
    ...targets.flatMap((target) => [
      `GET ${target} HTTP/1.1\r\n${head}\r\n`,
      `GET ${target} HTTP/1.1\r\n${head}Sec-Fetch-Dest: script\r\n\r\n`,
      `GET ${target} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nOrigin: http://127.0.0.1:${port}\r\n${upgrade}Sec-WebSocket-Protocol: vite-hmr\r\n\r\n`,
    ]),
    ...'HEAD POST PUT DELETE OPTIONS PATCH TRACE CONNECT PROPFIND get M-SEARCH BOGUS'
      .split(' ')
      .flatMap((method) =>
        ['/', editorPath, api('overview'), '*'].map(
          (target) => `${method} ${target} HTTP/1.1\r\n${head}\r\n`,
        ),
      ),
    `GET ${editorPath} HTTP/1.1\r\n${bare}\r\n`,
    `GET ${editorPath} HTTP/1.0\r\n\r\n`,
    `GET ${editorPath} HTTP/1.1\r\nHost: evil.test\r\n${head}\r\n`,
    `GET ${editorPath} HTTP/1.1\r\n${head}Host: evil.test\r\n\r\n`,
    `GET ${editorPath} HTTP/1.1\r\n${head}X-Long: ${'a'.repeat(20_000)}\r\n\r\n`,
    `GET ${editorPath} HTTP/1.1\r\n${head}${'X: y\r\n'.repeat(3000)}\r\n`,
    `GET ${editorPath} HTTP/1.1\r\n${head}Cookie: \u0001\r\n\r\n`,
    `GET ${editorPath} HTTP/1.1\r\n${head}Expect: 100-continue\r\n\r\n`,
    `GET ${editorPath} HTTP/1.1\r\n${head}Expect: the-unexpected\r\n\r\n`,
    `GET ${editorPath} HTTP/1.1\r\n${head}If-None-Match: %\r\nRange: bytes=9-1\r\nAccept: \u00ff\r\n\r\n`,
    `POST ${api('draft')} HTTP/1.1\r\n${head}Content-Length: -1\r\n\r\n`,
    `POST ${api('draft')} HTTP/1.1\r\n${head}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n`,
    `GET / HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nUpgrade: h2c\r\nConnection: Upgrade\r\n\r\n`,
    `GET / HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n${upgrade}\r\n`,
    `GET / HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nOrigin: http://127.0.0.1:${port}\r\n${upgrade}Sec-WebSocket-Protocol: ,,\r\n\r\n`,
    'GET / HTTP/9.9\r\n\r\n',
    'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
    '\u0016\u0003\u0001\u0002\u0000\u0001\u0000',
    '\r\n\r\n',
    'GET',
  ];
  // Files that may be served are code of this project, whose source map names its folder.
  const secrets = [token, 'root:x'];
  const folders = [...secrets, process.cwd(), place, '\n    at '];
  await Promise.all(
    sent.map(async (bytes) => {
      const answer = await sendRaw(bytes);
      const hidden = answer.startsWith('HTTP/1.1 2') ? secrets : folders;
      const told = hidden.filter((text) => answer.includes(text));
      expect(told, `${bytes.slice(0, 200)}\n${answer.slice(0, 600)}`).toEqual([]);
    }),
  );
  expect((await send('GET', editorPath, { host: `127.0.0.1:${port}` })).status).toBe(200);
  expect(server.exitCode).toBeNull();
});
