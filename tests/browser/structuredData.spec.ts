import { open } from '../tools/page.ts';
import { expect, test } from '../tools/test.ts';

const graphs = 'script[type="application/ld+json"]';

test('structured data of a page is removed on the next page', async ({ page }) => {
  await open(page, '/faq');
  await expect(page.locator(graphs)).toHaveCount(1);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL('/about-us');
  await expect(page.locator(graphs)).toHaveCount(0);
});

test.describe('the 404 page', () => {
  test.use({ allowed: /status of 404|404: no page at/ });

  test('has no structured data and no canonical address', async ({ page }) => {
    await open(page, '/nowhere');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expect(page.locator(graphs)).toHaveCount(0);
    await expect(page.locator('link[rel=canonical], meta[property="og:url"]')).toHaveCount(0);
  });
});
