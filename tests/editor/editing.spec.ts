import { execFileSync } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { chooseBlock, editCopyOf, expectSaved, save, shownPage } from '../tools/editorInBrowser.ts';
import { commitAll } from '../tools/git.ts';
import { lateFrames } from '../tools/lateFrames.ts';

// The editor on a copy of the test site, used as people use it.

test.use({ viewport: { width: 1440, height: 900 } });

const site = editCopyOf('tests/fixtures/site', {
  prepare: ({ place }) => commitAll(place),
  reset: async ({ place }) => {
    execFileSync('git', ['checkout', '-q', '.'], { cwd: place });
    execFileSync('git', ['clean', '-qfdx'], { cwd: place });
  },
});

const read = (name: string) => readFile(path.join(site.content, name), 'utf8');
const json = async (name: string) => JSON.parse(await read(name));
const changedLines = () =>
  execFileSync('git', ['diff', '--numstat'], { cwd: site.place, encoding: 'utf8' }).trim();
const undo = (page: Page) =>
  page.getByRole('banner', { name: 'Editor' }).getByRole('button', { name: 'Undo', exact: true });
// Keystrokes in one field without a pause are one step.
const steps = (page: Page, count: number) =>
  expect(undo(page)).toHaveAttribute('title', `Steps that can be undone: ${count}`);
const blocks = (page: Page) => page.getByRole('list', { name: 'Blocks of this page' });

test('opening a page changes and writes nothing', {
  tag: '@slow',
}, async ({ page }) => {
  await page.goto(`${site.editor.origin}/__edit`);
  for (const name of ['home.json', 'terms-of-service.json', 'conference-rooms.json']) {
    await site.open(page, name);
    await expectSaved(page);
  }
  expect(changedLines()).toBe('');
});

const colorOf = (element: Locator) =>
  element.evaluate((shown) => getComputedStyle(shown).backgroundColor);

test('a testimonial can be added using only the keyboard', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await site.open(page, 'about-us.json');
  const before = (await json('about-us.json')).blocks;
  await page.getByRole('button', { name: 'Add a block', exact: true }).focus();
  await page.keyboard.press('Enter');
  const search = page.frameLocator('iframe[title="Blocks"]').getByLabel('Find a block');
  await expect(search).toBeFocused();
  await expect(search).toHaveCSS('background-color', await colorOf(page.getByRole('dialog')));
  await page.keyboard.type('customers say');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(search).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(blocks(page).getByRole('button', { name: 'Testimonials' })).toBeVisible();
  const headline = page.getByLabel('Headline', { exact: true });
  await headline.focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('What our customers say');
  await expect(
    shownPage(page).getByRole('heading', { name: 'What our customers say' }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expectSaved(page);
  const after = (await json('about-us.json')).blocks;
  expect(after).toHaveLength(before.length + 1);
  expect(after.at(-1)).toMatchObject({ type: 'testimonials', headline: 'What our customers say' });
  expect(after.slice(0, -1)).toEqual(before);
});

test('text typed right after adding an entry goes into that entry, even with slow rendering', {
  tag: '@slow',
}, async ({ page }) => {
  await page.addInitScript(lateFrames);
  await site.open(page, 'faq.json');
  await blocks(page).getByRole('button', { name: /^FAQ/ }).click();
  await page.getByRole('button', { name: /^Add to “/ }).click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('How soon?');
  await expect(page.locator(':focus')).toHaveValue('How soon?');
});

test('a block can be chosen by its picture, added at the “+”, and dragged to another place', async ({
  page,
}) => {
  await site.open(page, 'faq.json');
  await blocks(page).getByRole('button', { name: 'Add a block before block 2' }).click();
  const pictures = page.frameLocator('iframe[title="Blocks"]');
  await pictures.getByRole('button', { name: /^Process/ }).click();
  const headline = { name: 'Your headline: how the work goes' };
  await expect(shownPage(page).getByRole('heading', headline)).toBeVisible();
  await expect(blocks(page).getByRole('listitem')).toHaveCount(5);
  const entry = (name: string) => blocks(page).getByRole('listitem').filter({ hasText: name });
  await entry('Process').getByRole('button').nth(1).dragTo(entry('CTA band'));
  await save(page);
  expect((await json('faq.json')).blocks.map(({ type }: { type: string }) => type)).toEqual([
    ...['hero', 'faq', 'banner', 'cta-band', 'process'],
  ]);
});

test('a block can be copied to another page', { tag: '@slow' }, async ({ page }) => {
  await site.open(page, 'faq.json');
  await chooseBlock(page, 'Banner');
  await page.getByRole('button', { name: 'Copy for another page' }).click();
  await site.open(page, 'about-us.json');
  await page.getByRole('button', { name: 'Add a block', exact: true }).click();
  await page.getByRole('button', { name: 'Paste “Banner”' }).click();
  await save(page);
  const banner = (await json('faq.json')).blocks[2];
  expect((await json('about-us.json')).blocks.at(-1)).toEqual(banner);
});

test('a block can be moved, duplicated and deleted, and each step undone', {
  tag: '@slow',
}, async ({ page }) => {
  await site.open(page, 'faq.json');
  const types = async () =>
    (await json('faq.json')).blocks.map(({ type }: { type: string }) => type);
  expect(await types()).toEqual(['hero', 'faq', 'banner', 'cta-band']);
  await chooseBlock(page, 'Banner');
  await page.getByRole('button', { name: 'Move up', exact: true }).click();
  await expect(page.getByText('Banner is now block 2 of 4.')).toBeAttached();
  await save(page);
  expect(await types()).toEqual(['hero', 'banner', 'faq', 'cta-band']);
  await blocks(page).getByRole('button', { name: 'Duplicate', exact: true }).click();
  await expect(blocks(page).getByRole('listitem')).toHaveCount(5);
  await steps(page, 2);
  await blocks(page).getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(blocks(page).getByRole('listitem')).toHaveCount(4);
  await steps(page, 3);
  const notice = page.getByRole('status').filter({ hasText: 'Banner deleted.' });
  await notice.getByRole('button', { name: 'Undo' }).click();
  await expect(blocks(page).getByRole('listitem')).toHaveCount(5);
});

test('the list of pages and its dialogs have no accessibility violations, also on a phone', {
  tag: '@slow',
}, async ({ page }) => {
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${site.editor.origin}/__edit`);
    await expect(page.getByRole('table', { name: 'Pages' })).toBeVisible();
    const found = async () =>
      (await new AxeBuilder({ page }).exclude('iframe').analyze()).violations;
    expect(await found()).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await page.getByRole('button', { name: 'Actions for About Us' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
    expect(await found()).toEqual([]);
    await page.keyboard.press('Escape');
  }
});

test('a build contains no editor code and no schemas', async () => {
  const assets = await readdir('dist.tests/assets');
  const scripts = assets.filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(5);
  for (const name of scripts) {
    const code = await readFile(path.join('dist.tests/assets', name), 'utf8');
    expect(code, name).not.toMatch(/plaintext-only|ZodError|x-editor-token|__edit/i);
  }
});
