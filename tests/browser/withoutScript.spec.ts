import { site } from '../tools/content.ts';
import { expect, test } from '../tools/test.ts';

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

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
