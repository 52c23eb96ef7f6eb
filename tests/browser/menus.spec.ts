import { site } from '../tools/content.ts';
import { open } from '../tools/page.ts';
import { expect, test } from '../tools/test.ts';

const services = site.header.services.groups.flatMap(({ links }) => links);

test.describe('the Services menu', () => {
  test('lists every service with a description', async ({ page }) => {
    await open(page, '/');
    await page.locator('summary', { hasText: 'Services' }).first().click();
    const panel = page.getByRole('navigation', { name: 'Main' });
    for (const { text, description, href } of services) {
      const link = panel.locator(`a[href="${href}"]`);
      await expect(link).toBeVisible();
      await expect(link).toContainText(text);
      await expect(link).toContainText(description);
    }
  });

  test('closes on a click outside and when a link in it is followed', async ({ page }) => {
    await open(page, '/');
    const menu = page.getByRole('navigation', { name: 'Main' }).locator('details');
    await menu.locator('summary').click();
    await page.mouse.click(640, 860);
    await expect(menu).not.toHaveAttribute('open');
    await menu.locator('summary').click();
    await menu.locator('a[href="/conference-rooms"]').click();
    await expect(page).toHaveURL('/conference-rooms');
    await expect(menu).not.toHaveAttribute('open');
    await menu.locator('summary').click();
    await expect(menu.locator('a[aria-current="page"]')).toContainText('Conference Rooms');
  });
});

test.describe('the phone menu', () => {
  test.use({ viewport: { width: 390, height: 844 } });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the phone menu opens', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    await page.locator('details[data-menu-sheet] > summary').click();
    await page.locator('details[data-menu-sheet]').getByRole('link', { name: 'FAQ' }).click();
    await expect(page).toHaveURL('/faq');
  });
});
