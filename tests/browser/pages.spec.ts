import { checkPages } from '../tools/anyPage.ts';
import { contentOf, testSite } from '../tools/content.ts';
import { expect, test } from '../tools/test.ts';

checkPages(await contentOf(testSite));

test.describe('an unknown address', () => {
  // The browser reports the status of the page itself, and the page logs the path: both are asked for.
  test.use({ allowed: /status of 404|404: no page at/ });

  test('shows the not-found page with its status, and logs the path', async ({ page }) => {
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    const response = await page.goto('/demo/nowhere');
    expect(response?.status()).toBe(404);
    await expect(page.locator('h1')).toHaveText('Oops! Page not found');
    await expect(
      page.getByText('The page you’re looking for doesn’t exist or has been moved.'),
    ).toBeVisible();
    await expect(page.getByText('404', { exact: true })).toBeVisible();
    await expect.poll(() => logged).toContain('404: no page at /demo/nowhere');
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.locator('h1')).not.toHaveText('Oops! Page not found');
  });
});
