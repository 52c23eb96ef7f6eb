import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { buildSite } from '../../scripts/build/buildSite.ts';
import {
  changedDocuments,
  editCopyOf,
  expectSaved,
  save,
  shownPage,
} from '../tools/editorInBrowser.ts';

// Creating, publishing, moving and deleting pages of a small site, including the links to them: steps that Save writes.
test.use({ viewport: { width: 1280, height: 900 } });

const site = editCopyOf('tests/fixtures/second-site', {
  reset: async ({ content }) => {
    await rm(path.join(content, 'new-strings-felt.json'), { force: true });
    await rm(path.join(content, 'de'), { recursive: true, force: true });
    await cp('tests/fixtures/second-site', content, { recursive: true });
  },
});

const json = async (name: string) =>
  JSON.parse(await readFile(path.join(site.content, name), 'utf8'));
const list = (page: Page) => page.getByRole('table', { name: 'Pages' });
const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });
const open = (page: Page, fragment = '') => page.goto(`${site.editor.origin}/__edit${fragment}`);
const accessible = async (page: Page) =>
  expect((await new AxeBuilder({ page }).include('[role=dialog]').analyze()).violations).toEqual(
    [],
  );

test('a new page gets its address from its title, and is hidden from visitors until it is published', async ({
  page,
}) => {
  await open(page);
  await button(page, 'New page').click();
  await page.getByLabel(/^Title/).fill('New strings & felt');
  await expect(page.getByLabel(/^Address/)).toHaveValue('/new-strings-felt');
  await button(page, 'Create').click();
  await expect(shownPage(page).locator('h1')).toHaveText('New strings & felt');
  await expect(changedDocuments(page)).toBeVisible();
  expect(await readdir(site.content)).not.toContain('new-strings-felt.json');
  await save(page);
  expect(await json('new-strings-felt.json')).toMatchObject({ published: false });
  const built = await mkdtemp(path.join(tmpdir(), 'built-'));
  await buildSite({ content: site.content, out: built });
  expect(await readdir(built)).not.toContain('new-strings-felt');
  expect(await readFile(path.join(built, 'sitemap.xml'), 'utf8')).not.toContain('new-strings');
  await rm(built, { recursive: true });

  await expect(page.getByText('This page is not published')).toBeVisible();
  await button(page, 'Publish this page').click();
  await expect(page.getByText('This page is not published')).toBeHidden();
  await expect(changedDocuments(page)).toBeVisible();
  await button(page, 'Undo').click();
  await expect(page.getByText('This page is not published')).toBeVisible();
  await expectSaved(page);

  await page.getByRole('link', { name: 'All pages' }).click();
  const row = list(page).getByRole('row').filter({ hasText: 'New strings' });
  await expect(row).toContainText('Not published');
  await expect(list(page).getByRole('link', { name: /^Restoration/ })).toBeVisible();
});

test('changing the address of an open page updates all links to it, as one step among others', {
  tag: '@slow',
}, async ({ page }) => {
  await open(page, '#visit.json');
  const headline = shownPage(page).locator('h1');
  await expect(headline).toHaveText('Come in and play');
  await page.getByRole('list', { name: 'Blocks of this page' }).getByText('Hero').click();
  await page.getByLabel('Headline', { exact: true }).fill('Never saved');
  await open(page, '#visit.json:/path');
  await button(page, 'Change the address').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'New address' }).fill('/workshop');
  await accessible(page);
  await dialog.getByRole('button', { name: 'Change the address' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('/workshop', { exact: true })).toBeVisible();
  await expect(headline).toHaveText('Never saved');
  expect(await json('visit.json')).toMatchObject({ path: '/visit' });
  // Without the headline, which is an earlier step.
  await button(page, 'Undo').first().click();
  await button(page, 'Undo').first().click();
  await expect(headline).toHaveText('Come in and play');
  await expectSaved(page);
  for (const _ of ['headline', 'address']) await button(page, 'Redo').click();
  await save(page);
  expect(await json('visit.json')).toMatchObject({ path: '/workshop' });
  const { redirects, header } = await json('site.json');
  expect(redirects).toContainEqual({ from: '/visit', to: '/workshop' });
  expect(header.links).toContainEqual({ text: 'Visit', href: '/workshop' });
});

test('deleting a page removes links to it, and it can be brought back before and after the save', {
  tag: '@slow',
}, async ({ page }) => {
  await open(page);
  const remove = async () => {
    await button(page, 'Actions for Visit').press('Enter');
    await page.getByRole('menuitem', { name: 'Delete' }).press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('listitem').first()).toHaveText(
      /“Visit”\): the entry is removed$/,
    );
    await accessible(page);
    await dialog.getByLabel('The other page').selectOption('/prices');
    await dialog.getByRole('button', { name: 'Delete the page' }).click();
    await expect(dialog).toBeHidden();
  };
  const visit = list(page).getByRole('link', { name: /^Visit/ });
  await remove();
  await expect(visit).toHaveCount(0);
  const notice = page.getByRole('status').filter({ hasText: 'deleted.' });
  await notice.getByRole('button', { name: 'Undo' }).click();
  await expect(visit).toBeVisible();
  await expect(changedDocuments(page)).toHaveCount(0);

  await remove();
  await button(page, 'Save').click();
  await expect(changedDocuments(page)).toHaveCount(0);
  const { header, leadForm } = await json('site.json');
  expect(header.links.map(({ text }: { text: string }) => text)).toEqual(['Work', 'Prices']);
  expect(leadForm.page).toBe('/prices');
  expect(await readdir(site.content)).not.toContain('visit.json');
  await button(page, 'Restore').click();
  await expect(visit).toBeVisible();
  await button(page, 'Save').click();
  await expect(changedDocuments(page)).toHaveCount(0);
  expect(await json('visit.json')).toMatchObject({ path: '/visit' });
});

test('a site gets a second language: settings that inherit, a translated page, and its own menu', async ({
  page,
}) => {
  await open(page, '#site.json');
  await button(page, 'Language: English').click();
  await page.getByRole('menuitem', { name: 'Add a language' }).click();
  await page.getByLabel('Language', { exact: true }).selectOption({ label: 'German' });
  await accessible(page);
  await button(page, 'Add the language').click();
  await expect(page.getByRole('heading', { name: 'Site settings in German' })).toBeVisible();

  await open(page, '#restoration.json');
  await button(page, 'Language: English').click();
  await page.getByRole('menuitem', { name: 'Translate this page into German' }).click();
  await button(page, 'Translate this page').click();
  await expect(page.getByText('Not translated yet').first()).toBeVisible();
  const shown = shownPage(page);
  await expect(shown.locator('html')).toHaveAttribute('lang', 'de');
  const entry = shown
    .getByRole('banner')
    .locator('[data-field]')
    .filter({ hasText: /^Visit$/ })
    .first();
  await entry.click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Besuch');
  await expect(shown.getByRole('banner')).toContainText('Besuch');
  await save(page);

  await page.getByRole('link', { name: 'All pages' }).click();
  const row = list(page).getByRole('row').filter({ hasText: '/de/restoration' });
  await expect(row).toContainText(/\d+ texts to translate/);
  const { language, header, ...others } = await json('de/site.json');
  expect({ language, others: Object.keys(others) }).toEqual({
    language: 'de',
    others: ['$schema'],
  });
  expect(Object.keys(header)).toEqual(['links']);
  expect(header.links[0]).toEqual({ text: 'Besuch', href: '/visit' });
  expect((await json('site.json')).header.links[0]).toMatchObject({ text: 'Visit' });
  expect(await json('de/restoration.json')).toMatchObject({ published: false });
});
