import { type ChildProcess, spawn } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';

// The dev server on a copy of the second site, so that documents can be broken and mended.
const port = 4321;
const origin = `http://localhost:${port}`;
let content: string;
let server: ChildProcess;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  content = await mkdtemp(path.join(tmpdir(), 'dev-content-'));
  await cp('tests/second-site', content, { recursive: true });
  server = spawn('npx', ['vite', '--port', String(port), '--strictPort'], {
    env: { ...process.env, CONTENT: content },
    stdio: 'ignore',
    detached: true,
  });
  await expect
    .poll(
      () =>
        fetch(origin).then(
          ({ status }) => status,
          () => 0,
        ),
      { timeout: 20_000 },
    )
    .toBe(200);
});
test.afterAll(async () => {
  if (server.pid) process.kill(-server.pid);
  await rm(content, { recursive: true, force: true });
});

async function change(name: string, from: string, to: string) {
  const file = path.join(content, name);
  const text = await readFile(file, 'utf8');
  expect(text).toContain(from);
  await writeFile(file, text.replace(from, to));
}

test('hydrates in dev without a warning', async ({ page }) => {
  const heard: string[] = [];
  page.on('console', (message) => {
    if (['warning', 'error'].includes(message.type())) heard.push(message.text());
  });
  for (const route of ['/', '/restoration', '/visit']) {
    await page.goto(origin + route);
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  }
  expect(heard).toEqual([]);
});

test('a saved document shows at once, and what the visitor typed elsewhere stays', async ({
  page,
}) => {
  await page.goto(origin);
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await page.evaluate(() => Reflect.set(window, 'sameDocument', true));
  await change('home.json', 'as it sounded on its first day', 'in tune again');
  await expect(page.locator('h1')).toHaveText('Your piano, in tune again');
  expect(await page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBe(true);
});

test('a mistake is an overlay in words over the last good page, and goes when it is mended', async ({
  page,
}) => {
  await page.goto(origin);
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  const headline = await page.locator('h1').textContent();
  await change('home.json', '"type": "process"', '"type": "proces"');
  const overlay = page.getByRole('alert');
  await expect(overlay).toContainText('home.json:15:16');
  await expect(overlay).toContainText('Block 2 has an unknown block type "proces".');
  await expect(overlay).toContainText('Did you mean "process"?');
  await expect(page.locator('h1')).toHaveText(headline ?? '');
  await expect(page.getByText('How a tuning goes')).toBeAttached();
  await change('home.json', '"type": "proces"', '"type": "process"');
  await expect(overlay).toHaveCount(0);
});

test('an unknown address answers with the not-found page and its status', async ({ request }) => {
  const response = await request.get(`${origin}/nowhere`);
  expect(response.status()).toBe(404);
  expect(await response.text()).toContain('This key is silent');
});
