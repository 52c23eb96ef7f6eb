import { routes } from '../tools/content.ts';
import { open } from '../tools/page.ts';
import { expect, test } from '../tools/test.ts';

/** The number of primary buttons in view, except those behind the header. */
function mainButtonsInView(): number {
  const top = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  const color = (element: Element) => getComputedStyle(element).backgroundColor;
  const probe = document.createElement('i');
  probe.style.background = 'var(--cta)';
  document.body.append(probe);
  const main = color(probe);
  probe.remove();
  return Array.from(document.querySelectorAll('a[data-look]')).filter((button) => {
    const box = button.getBoundingClientRect();
    const isFixed = button.closest('header, nav, aside') !== null;
    return (
      color(button) === main &&
      button.checkVisibility({ visibilityProperty: true }) &&
      (isFixed || box.bottom > top) &&
      box.top < innerHeight
    );
  }).length;
}

for (const width of [390, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

    test('the floating buttons appear only when no primary button is in view', {
      tag: width === 390 ? [] : '@slow',
    }, async ({ page }) => {
      await open(page, '/');
      const floating = page.getByRole('link', { name: 'Free Survey', exact: true });
      await expect(floating).toBeHidden();
      for (const route of ['/', '/conference-rooms']) {
        await open(page, route);
        let isEnd = false;
        while (!isEnd) {
          await expect.poll(() => page.evaluate(mainButtonsInView), route).toBeLessThanOrEqual(1);
          isEnd = await page.evaluate(() => {
            const before = scrollY;
            scrollBy({ top: 600, behavior: 'instant' });
            return scrollY === before;
          });
        }
        if (route === '/') await expect(floating).toBeInViewport();
      }
      // At the end of a long page, too, the form is one tap away.
      const quote = page.locator('header a, main > nav a').filter({ hasText: 'Get Free Quote' });
      await expect(quote.locator('visible=true')).toBeInViewport();
    });
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

  test('a page without a section menu has a floating action, except at its target', {
    tag: '@slow',
  }, async ({ page }) => {
    const actions = page.locator('[data-floating-actions]');
    const action = actions.getByRole('link').last();
    for (const [route, text] of [
      ['/privacy-policy', 'Get Free Quote'],
      ['/blog', 'Get Free Quote'],
      ['/faq', 'Get In Touch'],
      ['/contact-us', 'Send a Message'],
    ] as const) {
      await open(page, route);
      await expect(actions, route).toBeHidden();
      await page.evaluate(() => scrollTo({ top: 1e6, behavior: 'instant' }));
      await expect(action, route).toHaveText(text);
      await expect(action, route).toBeInViewport();
      expect(await page.evaluate(mainButtonsInView), route).toBe(1);
    }
    await page.locator('#contact-form').scrollIntoViewIfNeeded();
    await expect(actions).toBeHidden();

    await open(page, '/conference-rooms');
    await expect(actions).toHaveCount(0);
    await expect(page.locator('main > nav a[data-look]')).toBeVisible();
  });
});

test('in a short window the floating buttons are at the end of the page and cover nothing', {
  tag: '@slow',
}, async ({ page }) => {
  for (const size of [
    { width: 844, height: 390 },
    { width: 932, height: 430 },
    { width: 390, height: 400 },
  ]) {
    await page.setViewportSize(size);
    await open(page, '/');
    const actions = page.locator('[data-floating-actions]');
    await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }));
    await expect(actions).not.toBeInViewport();
    await page.evaluate(() => scrollTo({ top: 1e6, behavior: 'instant' }));
    await expect(actions.getByRole('link', { name: 'Free Survey' })).toBeInViewport();
    const [above, below] = await Promise.all([
      page.locator('footer').boundingBox(),
      actions.boundingBox(),
    ]);
    expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0));
  }
});

test('the blog fills the rest of the window, and is readable in a short one', {
  tag: '@slow',
}, async ({ page }) => {
  for (const [height, expected] of [
    [900, 600],
    [600, 300],
    [390, 300],
  ] as const) {
    await page.setViewportSize({ width: 844, height });
    await open(page, '/blog');
    expect((await page.locator('main iframe').boundingBox())?.height).toBe(expected);
  }
});

test('a page without a primary button in its blocks has one in the header', {
  tag: '@slow',
}, async ({ page }) => {
  await open(page, '/blog');
  expect(await page.evaluate(mainButtonsInView)).toBe(1);
});

test('the floating buttons are shown without scripts', { tag: '@slow' }, async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL });
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Free Survey', exact: true })).toBeInViewport();
  await expect(page.getByRole('link', { name: 'Call Now' })).toBeInViewport();
  await page.goto('/faq');
  await expect(page.getByRole('link', { name: 'Call Now' })).toHaveCount(0);
  await page.close();
});

test('every control is at least 44 px high on a phone, except links in running text', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const route of routes) {
    await open(page, route);
    const small = await page.evaluate(() =>
      Array.from(document.querySelectorAll<HTMLElement>('a[href], button, summary, label'))
        .filter((element) => element.checkVisibility() && !element.closest('p, .visually-hidden'))
        .filter((element) => element.getBoundingClientRect().height < 43.5)
        .map((element) => `${element.textContent} ${element.getBoundingClientRect().height}`),
    );
    expect(small, route).toEqual([]);
  }
});

test('a single button in a band has the full width on a phone', {
  tag: '@slow',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/conference-rooms');
  const alone = page.locator('[data-look=card] a[data-look]');
  await expect(alone).toHaveCount(1);
  const room = await alone.evaluate((button) => {
    const band = button.closest('[data-look=card]');
    if (!band) throw new Error('The button has no band.');
    const { paddingLeft, paddingRight } = getComputedStyle(band);
    return band.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
  });
  expect((await alone.boundingBox())?.width).toBeCloseTo(room, 0);
});
