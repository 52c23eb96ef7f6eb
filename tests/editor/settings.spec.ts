import { readFile } from 'node:fs/promises';
import path from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { editCopyOf, expectSaved, shownPage } from '../tools/editorInBrowser.ts';

// Finding and changing site settings.

test.use({ viewport: { width: 1280, height: 800 } });

const copy = editCopyOf('tests/fixtures/site');

const site = async () => JSON.parse(await readFile(path.join(copy.content, 'site.json'), 'utf8'));
const edited = (page: Page) => shownPage(page).locator('[data-edited]');
const form = (page: Page) => page.getByRole('main');

test('the page next to the settings stays in its place when it scrolls to a setting', async ({
  page,
}) => {
  await copy.open(page, 'site.json');
  const top = async () => (await page.getByTitle('The page').boundingBox())?.y;
  const before = await top();
  const links = page.getByRole('navigation', { name: 'Sections' });
  for (const name of ['Footer', 'Company']) {
    await links.getByRole('link', { name }).click();
    await expect(edited(page).first()).toBeInViewport();
    expect(await top(), name).toBe(before);
  }
});

test('a setting can be found by its text, and the page shows it in its open menu', async ({
  page,
}) => {
  await copy.open(page, 'site.json');
  await page.getByLabel('Find a setting').fill('access control');
  await page.getByRole('list', { name: 'Settings found' }).getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('Header and menu');
  await expect(page.locator('input:focus')).toHaveValue('Access Control');
  await expect(edited(page)).toBeVisible();
  await expect(edited(page)).toContainText('Access Control');
  await page.locator('input:focus').fill('Doors');
  await expect(edited(page)).toContainText('Doors');
  const undo = page.getByRole('button', { name: 'Undo', exact: true });
  await expect(undo).toHaveAttribute('title', 'Steps that can be undone: 1');

  // Moving by keyboard keeps the cursor in the entry, and is one undo step.
  await page.keyboard.press('Alt+ArrowUp');
  await expect(page.locator('input:focus')).toHaveValue('Doors');
  const { groups } = (await site()).header.services;
  const menu = shownPage(page).locator('header details ul').nth(1).locator('b');
  await expect(menu.first()).toHaveText('Doors');
  await undo.click();
  await expect(menu.last()).toHaveText('Doors');
  await undo.click();
  await expect(menu.last()).toHaveText(groups[1].links.at(-1).text);
  await expectSaved(page);
});

test('the edited setting is in view when the page loads and when the window gets shorter', {
  tag: '@slow',
}, async ({ page }) => {
  await copy.open(page, 'site.json:/footer/columns/0/title');
  await expect(edited(page)).toBeInViewport();
  await page.setViewportSize({ width: 1280, height: 500 });
  await expect(edited(page)).toBeInViewport();
});

test('a list entry can be dragged, and nothing is cut off in narrow windows', {
  tag: '@slow',
}, async ({ page }) => {
  await copy.open(page, 'site.json:/header/links');
  const links = form(page).getByRole('group', { name: 'Links' }).last();
  const before = (await site()).header.links.map(({ text }: { text: string }) => text);
  const dots = links.getByTitle('Drag to move');
  await dots.first().dragTo(links.getByRole('listitem').nth(2));
  const shown = shownPage(page).locator('header nav > ul > li > a');
  await expect(shown).toHaveText([...before.slice(1, 3), before[0], ...before.slice(3)]);

  for (const width of [1280, 1024, 768]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze();
    expect(violations).toEqual([]);
  }
});

test('on a phone, the settings show their sections, fields or page, and a section opens its fields', {
  tag: '@slow',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${copy.editor.origin}/__edit#site.json`);
  const tab = (name: string) =>
    page.getByRole('navigation', { name: 'Parts of the editor' }).getByRole('button', { name });
  const heading = page.getByRole('heading', { level: 2 });
  await expect(heading).toHaveText('Company');
  await tab('Sections').click();
  await expect(heading).toBeHidden();
  const sections = page.getByRole('navigation', { name: 'Sections' });
  await sections.getByText('Company', { exact: true }).click();
  await expect(heading).toHaveText('Company');
  await expect(form(page).locator('input:focus')).toBeVisible();
  await tab('Sections').click();
  await sections.getByText('Footer', { exact: true }).click();
  await expect(heading).toHaveText('Footer');
  await expect(sections).toBeHidden();
  await tab('Page').click();
  await expect(shownPage(page).locator('footer')).toBeVisible();
  await expect(form(page)).toBeHidden();
});
