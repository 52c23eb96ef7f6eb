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
const pullChanges = vi.fn<Store['pullChanges']>();

beforeAll(async () => {
  place = await mkdtemp(path.join(tmpdir(), 'api-'));
  await cp('tests/fixtures/second-site/site.json', path.join(place, 'pages/site.json'));
  store = await openStore(path.join(place, 'pages'));
  const answer = editorApi({ ...store, pullChanges });
  server = createServer((request, response) => void answer(request, response, String(request.url)));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  server.close();
  await rm(place, { recursive: true, force: true });
});

const request = { choices: [] };

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
  pullChanges.mockRejectedValueOnce(new Refusal(409, { message: 'Not now.' }));
  expect(await ask('pullChanges', JSON.stringify(request))).toMatchObject({
    ...{ status: 409, body: { message: 'Not now.' } },
  });
  pullChanges.mockRejectedValueOnce(Object.assign(new Error('x'), { code: 'ENOSPC' }));
  expect(await ask('pullChanges', JSON.stringify(request))).toMatchObject({
    ...{ status: 500, body: { message: expect.stringContaining('The disk is full.') } },
  });
});

test('asks a page of another version to reload, and names the wrong field', async () => {
  const count = pullChanges.mock.calls.length;
  expect(await ask('gone', '{}')).toMatchObject({ status: 404, body: { message: otherVersion } });
  expect(await ask('toString', '{}')).toMatchObject({ status: 404 });
  expect(await ask('pullChanges', undefined, 'GET')).toMatchObject({ status: 404 });
  expect(await ask('pullChanges', '{')).toMatchObject({
    status: 400,
    body: { message: otherVersion },
  });
  const wrong = await ask('pullChanges', JSON.stringify({ choices: 1 }));
  expect(wrong).toMatchObject({ status: 400, body: { message: otherVersion } });
  expect(wrong.body.reason).toMatch(/^choices .+/);
  const nothing = await ask('pullChanges', '[]');
  expect(nothing.body.reason).toMatch(/^\S.+/);
  expect(pullChanges).toHaveBeenCalledTimes(count);
});
