import { site } from '../tools/content.ts';
import { open } from '../tools/page.ts';
import { expect, test } from '../tools/test.ts';

test('a copied phone number is confirmed by a toast, whose code comes with the first one', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/');
  await expect(page.locator('[data-sonner-toaster]')).toHaveCount(0);
  await page
    .locator('footer')
    .getByRole('button', { name: `Copy ${site.phones.main}` })
    .click();
  await expect(page.getByText(`${site.phones.main} is copied.`)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(site.phones.main);
});
