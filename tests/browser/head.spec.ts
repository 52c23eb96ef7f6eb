import type { Page } from '@playwright/test';
import { pageTitle } from '../../src/renderer/pageTitle.ts';
import { pages, site } from '../tools/content.ts';
import { open } from '../tools/page.ts';
import { expect, test } from '../tools/test.ts';

function titleOf(path: string): string {
  const page = pages.find((one) => one.path === path);
  return page ? pageTitle(page, site) : '';
}

/** The metadata of the shown page for search engines, social networks and the tab, in any order. */
const headOf = (page: Page) =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll('title, meta, link[rel=canonical], base'))
      .filter((element) => element.namespaceURI === document.documentElement.namespaceURI)
      .map((element) => [
        element.localName,
        element.parentElement?.localName,
        element.textContent,
        ...Array.from(element.attributes, ({ name, value }) => `${name}=${value}`).sort(),
      ])
      // The policy for the first page's styles remains in the document.
      .filter((description) => !description.includes('http-equiv=Content-Security-Policy'))
      .map((description) => description.join(' '))
      .sort(),
  );

const followFooter = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();

test('each page has the metadata of its document and of no other', async ({ page }) => {
  const fresh = new Map<string, string[]>();
  for (const path of ['/faq', '/', '/about-us']) {
    await open(page, path);
    fresh.set(path, await headOf(page));
  }
  // From the last page back to the first page of the visit, and on to others.
  for (const [name, path] of [
    ['FAQ', '/faq'],
    ['About Us', '/about-us'],
  ] as const) {
    await followFooter(page, name);
    await expect(page).toHaveTitle(titleOf(path));
    expect(await headOf(page)).toEqual(fresh.get(path));
    await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0);
  }
  await page.goBack();
  await expect(page).toHaveTitle(titleOf('/faq'));
  expect(await headOf(page)).toEqual(fresh.get('/faq'));
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page).toHaveTitle(titleOf('/'));
  expect(await headOf(page)).toEqual(fresh.get('/'));
});

test.describe('after the 404 page', () => {
  test.use({ allowed: /404/ });

  test('"noindex" is removed and the canonical address is added', { tag: '@slow' }, async ({
    page,
  }) => {
    await open(page, '/faq');
    const fresh = await headOf(page);
    expect(fresh.join()).not.toContain('noindex');
    await open(page, '/no-such-page');
    expect((await headOf(page)).filter((text) => text.includes('noindex'))).toHaveLength(1);
    await followFooter(page, 'FAQ');
    await expect(page).toHaveTitle(titleOf('/faq'));
    expect(await headOf(page)).toEqual(fresh);
  });
});
