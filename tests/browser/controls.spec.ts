import { routes } from '../support/content.ts';
import { open } from '../support/page.ts';
import { expect, test } from '../support/test.ts';

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
