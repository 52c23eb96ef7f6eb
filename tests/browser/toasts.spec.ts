import { site } from '../tools/content.ts';
import { open } from '../tools/page.ts';
import { expect, test } from '../tools/test.ts';

for (const colorScheme of ['light', 'dark'] as const) {
  test(`a copied phone number is confirmed by a toast in the ${colorScheme} theme`, {
    tag: colorScheme === 'light' ? [] : '@slow',
  }, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.emulateMedia({ colorScheme });
    await open(page, '/');
    await page
      .locator('footer')
      .getByRole('button', { name: `Copy ${site.phones.main}` })
      .click();
    const toast = page.getByText(`${site.phones.main} copied.`);
    await expect(toast).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(site.phones.main);
    const [, lightness = 0] = await toast.evaluate((element) => {
      const { backgroundColor } = getComputedStyle(element);
      const context = document.createElement('canvas').getContext('2d');
      if (!context) throw new Error('There is no canvas.');
      context.fillStyle = backgroundColor;
      context.fillRect(0, 0, 1, 1);
      return Array.from(context.getImageData(0, 0, 1, 1).data);
    });
    expect(lightness > 128).toBe(colorScheme === 'light');
  });
}

test('a toast appears above an open dialog', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/');
  await page.locator('header a[data-action="lead-form"]:visible').click();
  await expect(page.getByRole('dialog').locator('iframe')).toBeVisible();
  // A visitor cannot click behind the dialog, but a slow page can cause the same kind of toast.
  await page.locator('footer button[aria-label^="Copy"]').first().dispatchEvent('click');
  await expect(page.locator('p:popover-open')).toBeVisible();
});
