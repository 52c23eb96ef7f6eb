import type { Page } from '@playwright/test';
import { pages, site } from '../tools/content.ts';
import { open } from '../tools/page.ts';
import { expect, test } from '../tools/test.ts';

test.describe('on paper', () => {
  test.beforeEach(({ page }) => page.emulateMedia({ media: 'print', colorScheme: 'dark' }));

  /** Opens a route in print mode for a visitor with the dark theme. */
  async function openPrinted(page: Page, route: string) {
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
    await open(page, route);
  }

  test('a page is dark on white, without interactive elements', async ({ page }) => {
    await openPrinted(page, '/');
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(page.locator('footer')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(page.locator('footer')).toHaveCSS('color', 'rgb(0, 0, 0)');
    await expect(page.locator('footer')).toHaveCSS('border-top-style', 'solid');
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

  test('the dialog is omitted, and the complete page behind it is printed', async ({ page }) => {
    await openPrinted(page, '/');
    await page.emulateMedia({ media: 'screen' });
    await page.locator('main a[data-action="lead-form"]').first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.locator('html')).toHaveCSS('overflow', 'visible');
  });

  test('all answers are visible', { tag: '@slow' }, async ({ page }) => {
    await openPrinted(page, '/faq');
    for (const answer of await page.locator('faq-answer p').all())
      await expect(answer).toBeVisible();
  });

  test('phone and email replace the form', async ({ page }) => {
    await openPrinted(page, '/contact-us');
    const place = page.locator('#contact-form');
    await expect(place.locator('iframe')).toBeHidden();
    await expect(place.getByText(site.phones.main ?? '')).toBeVisible();
    await expect(place.getByText(site.emails.general ?? '')).toBeVisible();
  });

  test('external links show their address', { tag: '@slow' }, async ({ page }) => {
    const legal = pages.find(({ path }) => path === '/privacy-policy');
    expect(JSON.stringify(legal)).toContain('"href":"https://');
    await openPrinted(page, '/privacy-policy');
    const link = page.locator('main a[href^="https://"]').first();
    const written = await link.evaluate((element) => getComputedStyle(element, '::after').content);
    expect(written).toBe(`" (${await link.getAttribute('href')})"`);
  });

  test('a headline and its subheadline are not separated from what follows', {
    tag: '@slow',
  }, async ({ page }) => {
    await openPrinted(page, '/conference-rooms');
    const heads = page.locator('main section :not(article):has(> h2 + p)');
    expect(await heads.count()).toBeGreaterThan(0);
    for (const head of await heads.all()) await expect(head).toHaveCSS('break-after', 'avoid');
  });

  test('every page prints to a PDF of a few sheets', { tag: '@slow' }, async ({ page }) => {
    for (const route of ['/', '/faq', '/conference-rooms', '/contact-us']) {
      await openPrinted(page, route);
      const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
      const sheets = pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
      expect(sheets, route).toBeGreaterThan(0);
      expect(sheets, route).toBeLessThan(10);
    }
  });
});
