import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { type IncomingHttpHeaders, request } from 'node:http';
import { connect } from 'node:net';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { maxDocumentSize } from '../../schema/diagnose/index.ts';
import { siteCopy } from '../../tests/tools/siteCopy.ts';
import { editorPath, tokenHeader } from '../api.ts';
import { maxPictureBytes } from './site.ts';

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
const names = ['read', 'bytes', 'write', 'history', 'watch'];

/** The body of a write: the changes with the lengths that they name, then the contents. */
function writeBody(changes: readonly object[], ...contents: readonly Buffer[]): Buffer {
  const header = Buffer.from(JSON.stringify({ known: { version: '', ids: [] }, changes }));
  const length = Buffer.alloc(4);
  length.writeUInt32BE(header.length);
  return Buffer.concat([length, header, ...contents]);
}

const write = (body: Buffer, headers: Record<string, string> = {}) =>
  send('POST', api('write'), { ...own(), 'content-type': bytesType, ...headers }, body);
const bytesType = 'application/octet-stream';

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

test('no answer contains the token: pages, files, refusals or errors', async () => {
  const host = `127.0.0.1:${port}`;
  const files = ['/site.json', '/scripts/edit.ts', '/editor/document/token.ts', '/package.json'];
  for (const address of ['/', '/visit', editorPath, api('read'), ...files]) {
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
  for (const address of ['/', '/visit', '/site.json', '/favicon.svg', editorPath, api('x')]) {
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
  expect((await send('POST', api('read'), headers, '{}')).status).toBe(200);
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
  const body = writeBody([{ name: 'visit.json' }]);
  const { host, ...other } = wrong;
  const headers = {
    ...{ ...own(), 'content-type': bytesType, ...other },
    ...(host !== undefined && { host: host.replace('PORT', String(port)) }),
  };
  for (const [method, name] of [
    ...names.map((endpoint) => ['POST', endpoint] as const),
    ...['GET', 'PUT', 'DELETE', 'OPTIONS'].map((method) => [method, 'write'] as const),
  ] as const) {
    const { status } = await send(method, api(name), headers, method === 'GET' ? undefined : body);
    expect([method, name, status]).toEqual([method, name, expected]);
  }
  expect(await textOf('visit.json')).toBe(before);
});

test('no endpoint accepts what a form on another page could send, or a body of another shape', async () => {
  const object = '{ "a": 1 }';
  for (const name of names) {
    const [type, other] = ['application/json', bytesType];
    const isWrite = name === 'write';
    for (const [sent, body, expected] of [
      ['text/plain', object, 415],
      ['application/x-www-form-urlencoded', object, 415],
      ['multipart/form-data; boundary=x', object, 415],
      [isWrite ? type : other, object, 415],
      ...['', '{', '[]', 'null'].map((text) => [isWrite ? other : type, text, 400] as const),
    ] as const) {
      const { status } = await send('POST', api(name), { ...own(), 'content-type': sent }, body);
      expect([name, sent, body, status]).toEqual([name, sent, body, expected]);
    }
  }
});

test('saves a large picture and the largest document together, or nothing if the body has another length', async () => {
  const raw = { width: 2500, height: 2660, channels: 3 } as const;
  const noise = randomBytes(raw.width * raw.height * raw.channels);
  const picture = await sharp(noise, { raw }).png({ compressionLevel: 0 }).toBuffer();
  expect(picture.length / maxPictureBytes).toBeCloseTo(1, 2);
  const empty = JSON.stringify({ text: '' });
  const text = JSON.stringify({ text: '漢'.repeat(maxDocumentSize - empty.length) });
  const document = Buffer.from(text);
  const changes = [
    { name: 'long.json', bytes: document.length },
    { name: 'pictures/large.png', bytes: picture.length },
  ];
  const body = writeBody(changes, document, picture);
  const names = () => readdir(place, { recursive: true });
  const before = await names();

  expect((await write(body.subarray(0, -1))).status).toBe(400);
  expect((await write(Buffer.concat([body, Buffer.from('x')]))).status).toBe(400);
  // The connection breaks off.
  const headers = { ...own(), 'content-type': bytesType, 'content-length': String(body.length) };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const head = `POST ${api('write')} HTTP/1.1\r\n${lines.join('')}\r\n`;
  expect(await sendRaw(Buffer.concat([Buffer.from(head), body.subarray(0, -1)]))).not.toMatch(
    / 200 /,
  );
  const large = { ...headers, 'content-length': String(300_000_000) };
  expect((await send('POST', api('write'), large)).status).toBe(413);
  expect(await names()).toEqual(before);

  expect((await write(body, { 'transfer-encoding': 'chunked' })).status).toBe(200);
  expect(await textOf('long.json')).toBe(text);
  expect((await readFile(path.join(folder, 'pictures/large.png'))).equals(picture)).toBe(true);
});

/** Sends raw bytes. Resolves to the answer when the server closes, or after two seconds without data. */
function sendRaw(bytes: string | Buffer): Promise<string> {
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
      /__edit/../../etc /__edit/code/../../package.json /@fs/etc/passwd /etc/passwd?raw
      /@fs/%2e%2e/etc/passwd /.git/config /.env /../../../../etc/passwd /..%2f..%2fetc%2fpasswd
      /pictures/../../.editor /src/theme/tokens.ts /README.md?import /visit/page.json/
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
      `GET ${target} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nOrigin: http://127.0.0.1:${port}\r\n${upgrade}\r\n`,
    ]),
    ...'HEAD POST PUT DELETE OPTIONS PATCH TRACE CONNECT PROPFIND get M-SEARCH BOGUS'
      .split(' ')
      .flatMap((method) =>
        ['/', editorPath, api('read'), '*'].map(
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
    `POST ${api('write')} HTTP/1.1\r\n${head}Content-Length: -1\r\n\r\n`,
    `POST ${api('write')} HTTP/1.1\r\n${head}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n`,
    `GET / HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nUpgrade: h2c\r\nConnection: Upgrade\r\n\r\n`,
    `GET / HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n${upgrade}\r\n`,
    'GET / HTTP/9.9\r\n\r\n',
    'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
    '\u0016\u0003\u0001\u0002\u0000\u0001\u0000',
    '\r\n\r\n',
    'GET',
  ];
  const secrets = [token, 'root:x', process.cwd(), place, '\n    at '];
  await Promise.all(
    sent.map(async (bytes) => {
      const answer = await sendRaw(bytes);
      const told = secrets.filter((text) => answer.includes(text));
      expect(told, `${bytes.slice(0, 200)}\n${answer.slice(0, 600)}`).toEqual([]);
    }),
  );
  expect((await send('GET', editorPath, { host: `127.0.0.1:${port}` })).status).toBe(200);
  expect(server.exitCode).toBeNull();
});
