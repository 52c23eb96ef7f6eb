import { cp, mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { apiPath } from '../api.ts';
import { editorApi, otherVersion } from './api.ts';
import { Refusal } from './refusal.ts';
import { openStore, type Store } from './store.ts';

let place: string;
let server: Server;
let store: Store;
const discard = vi.fn<Store['discard']>();

beforeAll(async () => {
  place = await mkdtemp(path.join(tmpdir(), 'api-'));
  await cp('tests/fixtures/second-site/site.json', path.join(place, 'pages/site.json'));
  store = await openStore(path.join(place, 'pages'));
  const answer = editorApi({ ...store, discard });
  server = createServer((request, response) => void answer(request, response, String(request.url)));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  server.close();
  await rm(place, { recursive: true, force: true });
});

const tab = '00000000-0000-4000-8000-000000000001';
const request = { name: 'a.json', tab };

async function ask(name: string, body: string | undefined, method = 'POST') {
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : '';
  const answer = await fetch(`http://127.0.0.1:${port}${apiPath}${name}`, {
    method,
    ...(body !== undefined && { body }),
  });
  const { status, headers } = answer;
  return { status, headers, body: z.record(z.string(), z.unknown()).parse(await answer.json()) };
}

test('answers a refusal with its reason, and a disk error with a readable message', async () => {
  discard.mockRejectedValueOnce(new Refusal(409, { message: 'Not now.' }));
  expect(await ask('discard', JSON.stringify(request))).toMatchObject({
    ...{ status: 409, body: { message: 'Not now.' } },
  });
  discard.mockRejectedValueOnce(Object.assign(new Error('x'), { code: 'ENOSPC' }));
  expect(await ask('discard', JSON.stringify(request))).toMatchObject({
    ...{ status: 500, body: { message: expect.stringContaining('The disk is full.') } },
  });
});

test('asks a page of another version to reload, and names the wrong field', async () => {
  const count = discard.mock.calls.length;
  expect(await ask('gone', '{}')).toMatchObject({ status: 404, body: { message: otherVersion } });
  expect(await ask('toString', '{}')).toMatchObject({ status: 404 });
  expect(await ask('discard', undefined, 'GET')).toMatchObject({ status: 404 });
  expect(await ask('discard', '{')).toMatchObject({ status: 400, body: { message: otherVersion } });
  const wrong = await ask('discard', JSON.stringify({ ...request, tab: 1 }));
  expect(wrong).toMatchObject({ status: 400, body: { message: otherVersion } });
  expect(wrong.body.reason).toMatch(/^tab .+/);
  const nothing = await ask('discard', '[]');
  expect(nothing.body.reason).toMatch(/^\S.+/);
  expect(discard).toHaveBeenCalledTimes(count);
});
