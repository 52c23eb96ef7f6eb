import { site } from '../tools/content.ts';
import { open } from '../tools/page.ts';
import { expect, test } from '../tools/test.ts';

test('a page made right-to-left by an extension does not scroll sideways, and its menus and dialog open', {
  tag: '@slow',
}, async ({ page }) => {
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
  await page.locator('summary', { hasText: site.header.services.title }).first().click();
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

test.describe('on the second site', () => {
  test.use({
    baseURL: `http://localhost:${process.env.SECOND_PORT}`,
    allowed: /forms\.piano\.test/,
  });

  test('a timeline runs in the direction of the text', async ({ page }) => {
    await open(page, '/visit');
    const times = page.locator('section:has(.tick) svg text');
    const places = () =>
      times.evaluateAll((all) => all.map((time) => time.getBoundingClientRect().left));
    const before = await places();
    await page.evaluate(() => {
      document.documentElement.dir = 'rtl';
    });
    const after = await places();
    expect(before.length).toBeGreaterThan(1);
    expect(before).toEqual(before.toSorted((a, b) => a - b));
    expect(after).toEqual(after.toSorted((a, b) => b - a));
  });
});
