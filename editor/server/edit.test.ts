// @vitest-environment node
import { type ChildProcess, spawn } from 'node:child_process';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { type IncomingHttpHeaders, request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { editorPath, tokenHeader } from '../api.ts';

// The whole of `npm run edit` on a copy of the second site.
let place: string;
let folder: string;
let server: ChildProcess;
let port: number;
let token: string;
let isOver = false;

beforeAll(async () => {
  place = await mkdtemp(path.join(tmpdir(), 'edit-'));
  folder = path.join(place, 'pages');
  await cp('tests/second-site', folder, { recursive: true });
  const script = ['--import', 'tsx', 'scripts/edit.ts', '--no-open', '--port', '5391'];
  // Vitest's settings are its own.
  const { VITEST: _vitest, NODE_ENV: _env, ...env } = process.env;
  server = spawn('node', [...script, '--content', folder], { env });
  port = await new Promise<number>((resolve, reject) => {
    let said = '';
    const listen = (text: Buffer) => {
      said += text.toString();
      const found = /ready at http:\/\/127\.0\.0\.1:(\d+)/.exec(said)?.[1];
      if (found) resolve(Number(found));
    };
    server.stdout?.on('data', listen);
    server.stderr?.on('data', listen);
    // Before it is ready: a failed start. Later: what to look at first when a test fails.
    server.on('exit', (code) => {
      reject(new Error(said));
      if (!isOver) console.error(`The server ended with ${code}.\n${said}`);
    });
  });
  const { body } = await send('GET', editorPath);
  token = /<meta name="editor-token" content="([\w-]{43})">/.exec(body)?.[1] ?? '';
});
afterAll(async () => {
  isOver = true;
  server.kill();
  await rm(place, { recursive: true, force: true });
});

type Reply = { status: number; headers: IncomingHttpHeaders; body: string };

/** Sends a request as it is given, headers that a browser sets by itself included. */
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
    sent.end(body);
  });
}

const sized = (body: string | Buffer) => ({ 'content-length': String(Buffer.byteLength(body)) });

const own = () => ({
  host: `127.0.0.1:${port}`,
  origin: `http://127.0.0.1:${port}`,
  [tokenHeader]: token,
});
const api = (name: string) => `${editorPath}/api/${name}`;

/** Sends a request as the editor's page does. */
async function ask(method: string, name: string, body?: unknown, hash?: string) {
  const headers = {
    ...own(),
    ...(hash !== undefined && { 'if-match': hash }),
    ...(body !== undefined && { 'content-type': 'application/json' }),
  };
  const text = body === undefined ? undefined : JSON.stringify(body);
  const reply = await send(method, api(name), headers, text);
  const value: unknown = reply.body === '' ? undefined : JSON.parse(reply.body);
  return { status: reply.status, body: value };
}

const sourceShape = z.object({
  hash: z.string(),
  document: z.looseObject({ title: z.string(), blocks: z.array(z.looseObject({})) }),
});
const open = async (name: string) =>
  sourceShape.parse((await ask('GET', `document?name=${name}`)).body);
const textOf = (name: string) => readFile(path.join(folder, name), 'utf8');

test('the page carries the token, and can be framed by itself alone', async () => {
  expect(token).not.toBe('');
  for (const address of [editorPath, `${editorPath}/`, `${editorPath}/visit.json?x=1`]) {
    const { status, headers, body } = await send('GET', address);
    expect(status).toBe(200);
    expect(body).toContain('src="/editor/app/main.tsx"');
    expect(body).toContain(token);
    expect(headers['content-security-policy']).toBe("frame-ancestors 'self'");
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['access-control-allow-origin']).toBeUndefined();
  }
  // No other address knows it.
  expect((await send('GET', '/')).body).not.toContain(token);
});

test.each(['localhost', '[::1]'])('the address may be written %s', async (name) => {
  const host = `${name}:${port}`;
  const origin = `http://${host}`;
  expect((await send('GET', api('overview'), { ...own(), host, origin })).status).toBe(200);
});

test.each<[string, number, Record<string, string>]>([
  ['a foreign host, as by DNS rebinding', 403, { host: 'evil.test:5391' }],
  ['a host without its port', 403, { host: 'localhost' }],
  ['a host that only begins alike', 403, { host: 'localhost.evil.test' }],
  ['a foreign origin', 403, { origin: 'https://evil.test' }],
  ['an origin of another port', 403, { origin: 'http://127.0.0.1:9' }],
  ['an origin that is hidden', 403, { origin: 'null' }],
  ['a browser that says it is another site', 403, { 'sec-fetch-site': 'cross-site' }],
  ['another server of this computer', 403, { 'sec-fetch-site': 'same-site' }],
  ['no token', 401, { [tokenHeader]: '' }],
  ['a wrong token', 401, { [tokenHeader]: 'x'.repeat(43) }],
])('%s is turned away from every endpoint', async (_name, expected, wrong) => {
  const before = await textOf('visit.json');
  const body = JSON.stringify({ name: 'visit.json', document: {} });
  const headers = { ...own(), 'content-type': 'application/json', ...wrong };
  for (const [method, name] of [
    ['GET', 'overview'],
    ['GET', 'document?name=visit.json'],
    ['PUT', 'document'],
    ['PUT', 'draft'],
    ['DELETE', 'document?name=visit.json'],
    ['POST', 'move'],
    ['OPTIONS', 'document'],
  ] as const) {
    const { status } = await send(method, api(name), headers, method === 'GET' ? undefined : body);
    expect([method, name, status]).toEqual([method, name, expected]);
  }
  expect(await textOf('visit.json')).toBe(before);
});

