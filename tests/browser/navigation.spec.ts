import type { Page } from '@playwright/test';
import { site } from '../tools/content.ts';
import { beIdle, hydrated, open, openWithoutCode } from '../tools/page.ts';
import { expect, test } from '../tools/test.ts';

test('hovering over a link prefetches its page, so a click requests nothing', async ({ page }) => {
  await withoutPrefetchInView(page);
  await open(page, '/');
  const requests: string[] = [];
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'FAQ' });
  // The document, its block's code, and the imports.
  const fetched = ['**/faq.json', '**/assets/Faq-*.js', '**/assets/dist-*.js'].map((url) =>
    page.waitForResponse(url),
  );
  await link.hover();
  for (const response of await Promise.all(fetched)) await response.finished();
  page.on('request', (request) => requests.push(request.url()));
  await link.click();
  await expect(page).toHaveURL('/faq');
  await expect(page.locator('h1')).toHaveText('Frequently Asked Questions');
  expect(requests).toEqual([]);
});

test('pages of links in view are prefetched when the page is idle, and others are not', {
  tag: '@slow',
}, async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await open(page, '/');
  await expect.poll(() => requests).toContain('/faq.json');
  await expect.poll(() => requests).toContain('/contact-us.json');
  // One page is prefetched each time the page is idle, and there are fewer links than this.
  await beIdle(page, 60);
  expect(await page.locator('a[href^="/"]').count()).toBeLessThan(60);
  // Only the footer links to it.
  expect(requests).not.toContain('/privacy-policy.json');
  await page.locator('footer').scrollIntoViewIfNeeded();
  await expect.poll(() => requests).toContain('/privacy-policy.json');
});

/** Makes the browser save data. */
async function withoutPrefetchInView(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
}

test('before the page’s code has loaded, the page of a link under the mouse is prefetched', async ({
  page,
}) => {
  const fetched: string[] = [];
  let candidates: string[] = [];
  const browser = await page.context().newCDPSession(page);
  await browser.send('Preload.enable');
  browser.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
    if (status === 'Ready') fetched.push(new URL(prefetchUrl).pathname);
  });
  browser.on('Preload.preloadingAttemptSourcesUpdated', ({ preloadingAttemptSources }) => {
    candidates = preloadingAttemptSources.map(({ key }) => new URL(key.url).pathname);
  });
  const { release } = await openWithoutCode(page, '/');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'FAQ' }).hover();
  await expect.poll(() => fetched).toEqual(['/faq']);
  expect(candidates).toContain('/privacy-policy');
  // Not the page to which the links of the form's dialog lead.
  expect(candidates).not.toContain(site.leadForm.page);
  release();
  await hydrated(page);
  await expect.poll(() => candidates).toEqual([]);
});

test('a link to a block on another page scrolls to the block', async ({ page }) => {
  await open(page, '/faq');
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '/contact-us#contact-form';
    link.textContent = 'To the form';
    document.querySelector('main')?.prepend(link);
  });
  await page.getByRole('link', { name: 'To the form' }).click();
  await expect(page).toHaveURL('/contact-us#contact-form');
  await expect(page.locator('#contact-form')).toBeFocused();
  // The section starts below the header, so that its headline is not covered.
  const gap = page.locator('#contact-form').evaluate((section) => {
    const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    return Math.abs(section.getBoundingClientRect().top - header);
  });
  expect(await gap).toBeLessThan(2);
});

test('the browser handles links opened in a new tab and phone links', async ({ page, context }) => {
  await open(page, '/');
  const opened = context.waitForEvent('page');
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'FAQ' })
    .click({ modifiers: ['ControlOrMeta'] });
  await expect(await opened).toHaveURL('/faq');
  await expect(page).toHaveURL('/');
  expect(await page.locator('header a[href^="tel:"]:visible').getAttribute('href')).toBe(
    'tel:+19195550100',
  );
});

test('navigation shows the first block before the others, and Back the complete page at once', async ({
  page,
}) => {
  await open(page, '/');
  const whole = await page.evaluate(() => {
    const main = document.getElementById('main');
    const counts: number[] = [];
    Reflect.set(window, 'counts', counts);
    const count = () => counts.push(main?.querySelectorAll(':scope > section').length ?? 0);
    if (main) new MutationObserver(count).observe(main, { childList: true });
    return main?.querySelectorAll(':scope > section').length;
  });
  const counts = (): Promise<number[]> => page.evaluate(() => Reflect.get(window, 'counts'));
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'FAQ' }).click();
  await expect.poll(counts).toEqual([1, 3]);
  await page.goBack();
  await expect.poll(counts).toEqual([1, 3, whole]);
});

test('double clicks and quick Back and Forward end at the last target', {
  tag: '@slow',
}, async ({ page }) => {
  await open(page, '/');
  const nav = page.getByRole('navigation', { name: 'Main' });
  await nav.getByRole('link', { name: 'FAQ' }).dblclick();
  await expect(page).toHaveURL('/faq');
  await expect(page.locator('h1')).toHaveText('Frequently Asked Questions');
  // The header's button has a different label there, so the menu next to it moves when the header is rendered again.
  await expect(page.getByRole('banner').getByRole('link', { name: 'Get In Touch' })).toBeVisible();
  await nav.getByRole('link', { name: 'About' }).first().click();
  await expect(page).toHaveURL('/about-us');
  for (const step of [-1, -1, 1, 1, -1]) {
    await page.evaluate((by) => history.go(by), step);
  }
  await expect(page).toHaveURL('/faq');
  await expect(page.locator('h1')).toHaveText('Frequently Asked Questions');
});
