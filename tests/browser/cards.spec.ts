import { site } from '../tools/content.ts';
import { open } from '../tools/page.ts';
import { expect, test } from '../tools/test.ts';

test('a card with a link is clickable at its title, and is a single tab stop', async ({ page }) => {
  await open(page, '/');
  const card = page.locator('main li', { has: page.locator('a[href="/conference-rooms"]') });
  await expect(card.locator('a')).toHaveCount(1);
  // The link covers the title, so Playwright would wait.
  await card.getByRole('heading').click({ force: true });
  await expect(page).toHaveURL('/conference-rooms');
});

test('the text of a card with a phone number or an email address can be selected', async ({
  page,
}) => {
  await open(page, '/contact-us');
  for (const label of [site.emails.general, site.phones.contact]) {
    const link = page.locator('main li').getByRole('link', { name: label });
    const over = await link.evaluate((element) => getComputedStyle(element, '::after').content);
    expect(over).toBe('none');
  }
});
