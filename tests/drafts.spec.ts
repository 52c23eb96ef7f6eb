import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type APIRequestContext, expect, test } from '@playwright/test';
import { editorPath, tokenHeader } from '../editor/api.ts';
import { startEditor } from './support/servers.ts';

// `npm run edit` on a copy of the second site: its own pages show what is being edited.
let place: string;
let server: Awaited<ReturnType<typeof startEditor>>;

test.beforeAll(async () => {
  place = await mkdtemp(path.join(tmpdir(), 'drafts-'));
  const content = path.join(place, 'pages');
  await cp('tests/second-site', content, { recursive: true });
  server = await startEditor(content);
});
test.afterAll(async () => {
  await server.stop();
  await rm(place, { recursive: true, force: true });
});

const tab = '00000000-0000-4000-8000-000000000001';

/** Drafts the visit page with another headline, as the editor does. */
async function draft(request: APIRequestContext, headline: string) {
  const { origin, token } = server;
  const text = await readFile('tests/second-site/visit.json', 'utf8');
  const document = JSON.parse(text.replace('Come in and play', headline));
  const reply = await request.put(`${origin}${editorPath}/api/draft`, {
    headers: { origin, [tokenHeader]: token },
    data: { name: 'visit.json', tab, base: { hash: '' }, document },
  });
  expect(reply.status()).toBe(200);
}

test('a draft shows in the open page at once, and one with a mistake covers nothing', async ({
  page,
  request,
}) => {
  await page.goto(`${server.origin}/visit`);
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await page.evaluate(() => Reflect.set(window, 'sameDocument', true));
  await draft(request, 'Play a while');
  await expect(page.locator('h1')).toHaveText('Play a while');
  expect(await page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBe(true);
  await draft(request, '');
  // A later draft has arrived when it shows, so the one with the mistake has as well.
  await draft(request, 'Play on');
  await expect(page.locator('h1')).toHaveText('Play on');
  await expect(page.locator('site-problems')).toHaveCount(0);
  await draft(request, '');
  await page.reload();
  await expect(page.locator('h1')).toHaveText('Play on');
});
