import type { Page } from '@playwright/test';
import { pages, routes, site } from './support/content.ts';
import { open } from './support/page.ts';
import { expect, test } from './support/test.ts';

/** What is wider than the window, or cut off in its own box. */
function spills(): string[] {
  const name = (element: Element) => `${element.tagName} ${element.textContent?.slice(0, 40)}`;
  const shown = Array.from(document.querySelectorAll<HTMLElement>('body *')).filter(
    (element) => element.checkVisibility() && !element.closest('.visually-hidden, svg, iframe'),
  );
  const { clientWidth, scrollWidth } = document.documentElement;
  return [
    ...(scrollWidth > clientWidth ? [`the page, ${scrollWidth} px`] : []),
    ...shown
      .filter((element) => {
        const { left, right } = element.getBoundingClientRect();
        return right > clientWidth + 1 || left < -1;
      })
      .map((element) => `${name(element)} stands out of the window`),
    ...shown
      .filter((element) => {
        const { overflowX, overflowY } = getComputedStyle(element);
        const cut = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
        return (
          (cut(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
          (cut(overflowY) && element.scrollHeight > element.clientHeight + 1)
        );
      })
      .map((element) => `${name(element)} is cut off`),
  ];
}

/** Words of the header that lie over each other. */
function overlaps(): string[] {
  const words = Array.from(document.querySelectorAll('header a, header summary'))
    .filter((element) => element.checkVisibility())
    .map((element) => ({ text: element.textContent, box: element.getBoundingClientRect() }));
  return words.flatMap(({ text, box }, index) =>
    words
      .slice(index + 1)
      .filter(({ box: other }) => box.right > other.left + 1 && other.right > box.left + 1)
      .map((other) => `${text} and ${other.text}`),
  );
}

for (const width of [390, 1280]) {
  test(`text of 200 % is whole and does not scroll sideways, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    for (const route of ['/', '/faq', '/conference-rooms', '/contact-us']) {
      await open(page, route);
      const before = await page.locator('main p').first().evaluate(fontSize);
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      expect(await page.locator('main p').first().evaluate(fontSize)).toBeGreaterThan(before * 1.5);
      expect(await page.evaluate(spills), route).toEqual([]);
      expect(await page.evaluate(overlaps), route).toEqual([]);
    }
  });
}

function fontSize(element: Element): number {
  return Number.parseFloat(getComputedStyle(element).fontSize);
}

test.describe('400 % zoom of a window of 1280 x 1024', () => {
  test.use({ viewport: { width: 320, height: 256 } });

  test('no page scrolls sideways, and what stays in view leaves half of it', async ({ page }) => {
    for (const route of routes) {
      await open(page, route);
      expect(await page.evaluate(spills), route).toEqual([]);
      await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }));
      const covered = await page.evaluate(() =>
        Array.from(document.querySelectorAll('body *'))
          .filter((element) => /fixed|sticky/.test(getComputedStyle(element).position))
          .map((element) => element.getBoundingClientRect())
          .filter(({ top, bottom, width }) => width > 1 && bottom > 0 && top < 256)
          .reduce((sum, { top, bottom }) => sum + Math.min(bottom, 256) - Math.max(top, 0), 0),
      );
      expect(covered, route).toBeLessThan(128);
    }
  });

  test('the dialog can be read, scrolled to its end and closed', async ({ page }) => {
    await open(page, '/');
    await page.locator('main a[data-action="lead-form"]').first().click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('heading')).toBeInViewport();
    await dialog.frameLocator('iframe').getByRole('button').scrollIntoViewIfNeeded();
    await expect(dialog.frameLocator('iframe').getByRole('button')).toBeInViewport();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toHaveCount(0);
  });

  test('the menu can be scrolled to its end', async ({ page }) => {
    await open(page, '/');
    await page.locator('details[data-menu-sheet] > summary').click();
    const call = page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Call' });
    await call.scrollIntoViewIfNeeded();
    await expect(call).toBeInViewport();
  });
});

test.describe('forced colours', () => {
  test.use({ forcedColors: 'active' });

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`keep buttons, focus, icons and the chosen theme to be seen, ${colorScheme}`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme, forcedColors: 'active' });
      await open(page, '/');
      const canvas = await page.locator('body').evaluate((body) => {
        return getComputedStyle(body).backgroundColor;
      });
      for (const button of await page.locator('a[data-look]:visible').all()) {
        await expect(button).toHaveCSS('border-top-style', 'solid');
        await expect(button).not.toHaveCSS('border-top-color', canvas);
      }
      for (const icon of await page.locator('svg:visible:not([data-drawing])').all()) {
        await expect(icon).not.toHaveCSS('color', canvas);
      }
      for (const frame of await page.locator('svg .frame').all()) {
        await expect(frame).not.toHaveCSS('stroke', canvas);
      }
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      const focused = page.locator(':focus');
      await expect(focused).toHaveCSS('outline-style', 'solid');
      await expect(focused).not.toHaveCSS('outline-color', canvas);
      const label = (name: string) => page.locator('label', { hasText: name });
      await page.getByRole('radio', { name: 'Light' }).check();
      await expect(label('Light')).toHaveCSS('outline-style', 'solid');
      await expect(label('System')).toHaveCSS('outline-style', 'none');
      await expect(label('System')).toHaveCSS('border-top-width', '0px');
    });
  }
});

test('a page that an extension turns right to left does not scroll sideways, and its menus and dialog open', async ({
  page,
}) => {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.dir = 'rtl';
    });
  });
  const doesNotScroll = async () => {
    const scrolled = await page.evaluate(() => {
      window.scrollTo({ left: -500, behavior: 'instant' });
      return [window.scrollX, document.documentElement.scrollWidth - window.innerWidth];
    });
    expect(scrolled[0]).toBe(0);
    expect(scrolled[1]).toBeLessThanOrEqual(0);
  };
  for (const route of ['/', '/conference-rooms', '/contact-us', '/faq']) {
    await open(page, route);
    await doesNotScroll();
  }
  await page.locator('summary', { hasText: site.header.services.label }).first().click();
  const panelLink = page.getByRole('navigation', { name: 'Main' }).locator('details a').first();
  await expect(panelLink).toBeInViewport();
  await open(page, '/');
  await page.locator('header a[data-action="lead-form"]:visible').click();
  await expect(page.getByRole('dialog')).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');

  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/');
  await doesNotScroll();
  await page.locator('details[data-menu-sheet] > summary').click();
  await expect(
    page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'FAQ' }),
  ).toBeInViewport();
});

test.describe('on paper', () => {
  test.beforeEach(({ page }) => page.emulateMedia({ media: 'print', colorScheme: 'dark' }));

  /** Opens a route as it is printed by a visitor who has chosen the dark theme. */
  async function openPrinted(page: Page, route: string) {
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
    await open(page, route);
  }

  test('a page is dark on white, with its words and without what needs a screen or a hand', async ({
    page,
  }) => {
    await openPrinted(page, '/');
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(page.locator('footer')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(page.locator('footer')).toHaveCSS('color', 'rgb(0, 0, 0)');
    await expect(page.locator('h1')).toBeVisible();
    await expect(
      page.locator('header, nav, iframe, button, fieldset').locator('visible=true'),
    ).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Call Now' })).toBeHidden();
    await expect(page.getByRole('link', { name: 'Get Free Site Survey' })).toBeHidden();
    await expect(
      page.getByText(`Call ${site.phones.main}`).locator('visible=true').first(),
    ).toBeVisible();
    await expect(page.locator('footer').getByText(site.phones.main ?? '')).toBeVisible();
    await expect(page.locator('footer').getByText(site.emails.general ?? '')).toBeVisible();
  });

  test('the dialog is left out, and the whole page behind it printed', async ({ page }) => {
    await openPrinted(page, '/');
    await page.emulateMedia({ media: 'screen' });
    await page.locator('main a[data-action="lead-form"]').first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.locator('html')).toHaveCSS('overflow', 'visible');
  });

  test('all answers can be read', async ({ page }) => {
    await openPrinted(page, '/faq');
    for (const answer of await page.locator('faq-answer p').all())
      await expect(answer).toBeVisible();
  });

  test('phone and e-mail stand in the place of the form', async ({ page }) => {
    await openPrinted(page, '/contact-us');
    const place = page.locator('#contact-form');
    await expect(place.locator('iframe')).toBeHidden();
    await expect(place.getByText(site.phones.main ?? '')).toBeVisible();
    await expect(place.getByText(site.emails.general ?? '')).toBeVisible();
  });

  test('addresses of other sites are written out', async ({ page }) => {
    const legal = pages.find(({ path }) => path === '/privacy-policy');
    expect(JSON.stringify(legal)).toContain('"href":"https://');
    await openPrinted(page, '/privacy-policy');
    const link = page.locator('main a[href^="https://"]').first();
    const written = await link.evaluate((element) => getComputedStyle(element, '::after').content);
    expect(written).toBe(`" (${await link.getAttribute('href')})"`);
  });

  test('every page can be made a PDF of a few sheets', async ({ page }) => {
    for (const route of ['/', '/faq', '/conference-rooms', '/contact-us']) {
      await openPrinted(page, route);
      const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
      const sheets = pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
      expect(sheets, route).toBeGreaterThan(0);
      expect(sheets, route).toBeLessThan(10);
    }
  });
});
