import { cp, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { expect, type Page, type Route, test } from '@playwright/test';
import { apiPath } from '../../editor/api.ts';
import { editCopyOf } from '../tools/editorInBrowser.ts';

// A late response is applied where it was requested, even if the person has continued working elsewhere.

test.use({ viewport: { width: 1440, height: 900 } });

const site = editCopyOf('tests/fixtures/site', {
  reset: async ({ place, content }) => {
    await rm(path.join(place, '.editor'), { recursive: true, force: true });
    await rm(content, { recursive: true });
    await cp('tests/fixtures/site', content, { recursive: true });
  },
});

/** Delays requests to an endpoint until the returned function is called. */
async function holdBack(page: Page, name: string): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let isOpen = false;
  await page.route(`**${apiPath}${name}`, async (route) => {
    if (isOpen) await route.continue();
    else held.push(route);
  });
  return async () => {
    isOpen = true;
    // Canceled requests cannot be continued.
    await Promise.all(held.map((route) => route.continue().catch(() => {})));
  };
}

const blocks = (page: Page) => page.getByRole('list', { name: 'Blocks of this page' });
const state = (page: Page) => page.getByRole('banner').getByRole('status');
const link = (page: Page) => page.getByRole('combobox', { name: 'Leads to' }).first();
const messages = (page: Page) => page.getByRole('list', { name: 'Messages' });
const select = (page: Page, block: string) =>
  blocks(page).getByRole('button', { name: block }).first().click();
const pdf = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7\n%%EOF\n'),
});

async function openPage(page: Page, name: string): Promise<void> {
  await page.goto(`${site.editor.origin}/__edit#${name}`);
  await expect(page.frameLocator('iframe').first().locator('h1')).toBeVisible();
}

async function chooseFile(page: Page, name = 'Brochure.pdf'): Promise<void> {
  const input = page.getByLabel('Leads to: a file from this computer').first();
  await input.setInputFiles(pdf(name));
  await expect(page.getByText('Adding the file …')).toBeVisible();
}

async function saved(page: Page, name: string) {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(state(page)).toHaveText('Saved');
  return JSON.parse(await readFile(path.join(site.content, name), 'utf8'));
}
type Block = { type: string; href?: string; headline?: string };

test('a file is added to the block that it was chosen for, even if it has moved and another is being edited', {
  tag: '@slow',
}, async ({ page }) => {
  await openPage(page, 'home.json');
  const before: { blocks: Block[] } = JSON.parse(
    await readFile(path.join(site.content, 'home.json'), 'utf8'),
  );
  await select(page, 'CTA band');
  const arrive = await holdBack(page, 'uploadDownload');
  await chooseFile(page);
  await blocks(page).getByRole('button', { name: 'Move up', exact: true }).click();
  await select(page, 'Hero');
  await expect(messages(page)).toContainText('Adding “Brochure.pdf” …');
  await page.getByLabel('Headline', { exact: true }).fill('Written while it was uploaded');
  await arrive();
  await expect(messages(page)).toContainText('brochure.pdf added.');
  await messages(page).getByRole('button', { name: 'Dismiss' }).click();
  const after: { blocks: Block[] } = await saved(page, 'home.json');
  const of = (type: string) => after.blocks.find((block) => block.type === type);
  expect(of('cta-band')?.href).toBe('/downloads/brochure.pdf');
  expect(of('hero')).toEqual({
    ...before.blocks.find(({ type }) => type === 'hero'),
    headline: 'Written while it was uploaded',
  });
  const place = ({ blocks: all }: { blocks: Block[] }) =>
    all.findIndex(({ type }) => type === 'cta-band');
  expect(place(after)).toBe(place(before) - 1);
});

test('reports that the block for a file was deleted, and does not add a canceled file', {
  tag: '@slow',
}, async ({ page }) => {
  await openPage(page, 'home.json');
  await select(page, 'CTA band');
  let arrive = await holdBack(page, 'uploadDownload');
  await chooseFile(page);
  await link(page).focus();
  await page.keyboard.press('Escape');
  await expect(page.getByText('Adding the file …')).toHaveCount(0);
  await arrive();
  await page.unroute(`**${apiPath}uploadDownload`);
  await expect(state(page)).toHaveText('Saved');

  arrive = await holdBack(page, 'uploadDownload');
  await chooseFile(page, 'Second.pdf');
  await blocks(page).getByRole('button', { name: 'Delete', exact: true }).click();
  await arrive();
  await expect(messages(page)).toContainText('has been removed');
  expect(JSON.stringify(await saved(page, 'home.json'))).not.toContain('/downloads/');
});

test('text typed in the settings during an upload is kept', { tag: '@slow' }, async ({ page }) => {
  await page.goto(`${site.editor.origin}/__edit#site.json:/header`);
  const text = page.getByRole('main').getByRole('textbox').first();
  await expect(text).toBeVisible();
  const arrive = await holdBack(page, 'uploadDownload');
  await chooseFile(page);
  await text.fill('Written meanwhile');
  await arrive();
  await expect(link(page)).toHaveValue('File: brochure.pdf');
  await expect(text).toHaveValue('Written meanwhile');
});

test('closing the dialog during an upload cancels adding the picture', {
  tag: '@slow',
}, async ({ page }) => {
  await openPage(page, 'home.json');
  await select(page, 'Hero');
  const arrive = await holdBack(page, 'uploadPicture');
  const buffer = await readFile('tests/fixtures/second-site/pictures/bench.jpg');
  const input = page.getByLabel('Picture', { exact: true }).first();
  await input.setInputFiles({ name: 'Room.jpg', mimeType: 'image/jpeg', buffer });
  const dialog = page.getByRole('dialog', { name: 'A new picture' });
  await dialog.getByLabel('What does it show?').fill('A room');
  await dialog.getByRole('button', { name: 'Add it' }).click();
  await expect(dialog.getByText('Adding “Room.jpg” …')).toBeVisible();
  const stopped = page.waitForEvent('requestfailed', (request) =>
    request.url().endsWith('/uploadPicture'),
  );
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await stopped;
  await arrive();
  await expect(state(page)).toHaveText('Saved');
});
