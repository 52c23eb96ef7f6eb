import AxeBuilder from '@axe-core/playwright';
import { expect, type FrameLocator, type Page, test } from '@playwright/test';
import { editCopyOf } from '../tools/editorInBrowser.ts';

test.use({ viewport: { width: 1280, height: 800 } });

const site = editCopyOf('tests/fixtures/second-site');

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const state = (page: Page) => page.getByRole('banner').getByRole('status');
const canvas = (page: Page) => page.frameLocator('iframe[title="The page"]');
const frame = (page: Page, title: string): FrameLocator =>
  page.frameLocator(`iframe[title="${title}"]`);

async function expectAccessible(page: Page, within: string) {
  const { violations } = await new AxeBuilder({ page }).include(within).exclude('iframe').analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)])).toEqual([]);
}

async function openPage(page: Page, name: string) {
  await page.goto(`${site.editor.origin}/__edit#${name}`);
  await expect(canvas(page).locator('h1')).toBeVisible();
}

test('lists unsaved changes next to both pages, and reverts and restores one change', {
  tag: '@slow',
}, async ({ page }) => {
  await openPage(page, 'visit.json');
  const blocks = page.getByRole('list', { name: 'Blocks of this page' });
  await blocks.getByRole('button', { name: 'Hero' }).first().click();
  await page.getByLabel('Headline', { exact: true }).fill('Come in and stay');
  await expect(canvas(page).locator('h1')).toHaveText('Come in and stay');
  await page.getByRole('button', { name: 'Move down', exact: true }).click();
  await expect(state(page)).not.toHaveText(/Saved|Checking/);

  await button(page, 'My changes').click();
  const list = page.getByRole('list', { name: 'Differences' });
  await expect(frame(page, 'As it was saved').locator('h1')).toHaveText('Come in and play');
  await expect(frame(page, 'As it is now').locator('h1')).toHaveText('Come in and stay');
  await list.getByRole('button', { name: /^Hero › Headline/ }).click();
  await expect(frame(page, 'As it is now').locator('[data-changed]')).toHaveCount(1);
  await expectAccessible(page, '[role="dialog"]');
  await list.getByRole('button', { name: /^Revert: Hero › Headline/ }).click();
  await expect(page.locator(':focus')).toContainText('Undo restores it');
  await expect(frame(page, 'As it is now').locator('h1')).toHaveText('Come in and play');
  await page.keyboard.press('Escape');
  await expect(canvas(page).locator('h1')).toHaveText('Come in and play');
  await button(page, 'Undo').click();
  await expect(canvas(page).locator('h1')).toHaveText('Come in and stay');
  await button(page, 'Save').click();
  await expect(state(page)).toHaveText('Saved');

  await button(page, 'Versions').click();
  await expect(page.getByRole('dialog')).toContainText(
    'from “Come in and play” to “Come in and stay”',
  );
  await button(page, /^View the version of/).click();
  await expect(frame(page, 'As it was then').locator('h1')).toHaveText('Come in and play');
  await expect(list.getByRole('listitem')).toHaveCount(2);
});
