import type { Page } from '@playwright/test';
import { hydrated, open } from '../tools/page.ts';
import { expect, test } from '../tools/test.ts';

const faq = { name: 'FAQ' };

/** Makes the browser save data, so that no page is prefetched. */
async function withoutPrefetch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
}

test('on a very slow connection a page can be read, and its form opened, before its code has loaded', {
  tag: '@slow',
}, async ({ page }) => {
  const client = await page.context().newCDPSession(page);
  // 2G: 800 ms round trip, 280 kilobits per second.
  const line = {
    offline: false,
    latency: 800,
    downloadThroughput: 35_000,
    uploadThroughput: 32_000,
  };
  await client.send('Network.emulateNetworkConditions', line);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('footer')).toBeAttached();
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');
  await page.locator('main a[data-action="lead-form"]').first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');
  await expect(dialog.frameLocator('iframe').getByLabel('Your name')).toBeVisible();
});

test.describe('offline', () => {
  test.use({ allowed: /ERR_INTERNET_DISCONNECTED/ });
  const failure = 'The page could not be loaded. Check your connection';

  test('an uncached page shows a toast, and opens when the browser is online again', async ({
    page,
    context,
  }) => {
    await withoutPrefetch(page);
    await open(page, '/');
    const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', faq);
    await context.setOffline(true);
    await link.dispatchEvent('click');
    await expect(page.getByText(failure)).toBeVisible();
    await expect(page).toHaveURL('/');
    await expect(page.locator('h1')).toBeVisible();
    await context.setOffline(false);
    await link.click();
    await expect(page).toHaveURL('/faq');
    await expect(page.locator('h1')).toHaveText('Frequently Asked Questions');
  });

  test('Back to an uncached page keeps the current page and its address', {
    tag: '@slow',
  }, async ({ page, context }) => {
    await withoutPrefetch(page);
    await open(page, '/');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', faq).click();
    await expect(page).toHaveURL('/faq');
    await page.reload();
    await hydrated(page);
    await context.setOffline(true);
    await page.evaluate(() => history.back());
    await expect(page.getByText(failure)).toBeVisible();
    await expect(page).toHaveURL('/faq');
    await expect(page.locator('h1')).toHaveText('Frequently Asked Questions');
    await context.setOffline(false);
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect(page.locator('h1')).not.toHaveText('Frequently Asked Questions');
  });

  test('the dialog has a phone number, and its form loads when the browser is online again', async ({
    page,
    context,
  }) => {
    await withoutPrefetch(page);
    await open(page, '/');
    const button = page.locator('main a[data-action="lead-form"]').first();
    await context.setOffline(true);
    await button.click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('link', { name: /^Call / })).toBeInViewport();
    await page.goBack();
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL('/');
    await context.setOffline(false);
    await button.click();
    await expect(dialog.frameLocator('iframe').getByLabel('Your name')).toBeVisible();
  });

  test.describe('a picture', () => {
    test.use({
      baseURL: `http://localhost:${process.env.SECOND_PORT}`,
      // The policy of the site blocks the styles that Chromium adds when it shows a picture by itself.
      allowed: /ERR_INTERNET_DISCONNECTED|inline style/,
    });

    test('shows a toast, and opens when the browser is online again', { tag: '@slow' }, async ({
      page,
      context,
    }) => {
      await open(page, '/work');
      await context.setOffline(true);
      await page.locator('#bench a').first().click();
      await expect(page.getByText(failure)).toBeVisible();
      await expect(page).toHaveURL('/work');
      await context.setOffline(false);
      const address = await page.locator('#bench a').first().getAttribute('href');
      await page.locator('#bench a').first().click();
      // Older Chromium never requests a module again that it could not load, so the link is followed.
      const dialog = page.getByRole('dialog');
      const isOpen = async () => page.url().endsWith(`${address}`) || (await dialog.isVisible());
      await expect.poll(isOpen).toBe(true);
    });
  });
});