test('the page itself is not given to a foreign host', async () => {
  const { status, body } = await send('GET', editorPath, { host: `evil.test:${port}` });
  expect(status).toBe(403);
  expect(body).not.toContain(token);
});

test('a change that does not say where it comes from is turned away, a look is not', async () => {
  const { origin: _origin, ...unsigned } = own();
  expect((await send('DELETE', api('draft?name=visit.json'), unsigned)).status).toBe(403);
  expect((await send('GET', api('overview'), unsigned)).status).toBe(200);
  const signed = { ...unsigned, 'sec-fetch-site': 'same-origin' };
  expect((await send('DELETE', api('draft?name=visit.json'), signed)).status).toBe(204);
});

test('a body that is too large, of another kind or not JSON is not taken', async () => {
  const json = { ...own(), 'content-type': 'application/json' };
  const large = Buffer.alloc(2_000_001, 32);
  expect((await send('PUT', api('draft'), json, large)).status).toBe(413);
  const unknownLength = { ...json, 'transfer-encoding': 'chunked' };
  expect((await send('PUT', api('draft'), unknownLength, large)).status).toBe(413);
  const form = { ...own(), 'content-type': 'text/plain' };
  expect((await send('PUT', api('draft'), form, '{}')).status).toBe(415);
  expect((await send('PUT', api('draft'), json, '{')).status).toBe(400);
  expect((await ask('PUT', 'draft', { name: 'visit.json' })).status).toBe(400);
  expect((await ask('PUT', 'draft', { name: 'visit.json', document: [] })).status).toBe(400);
  const deep: object = JSON.parse(`${'{"a":'.repeat(60)}{}${'}'.repeat(60)}`);
  expect((await ask('PUT', 'draft', { name: 'visit.json', document: deep })).status).toBe(400);
});

test.each([
  'document?name=../pages/visit.json',
  'document?name=..%2f..%2f..%2fetc%2fpasswd',
  'document?name=/etc/passwd',
  'document',
  'version?name=..&id=..',
  'nothing',
  '../api/nothing',
])('%s is not found', async (name) => {
  expect((await ask('GET', name)).status).toBe(404);
});

test.each(['//[', '/%', '/__edit/%zz', '/__edit/api/%', '/__edit/../__edit/api/overview'])(
  'an address like %s does not end the server',
  async (address) => {
    await send('GET', address);
    expect((await send('GET', editorPath)).status).toBe(200);
  },
);

test('two saves at once: one is written, the other sees how the file stands', async () => {
  const { hash, document } = await open('visit.json');
  const save = (title: string) =>
    ask('PUT', 'document', { name: 'visit.json', document: { ...document, title } }, hash);
  const replies = await Promise.all([save('Visit one'), save('Visit two')]);
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 412]);
  const now = await open('visit.json');
  expect(replies.find(({ status }) => status === 412)?.body).toMatchObject({
    current: { hash: now.hash, document: { title: now.document.title } },
  });
  expect(await textOf('visit.json')).toContain(`"title": "${now.document.title}"`);
});

test('a save says which state it changes, and a wrong document is not written', async () => {
  const before = await textOf('visit.json');
  const { hash, document } = await open('visit.json');
  const wrong = { name: 'visit.json', document: { ...document, blocks: [] } };
  expect((await ask('PUT', 'document', wrong)).status).toBe(428);
  const { status, body } = await ask('PUT', 'document', wrong, hash);
  expect(status).toBe(422);
  expect(body).toMatchObject({ problems: [{ file: 'visit.json', rule: 'wrong-count' }] });
  expect(await textOf('visit.json')).toBe(before);
});

test('the site of this server shows a draft, and the last good state where it has a mistake', async () => {
  const { document } = await open('visit.json');
  const draft = (headline: string) =>
    ask('PUT', 'draft', {
      name: 'visit.json',
      document: {
        ...document,
        blocks: document.blocks.with(0, { ...document.blocks[0], headline }),
      },
    });
  const shown = async () => (await send('GET', '/visit')).body;
  expect((await draft('Only a draft')).status).toBe(200);
  await expect.poll(shown, { timeout: 120_000 }).toContain('Only a draft');
  expect((await draft('')).body).toMatchObject({ problems: [{ rule: 'empty' }] });
  const home = await open('home.json');
  await ask('PUT', 'draft', {
    name: 'home.json',
    document: { ...home.document, title: 'New home' },
  });
  await expect.poll(async () => (await send('GET', '/')).body).toContain('<title>New home');
  expect(await shown()).toContain('<h1');
  expect((await ask('DELETE', 'draft?name=visit.json')).status).toBe(204);
  await expect.poll(shown).toContain('Come in and play');
});
