import type { Page } from '@playwright/test';
import { pages, site } from './support/content.ts';
import { hydrated, open } from './support/page.ts';
import { expect, test } from './support/test.ts';

const titleOf = (path: string) => pages.find((page) => page.path === path)?.title ?? '';

test('a move between pages keeps the document and changes title, focus, scroll and announcement', async ({
  page,
}) => {
  await open(page, '/');
  await page.evaluate(() => Reflect.set(window, 'sameDocument', true));
  await page.mouse.wheel(0, 900);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'FAQ' }).click();
  await expect(page.locator('h1')).toHaveText('Frequently Asked Questions');
  await expect(page).toHaveTitle(titleOf('/faq'));
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${site.url}/faq`);
  await expect(page.locator('link[rel=canonical]')).toHaveCount(1);
  const announced = page.locator('#root > [role=status]').first();
  await expect(announced).toHaveText(titleOf('/faq'));
  await expect(announced).toBeFocused();
  // It is heard and not seen: in view it would push the page down until the next click.
  expect((await announced.boundingBox())?.height).toBe(1);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  expect(await page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBe(true);

  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
});

const scrollTo = (page: Page, top: number) =>
  page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const inHeader = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).first();
const announced = (page: Page) => page.locator('#root > [role=status]').first();

/** Follows a link of the header where it is: a locator's click would scroll the page first. */
async function follow(page: Page, name: string): Promise<void> {
  await inHeader(page, name).dispatchEvent('click');
}

test('back and forward restore where the visitor was, after a reload too', async ({ page }) => {
  await open(page, '/conference-rooms');
  await scrollTo(page, 1500);
  await follow(page, 'FAQ');
  await expect(page).toHaveTitle(titleOf('/faq'));
  await scrollTo(page, 400);
  await page.goBack();
  await expect(page).toHaveTitle(titleOf('/conference-rooms'));
  await expect.poll(() => scrollTop(page)).toBe(1500);
  await page.goForward();
  await expect(page).toHaveTitle(titleOf('/faq'));
  await expect.poll(() => scrollTop(page)).toBe(400);

  // The browser restores the position of a reload; the other entries keep theirs.
  await page.reload();
  await hydrated(page);
  await expect.poll(() => scrollTop(page)).toBe(400);
  await page.goBack();
  await expect(page).toHaveTitle(titleOf('/conference-rooms'));
  await expect.poll(() => scrollTop(page)).toBe(1500);
  await expect(announced(page)).toBeFocused();
  await page.reload();
  await hydrated(page);
  await page.goForward();
  await expect(page).toHaveTitle(titleOf('/faq'));
  await expect.poll(() => scrollTop(page)).toBe(400);
});

test('back to a page that was not scrolled leads to its top, also when another load was', async ({
  page,
}) => {
  await open(page, '/conference-rooms');
  await scrollTo(page, 1500);
  await open(page, '/');
  await follow(page, 'FAQ');
  await expect(page).toHaveTitle(titleOf('/faq'));
  await scrollTo(page, 1000);
  await page.goBack();
  await expect(page).toHaveTitle(titleOf('/'));
  await expect.poll(() => scrollTop(page)).toBe(0);
});

test('back to a block of a page that has to be fetched again arrives at the block', async ({
  page,
}) => {
  await open(page, '/contact-us#contact-form');
  await follow(page, 'FAQ');
  await expect(page).toHaveTitle(titleOf('/faq'));
  await page.evaluate(() => {
    // An entry that was made without a position.
    const { state } = window.history;
    window.history.replaceState({ ...state, usr: { ...state.usr, positions: {} } }, '');
    window.addEventListener('pagehide', (event) => event.stopImmediatePropagation(), true);
  });
  await page.reload();
  await hydrated(page);
  await page.goBack();
  await expect(page).toHaveURL('/contact-us#contact-form');
  await expect(page).toHaveTitle(titleOf('/contact-us'));
  await expect(page.locator('#contact-form')).toBeInViewport();
});

test('a hash that is no block, or not even text, leaves the page as it is', async ({ page }) => {
  await open(page, '/faq#100%');
  await expect(page.locator('h1')).toHaveText('Frequently Asked Questions');
  await scrollTo(page, 300);
  for (const hash of ['#%E0%A4%A', '#nowhere', '#100%']) {
    await page.evaluate((to) => {
      window.location.hash = to;
    }, hash);
    await expect.poll(() => page.evaluate(() => window.location.hash)).toBe(hash);
    await expect(page.locator('h1')).toHaveText('Frequently Asked Questions');
    expect(await scrollTop(page)).toBe(300);
  }
  await follow(page, 'About');
  await expect(page).toHaveURL('/about-us');
  await page.goBack();
  await expect(page.locator('h1')).toHaveText('Frequently Asked Questions');
});

test('a later Back wins over a link whose page is slow', async ({ page }) => {
  await withoutPrefetchInView(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/about-us/page.json', async (route) => {
    await held;
    await route.continue();
  });
  await open(page, '/');
  await follow(page, 'FAQ');
  await expect(page).toHaveURL('/faq');
  await follow(page, 'About');
  await page.goBack();
  await expect(page).toHaveTitle(titleOf('/'));
  const came = page.waitForResponse('**/about-us/page.json');
  release();
  await came;
  await page.waitForLoadState('networkidle');
  await expect(page).toHaveURL('/');
  await expect(page).toHaveTitle(titleOf('/'));
});

test('the return to the first page is announced', async ({ page }) => {
  await open(page, '/');
  await expect(announced(page)).toHaveText('');
  await follow(page, 'FAQ');
  await expect(announced(page)).toHaveText(titleOf('/faq'));
  await page.goBack();
  await expect(announced(page)).toHaveText(titleOf('/'));
  await expect(announced(page)).toBeFocused();
});

test('links to the page one is on do not fill the history, and links within it keep the query', async ({
  page,
}) => {
  await open(page, '/');
  const length = () => page.evaluate(() => window.history.length);
  const before = await length();
  for (let clicks = 0; clicks < 3; clicks += 1) {
    await scrollTo(page, 900);
    await page.locator('header a[href="/"]').dispatchEvent('click');
    await expect.poll(() => scrollTop(page)).toBe(0);
  }
  expect(await length()).toBe(before);

  await open(page, '/contact-us?utm=x');
  const first = await length();
  for (let clicks = 0; clicks < 2; clicks += 1) {
    await page.locator('header a[href="#contact-form"]:visible').click();
    await expect(page).toHaveURL('/contact-us?utm=x#contact-form');
    await expect(page.locator('#contact-form')).toBeFocused();
  }
  expect(await length()).toBe(first + 1);
});

test('the page of a link is fetched while the pointer is over it, and a click then asks for nothing', async ({
  page,
}) => {
  await withoutPrefetchInView(page);
  await open(page, '/');
  const asked: string[] = [];
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'FAQ' });
  // The document, its block, and what that imports.
  const fetched = ['**/faq/page.json', '**/assets/Faq-*.js', '**/assets/dist-*.js'].map((url) =>
    page.waitForResponse(url),
  );
  await link.hover();
  await Promise.all(fetched);
  await page.waitForLoadState('networkidle');
  page.on('request', (request) => asked.push(request.url()));
  await link.click();
  await expect(page).toHaveURL('/faq');
  await expect(page.locator('h1')).toHaveText('Frequently Asked Questions');
  expect(asked).toEqual([]);
});

test('the pages of links in view are fetched when nothing else is to be done, and others are not', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await open(page, '/');
  await expect.poll(() => asked).toContain('/faq/page.json');
  await page.waitForLoadState('networkidle');
  expect(asked).toContain('/contact-us/page.json');
  // Only the footer links to it.
  expect(asked).not.toContain('/privacy-policy/page.json');
  await page.locator('footer').scrollIntoViewIfNeeded();
  await expect.poll(() => asked).toContain('/privacy-policy/page.json');
});

test('a visitor who saves data gets no page that was not asked for', async ({ page }) => {
  await withoutPrefetchInView(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await open(page, '/');
  await page.waitForLoadState('networkidle');
  expect(asked.filter((path) => path.endsWith('/page.json'))).toEqual(['/page.json']);
});

/** The browser of a visitor who saves data. */
async function withoutPrefetchInView(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
}

test('a link to a block of another page arrives at the block', async ({ page }) => {
  await open(page, '/faq');
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '/contact-us#contact-form';
    link.textContent = 'To the form';
    document.querySelector('main')?.prepend(link);
  });
  await page.getByRole('link', { name: 'To the form' }).click();
  await expect(page).toHaveURL('/contact-us#contact-form');
  await expect(page.locator('#contact-form')).toBeInViewport();
  await expect(page.locator('#contact-form')).toBeFocused();
});

test('the header button of the contact page scrolls to its form', async ({ page }) => {
  await open(page, '/contact-us');
  await page.locator('header a[href="#contact-form"]:visible').click();
  await expect(page.locator('#contact-form')).toBeInViewport();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a new tab and a telephone link are left to the browser', async ({ page, context }) => {
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

test.describe('a page that cannot be loaded', () => {
  test.use({ allowed: /Failed to load resource/ });

  test('is tried once more, and then a toast says so while the page stays', async ({ page }) => {
    let tries = 0;
    await page.route('**/faq/page.json', (route) => {
      tries += 1;
      return route.abort();
    });
    await withoutPrefetchInView(page);
    await open(page, '/');
    const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'FAQ' });
    await link.dispatchEvent('click');
    await expect(page.getByText('The page could not be loaded.')).toBeVisible();
    expect(tries).toBe(2);
    await expect(page).toHaveURL('/');
    await page.unroute('**/faq/page.json');
    await link.click();
    await expect(page).toHaveURL('/faq');
  });
});

test.describe('a page that the host does not have any more', () => {
  test.use({ allowed: /status of 404|404: no page at/ });

  for (const by of ['a link', 'Back'] as const) {
    test(`is what the host shows instead, after ${by}, and is asked for once`, async ({ page }) => {
      await withoutPrefetchInView(page);
      const isGone = (url: URL) => url.pathname.startsWith('/faq');
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      await open(page, by === 'Back' ? '/faq' : '/');
      if (by === 'Back') {
        await follow(page, 'About');
        await expect(page).toHaveURL('/about-us');
        await page.reload();
        await hydrated(page);
      }
      await page.route(isGone, async (route) => {
        if (route.request().url().endsWith('.json')) await route.fulfill({ status: 404 });
        else await route.fulfill({ status: 302, headers: { location: '/contact-us' } });
      });
      asked.length = 0;
      if (by === 'Back') await page.goBack();
      else await follow(page, 'FAQ');
      await expect(page).toHaveURL('/contact-us');
      await expect(page).toHaveTitle(titleOf('/contact-us'));
      expect(asked.filter((path) => path === '/faq/page.json')).toHaveLength(1);
    });
  }
});

test('a move shows the first block before the others, and going back the whole page at once', async ({
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
