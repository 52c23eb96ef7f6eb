import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { chooseBlock, editCopyOf, save } from '../tools/editorInBrowser.ts';

test.use({ viewport: { width: 1280, height: 800 } });

const site = editCopyOf('tests/fixtures/second-site');

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

async function expectAccessible(page: Page, within: string) {
  const { violations } = await new AxeBuilder({ page }).include(within).exclude('iframe').analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)])).toEqual([]);
}

test('an old version is shown in words and with its page', {
  tag: '@slow',
}, async ({ page }) => {
  await site.open(page, 'visit.json');
  await chooseBlock(page, 'Hero');
  await page.getByLabel('Headline', { exact: true }).fill('Come in and stay');
  await page.getByRole('button', { name: 'Move down', exact: true }).click();
  await save(page);
  await button(page, 'Versions').click();
  await expect(page.getByRole('dialog')).toContainText(
    'from “Come in and play” to “Come in and stay”',
  );
  await button(page, /^View the version of/).click();
  const old = page.frameLocator('iframe[title="The page as it was then"]');
  await expect(old.locator('h1')).toHaveText('Come in and play');
  await expect(page.getByRole('region', { name: 'Differences' }).getByRole('term')).toHaveCount(2);
  await expectAccessible(page, '[role="dialog"]:last-of-type');
  // Nothing in it can be changed, and no link leaves it.
  await expect(old.getByRole('textbox')).toHaveCount(0);
  await old.getByRole('main').getByRole('link').first().click();
  await expect(old.locator('h1')).toHaveText('Come in and play');
  await page.keyboard.press('Escape');
  await expect(old.locator('h1')).toHaveCount(0);
});
