import type { Page } from '@playwright/test';
import { open } from '../tools/page.ts';
import { expect, test } from '../tools/test.ts';

const faq = { name: 'FAQ' };

/** Makes the browser report no user activation, which the test's own access to the page would cause. */
async function withoutActivation(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: false } });
  });
}

test.describe('blocked storage', () => {
  test.use({ allowed: /status of 404|did not load/ });

  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      const blocked = {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      };
      Object.defineProperty(window, 'localStorage', blocked);
      Object.defineProperty(window, 'sessionStorage', blocked);
      Object.defineProperty(window, 'indexedDB', blocked);
      Object.defineProperty(Document.prototype, 'cookie', blocked);
    }),
  );

  test('does not break pages, navigation, Back, the theme and the form dialog', async ({
    page,
  }) => {
    for (const route of ['/conference-rooms', '/contact-us', '/blog', '/privacy-policy', '/'])
      await open(page, route);
    await page.getByRole('radio', { name: 'Dark' }).check();
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          window.scrollTo({ top: 700, behavior: 'instant' });
          requestAnimationFrame(() => requestAnimationFrame(resolve));
        }),
    );
    // A locator's click() would scroll the page first.
    const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', faq);
    await link.dispatchEvent('click');
    await expect(page).toHaveURL('/faq');
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(700);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.locator('main a[data-action="lead-form"]').first().click();
    await expect(page.getByRole('dialog').locator('iframe')).toBeVisible();
  });

  test('prevents reloading a page whose code is missing', { tag: '@slow' }, async ({ page }) => {
    await withoutActivation(page);
    const loads: string[] = [];
    page.on('request', (request) => request.isNavigationRequest() && loads.push(request.url()));
    await page.route('**/assets/blocks-*.js', (route) => route.fulfill({ status: 404 }));
    const end = page.waitForEvent('console', (message) => message.text().includes('did not load'));
    await page.goto('/access-control');
    await end;
    expect(loads).toHaveLength(1);
  });
});
