import { expect, test } from '@playwright/test';
import { editorPath } from '../../editor/api.ts';
import { browserPath, playwrightArguments } from '../../scripts/findBrowser.ts';
import { editCopyOf, shownPage } from '../tools/editorInBrowser.ts';

// A browser whose text size is set to twice the default.
test.use({
  launchOptions: {
    executablePath: browserPath(),
    args: [...playwrightArguments(), '--blink-settings=defaultFontSize=32'],
  },
});

const site = editCopyOf('tests/fixtures/second-site');

test('all text follows the text size of the browser, and fits in the window', async ({ page }) => {
  const fits = async () => {
    const size = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
    expect(await page.locator('body').evaluate(size)).toBe(28);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
    ).toBeLessThanOrEqual(0);
  };
  await page.goto(`${site.editor.origin}${editorPath}`);
  await expect(page.getByRole('table', { name: 'Pages' })).toBeVisible();
  await fits();
  await page.goto(`${site.editor.origin}${editorPath}#home.json`);
  await expect(shownPage(page).locator('h1')).toBeVisible();
  await fits();
  // As in a narrow window, one part at a time.
  await page.getByRole('button', { name: 'Fields' }).click();
  await expect(page.getByLabel('Title', { exact: true }).first()).toBeVisible();
  await fits();
});
