import type { Page } from '@playwright/test';
import { site } from '../tools/content.ts';
import { expect, test } from '../tools/test.ts';

const faq = { name: 'FAQ' };

test.describe('blocked scripts', () => {
  test.use({ allowed: /ERR_BLOCKED_BY_CLIENT|Content Security Policy/ });

  const blocks: Record<string, (page: Page) => Promise<unknown>> = {
    'by the network': (page) => page.route('**/*.js', (route) => route.abort('blockedbyclient')),
    'by a policy, including inline scripts': (page) =>
      page.route(/\/(?:|faq|contact-us)$/, async (route) => {
        const response = await route.fetch();
        const headers = { ...response.headers(), 'content-security-policy': "script-src 'none'" };
        await route.fulfill({ response, headers });
      }),
  };
  for (const [how, block] of Object.entries(blocks)) {
    test(`${how} do not break links, menus and access to the form`, { tag: '@slow' }, async ({
      page,
    }) => {
      await block(page);
      await page.goto('/');
      await page.locator('summary', { hasText: 'Services' }).first().click();
      await expect(page.locator('details[open] a[href="/conference-rooms"]')).toBeVisible();
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', faq).click();
      await expect(page).toHaveURL('/faq');
      await page.goto('/');
      await page.locator('main a[data-action="lead-form"]').first().click();
      await expect(page).toHaveURL(site.leadForm.page);
      await expect(page.locator('#contact-form iframe')).toBeInViewport();
    });
  }

  test('by the network leave all answers open, and no control that needs scripts', {
    tag: '@slow',
  }, async ({ page }) => {
    await blocks['by the network']?.(page);
    await page.goto('/faq');
    for (const answer of await page.locator('faq-answer p').all())
      await expect(answer).toBeVisible();
    await expect(page.locator('[data-needs-script]:visible')).toHaveCount(0);
  });
});
