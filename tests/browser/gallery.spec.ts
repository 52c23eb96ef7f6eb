import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import getPort from 'get-port';
import { siteServer } from '../../servers/siteServer.ts';
import { hydrated } from '../support/page.ts';
import { expect, test } from '../support/test.ts';

// The second site has a gallery on /work.
const port = await getPort();
let folder: string;
let server: Server;

test.use({ baseURL: `http://localhost:${port}` });
test.beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'gallery-'));
  const args = ['scripts/build.ts', '--content', 'tests/second-site', '--out', folder];
  execFileSync('node', ['--import', 'tsx', ...args], { stdio: 'inherit' });
  ({ server } = await siteServer(folder, { port }));
});
test.afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true, force: true });
});

test('a gallery by keyboard: opened, led through, closed by Escape and by Back, with a code of its own', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await page.goto('/work');
  await hydrated(page);
  const isDialog = (name: string) => name.includes('GalleryDialog');
  expect(scripts.some(isDialog)).toBe(false);

  const first = page.locator('#bench a').first();
  expect(await first.getAttribute('href')).toMatch(/^\/assets\/keys-.*\.jpg$/);
  await first.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'At the bench' });
  const count = dialog.locator('[aria-live]');
  await expect(count).toContainText('1 of 3');
  expect(scripts.some(isDialog)).toBe(true);
  // The place of a scrollbar beside the dialog has its colour.
  const ground = await dialog.evaluate((element) => getComputedStyle(element).backgroundColor);
  await expect(page.locator('html')).toHaveCSS('background-color', ground);
  await page.keyboard.press('ArrowLeft');
  await expect(count).toContainText('3 of 3. A grand from the side of the bass');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(count).toContainText('2 of 3');
  const image = dialog.locator('picture img');
  await expect
    .poll(() => image.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0))
    .toBe(true);

  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(first).toBeFocused();
  await expect.poll(() => page.evaluate(() => history.state?.dialog)).toBeUndefined();

  await page.keyboard.press('Enter');
  await expect(count).toContainText('1 of 3');
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/\/work$/);
});
