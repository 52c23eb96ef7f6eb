import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { buildSite } from '../../scripts/build/buildSite.ts';
import { closePages, handToken } from '../tools/editorInBrowser.ts';
import { startEditor } from '../tools/servers.ts';

// Creating, publishing, moving and deleting pages of a small site, including the links to them.
let folder: string;
let content: string;
let server: Awaited<ReturnType<typeof startEditor>>;

test.describe.configure({ mode: 'default' });
test.use({ viewport: { width: 1280, height: 900 } });

test.beforeEach(async ({ context }) => {
  folder = await mkdtemp(path.join(tmpdir(), 'pages-'));
  content = path.join(folder, 'pages');
  await cp('tests/fixtures/second-site', content, { recursive: true });
  server = await startEditor(content);
  await handToken(context, server);
});
test.afterEach(async ({ context }) => {
  await closePages(context);
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

const json = async (name: string) => JSON.parse(await readFile(path.join(content, name), 'utf8'));
const canvas = (page: Page) => page.frameLocator('iframe').first();
const list = (page: Page) => page.getByRole('table', { name: 'Pages' });
const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });
const state = (page: Page) => page.getByRole('banner').getByRole('status');

test('a new page gets its address from its title, and is hidden from visitors until it is published', async ({
  page,
}) => {
  await page.goto(`${server.origin}/__edit`);
  await button(page, 'New page').click();
  await page.getByLabel(/^Title/).fill('New strings & felt');
  await expect(page.getByLabel(/^Address/)).toHaveValue('/new-strings-felt');
  await button(page, 'Create').click();
  await expect(canvas(page).locator('h1')).toHaveText('New strings & felt');
  expect(await json('new-strings-felt.json')).toMatchObject({ published: false });
  const preview = await page.request.get(`${server.origin}/new-strings-felt`);
  expect(await preview.text()).toContain('New strings &amp; felt');
  const built = path.join(folder, 'dist');
  await buildSite({ content, out: built });
  expect(await readdir(built)).not.toContain('new-strings-felt');
  expect(await readFile(path.join(built, 'sitemap.xml'), 'utf8')).not.toContain('new-strings');

  await expect(page.getByText('This page is not published')).toBeVisible();
  await button(page, 'Publish this page').click();
  await expect(page.getByText('This page is not published')).toBeHidden();
  await expect(state(page)).toHaveText('Not saved');
  await button(page, 'Undo').click();
  await expect(page.getByText('This page is not published')).toBeVisible();
  await expect(state(page)).toHaveText('Saved');
  // Undo has removed the draft on the server.
  const drafts = () =>
    readdir(path.join(folder, '.editor/drafts'), { recursive: true }).catch(() => []);
  await expect
    .poll(async () => (await drafts()).filter((file) => /\/.*\/.*\.json$/.test(file)))
    .toEqual([]);

  await page.getByRole('link', { name: 'All pages' }).click();
  const row = list(page).getByRole('row').filter({ hasText: 'New strings' });
  await expect(row).toContainText('Not published');
  await expect(list(page).getByRole('link', { name: /^Restoration/ })).toBeVisible();
});

test('changing the address in the panel updates all links to it, and keeps unsaved changes', {
  tag: '@slow',
}, async ({ page }) => {
  await page.goto(`${server.origin}/__edit#visit.json`);
  const headline = canvas(page).locator('h1');
  await expect(headline).toHaveText('Come in and play');
  await page.getByRole('list', { name: 'Blocks of this page' }).getByText('Hero').click();
  await page.getByLabel('Headline', { exact: true }).fill('Never saved');
  await expect(state(page)).toHaveText('Not saved');
  await page.goto(`${server.origin}/__edit#visit.json:/path`);
  await button(page, 'Change the address').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'New address' }).fill('/workshop');
  expect((await new AxeBuilder({ page }).include('[role=dialog]').analyze()).violations).toEqual(
    [],
  );
  await dialog.getByRole('button', { name: 'Change the address' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('/workshop', { exact: true })).toBeVisible();
  await expect(headline).toHaveText('Never saved');
  await expect(state(page)).toHaveText('Not saved');
  expect(await json('visit.json')).toMatchObject({ path: '/workshop' });
  expect((await json('site.json')).redirects).toContainEqual({ from: '/visit', to: '/workshop' });

  // Undo to a state before the change keeps the new address.
  await button(page, 'Undo').click();
  await expect(headline).toHaveText('Come in and play');
  await expect(state(page)).toHaveText('Saved');
});

test('deleting a page removes links to it, and the page can be restored', {
  tag: '@slow',
}, async ({ page }) => {
  await page.goto(`${server.origin}/__edit`);
  await button(page, 'Actions for Visit').press('Enter');
  await page.getByRole('menuitem', { name: 'Delete' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('listitem').first()).toHaveText(/“Visit”\): the entry is removed$/);
  expect((await new AxeBuilder({ page }).include('[role=dialog]').analyze()).violations).toEqual(
    [],
  );
  await dialog.getByLabel('The other page').selectOption('/prices');
  await dialog.getByRole('button', { name: 'Delete the page' }).click();
  await expect(button(page, 'Restore')).toBeVisible();
  const site = await json('site.json');
  expect(site.header.links.map(({ text }: { text: string }) => text)).toEqual(['Work', 'Prices']);
  expect(site.leadForm.page).toBe('/prices');
  await button(page, 'Restore').click();
  await expect(button(page, 'Restore')).toBeHidden();
  expect(await json('visit.json')).toMatchObject({ path: '/visit' });
});
