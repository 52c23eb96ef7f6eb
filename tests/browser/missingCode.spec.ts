import type { Page } from '@playwright/test';
import { reloadedKey } from '../../src/start/early.ts';
import { site } from '../tools/content.ts';
import { codeArrived, hydrated, open, openWithoutCode } from '../tools/page.ts';
import { expect, test } from '../tools/test.ts';

const faq = { name: 'FAQ' };

/** Makes the browser report no user activation, which the test's own access to the page would cause. */
async function withoutActivation(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: false } });
  });
}

/** The addresses of navigation requests from now on. */
function loadsOf(page: Page): string[] {
  const loads: string[] = [];
  page.on('request', (request) => {
    const isOfPage = request.isNavigationRequest() && request.frame() === page.mainFrame();
    if (isOfPage) loads.push(request.url());
  });
  return loads;
}

test.describe('code that is missing after a new build', () => {
  test.use({ allowed: /status of 404|could not be rendered|without script|did not load/ });

  test('turns navigation into a full page load, and does not retry forever', async ({ page }) => {
    await withoutActivation(page);
    const loads = loadsOf(page);
    await page.route('**/assets/Faq-*.js', (route) => route.fulfill({ status: 404 }));
    await open(page, '/');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', faq).click();
    await expect(page).toHaveURL('/faq');
    await expect(page.locator('h1')).toHaveText('Frequently Asked Questions');
    // The page itself needs the missing code, too. It retries once and then starts without it.
    await hydrated(page);
    expect(loads.filter((address) => address.endsWith('/faq'))).toHaveLength(2);
  });

  test('is requested again with a reload, which gets the new page', async ({ page }) => {
    await withoutActivation(page);
    let documents = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents += 1;
    });
    await page.route('**/assets/blocks-*.js', (route) =>
      documents < 2 ? route.fulfill({ status: 404 }) : route.continue(),
    );
    await page.goto('/about-us');
    await hydrated(page);
    await expect(page.locator('h1')).toBeVisible();
    expect(documents).toBe(2);
    // The page has started, so the next missing code causes another reload.
    const remembered = () => page.evaluate((key) => sessionStorage.getItem(key), reloadedKey);
    await expect.poll(remembered).toBeNull();
  });

  test('is requested again with a reload if it is the entry file', {
    tag: '@slow',
  }, async ({ page }) => {
    await withoutActivation(page);
    let requests = 0;
    await page.route('**/assets/main-*.js', (route) => {
      requests += 1;
      return requests === 1 ? route.fulfill({ status: 404 }) : route.continue();
    });
    await page.goto('/about-us');
    await hydrated(page);
    expect(requests).toBe(2);
  });

  test('does not reload while the visitor types', { tag: '@slow' }, async ({ page }) => {
    const { release } = await openWithoutCode(page, site.leadForm.page);
    await page.route('**/assets/Embed-*.js', (route) => route.fulfill({ status: 404 }));
    const name = page.frameLocator('iframe').getByLabel('Your name');
    await name.click();
    await page.keyboard.type('A visitor');
    release();
    await hydrated(page);
    await expect(name).toHaveValue('A visitor');
    const text = await page.locator('main').innerText();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', faq).click();
    await expect(page.locator('h1')).toHaveText('Frequently Asked Questions');
    await page.goBack();
    await expect(name).toHaveValue('');
    await expect(page.locator('main')).toHaveText(text, { useInnerText: true });
  });

  test('is ignored if it was only prefetched', { tag: '@slow' }, async ({ page }) => {
    await page.route('**/assets/Faq-*.js', (route) => route.fulfill({ status: 404 }));
    // The link is in view, so its code can be prefetched at any time.
    const missed = page.waitForResponse('**/assets/Faq-*.js');
    await open(page, site.leadForm.page);
    const name = page.frameLocator('iframe').getByLabel('Your name');
    await name.fill('A visitor');
    const loads = loadsOf(page);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', faq).hover();
    await codeArrived(page, missed);
    await expect(name).toHaveValue('A visitor');
    await expect(page).toHaveURL(site.leadForm.page);
    expect(loads).toEqual([]);
  });
});
