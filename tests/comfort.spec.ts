import { routes, site } from './support/content.ts';
import { open } from './support/page.ts';
import { expect, test } from './support/test.ts';

test.describe('themes', () => {
  const background = 'body';

  test('follow the system until the visitor chooses, and the choice is remembered', async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await open(page, '/');
    await expect(page.locator(background)).toHaveCSS('background-color', 'rgb(11, 23, 34)');
    await page.getByRole('radio', { name: 'Light' }).check();
    await expect(page.locator(background)).toHaveCSS('background-color', 'rgb(247, 248, 246)');
    await page.reload();
    await expect(page.locator(background)).toHaveCSS('background-color', 'rgb(247, 248, 246)');
    await expect(page.getByRole('radio', { name: 'Light' })).toBeChecked();
    await page.getByRole('radio', { name: 'System' }).check();
    await expect(page.locator(background)).toHaveCSS('background-color', 'rgb(11, 23, 34)');
  });

  test('are on the page before anything is painted', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
    await page.route('**/assets/*.js', () => new Promise(() => {}));
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(11, 23, 34)');
  });

  test('are kept for the visit where storage is blocked', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    });
    await open(page, '/');
    await page.getByRole('radio', { name: 'Dark' }).check();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });
});

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

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const route of routes) {
    test(`${route} is whole`, async ({ page }) => {
      await page.goto(route);
      await expect(page.locator('h1')).toBeVisible();
      await expect(page.locator('footer')).toBeVisible();
      await expect(page.locator('[data-needs-script]:visible')).toHaveCount(0);
    });
  }

  test('the menu opens, a form link leads to the form, and all answers can be read', async ({
    page,
  }) => {
    await page.goto('/');
    await page.locator('summary', { hasText: 'Services' }).first().click();
    await page
      .getByRole('navigation', { name: 'Main' })
      .locator('a[href="/conference-rooms"]')
      .click();
    await expect(page).toHaveURL('/conference-rooms');
    await page.locator('main a[data-action="lead-form"]').first().click();
    await expect(page).toHaveURL(site.leadForm.page);
    await expect(page.locator(`iframe[src="${site.leadForm.src}"]`)).toBeInViewport();
    await page.goto('/faq');
    for (const answer of await page.locator('faq-answer p').all())
      await expect(answer).toBeVisible();
  });

  test('the menu of a phone opens', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    await page.locator('details[data-menu-sheet] > summary').click();
    await page.locator('details[data-menu-sheet]').getByRole('link', { name: 'FAQ' }).click();
    await expect(page).toHaveURL('/faq');
  });
});

test.describe('the entrance of lists', () => {
  const animations = () =>
    document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().duration === 500)
      .length;

  test('rises with 100 ms between items, once, when a list comes into view', async ({ page }) => {
    // Every animation is noted when it starts: on a busy machine it may be over before one looks.
    await page.addInitScript(() => {
      const { animate } = Element.prototype;
      Element.prototype.animate = function (keyframes, options) {
        const delay = typeof options === 'object' ? options.delay : undefined;
        this.setAttribute('data-animated', `${this.getAttribute('data-animated') ?? ''}${delay};`);
        return animate.call(this, keyframes, options);
      };
    });
    await open(page, '/');
    // What is in view at the start is known once the browser has drawn.
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    await expect(page.locator('[data-animated]')).toHaveCount(0);
    const list = page.locator('[data-reveal="100"]').last();
    await list.scrollIntoViewIfNeeded();
    await expect(list.locator('> *').first()).toHaveAttribute('data-animated', '0;');
    await expect(list.locator('> *').nth(1)).toHaveAttribute('data-animated', '100;');
    await expect(list.locator('> *').nth(2)).toHaveAttribute('data-animated', '200;');
    await expect(page.locator('[data-reveal="80"]')).toHaveCount(1);
  });

  test('does not happen under reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, '/');
    await page.locator('[data-reveal]').last().scrollIntoViewIfNeeded();
    await expect(page.locator('[data-reveal]').last()).toBeInViewport();
    expect(await page.evaluate(animations)).toBe(0);
  });
});

test('floating buttons are on the home page and on no other', async ({ page }) => {
  await open(page, '/');
  await expect(page.getByRole('link', { name: 'Free Survey', exact: true })).toBeInViewport();
  await expect(page.getByRole('link', { name: 'Call Now' })).toBeInViewport();
  await open(page, '/faq');
  await expect(page.getByRole('link', { name: 'Call Now' })).toHaveCount(0);
});

test('every control is at least 44 px high on a phone, but for links in running text', async ({
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
