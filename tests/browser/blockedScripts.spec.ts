import { site } from '../tools/content.ts';
import { expect, test } from '../tools/test.ts';

test.use({ allowed: /ERR_BLOCKED_BY_CLIENT/ });

test('scripts blocked by the network do not break links, menus and access to the form', {
  tag: '@slow',
}, async ({ page }) => {
  await page.route('**/*.js', (route) => route.abort('blockedbyclient'));
  await page.goto('/');
  await page.locator('summary', { hasText: 'Services' }).first().click();
  await expect(page.locator('details[open] a[href="/conference-rooms"]')).toBeVisible();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveURL('/faq');
  for (const answer of await page.locator('faq-answer p').all()) await expect(answer).toBeVisible();
  await expect(page.locator('[data-needs-script]:visible')).toHaveCount(0);
  await page.goto('/');
  await page.locator('main a[data-action="lead-form"]').first().click();
  await expect(page).toHaveURL(site.leadForm.page);
  await expect(page.locator('#contact-form iframe')).toBeInViewport();
});
