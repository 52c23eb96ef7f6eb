import { open } from '../tools/page.ts';
import { expect, test } from '../tools/test.ts';

const graphs = 'script[type="application/ld+json"]';

test('what a page says of itself is not left on the next page', async ({ page }) => {
  await open(page, '/faq');
  await expect(page.locator(graphs)).toHaveCount(1);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL('/about-us');
  await expect(page.locator(graphs)).toHaveCount(0);
});

test.describe('the page of unknown addresses', () => {
  test.use({ allowed: /status of 404|404: no page at/ });

  test('says nothing of itself, and names no address of its own', async ({ page }) => {
    await open(page, '/nowhere');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expect(page.locator(graphs)).toHaveCount(0);
    await expect(page.locator('link[rel=canonical], meta[property="og:url"]')).toHaveCount(0);
  });
});
