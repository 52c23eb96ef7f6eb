import type { Page } from '@playwright/test';
import { open } from '../support/page.ts';
import { expect, test } from '../support/test.ts';

test('nothing but the page and the drawing at its top is asked for before the first paint', async ({
  page,
}) => {
  await open(page, '/');
  const { painted, early } = await page.evaluate(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    const resources = performance.getEntriesByType('resource');
    return {
      painted: paint?.startTime ?? 0,
      early: resources
        .filter(({ startTime }) => startTime < (paint?.startTime ?? 0))
        .map(({ name }) => new URL(name).pathname.replace(/-[\w-]{6,8}\./, '.')),
    };
  });
  expect(painted).toBeGreaterThan(0);
  expect(early.filter((path) => path !== '/assets/home.svg')).toEqual([]);
});

/** Whether a typeface that is not the device's own is on the page. */
const hasFont = (page: Page) =>
  page.evaluate(() => Array.from(document.fonts).some(({ family }) => /Instrument/.test(family)));

test('the letters of the first page stay as they are; the font comes with the next page, and with the first paint after', async ({
  page,
}) => {
  const fetched = page.waitForResponse('**/*.woff2');
  await open(page, '/');
  await fetched;
  await expect.poll(() => page.evaluate(() => localStorage.getItem('font'))).toMatch(/\.woff2$/);
  expect(await hasFont(page)).toBe(false);

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveURL('/faq');
  await expect.poll(() => hasFont(page)).toBe(true);

  // Once a page is painted without it, it stays without it. A tab of its own does not have it in memory.
  for (const route of ['/contact-us', '/conference-rooms', '/security-systems']) {
    const tab = await page.context().newPage();
    await open(tab, route);
    expect(await lettersOf(tab, 'h1')).toEqual(['Instrument Sans']);
    await tab.close();
  }
});

/** The typefaces that an element's text is drawn with. */
async function lettersOf(page: Page, selector: string): Promise<string[]> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('DOM.enable');
  await browser.send('CSS.enable');
  const { root } = await browser.send('DOM.getDocument');
  const { nodeId } = await browser.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await browser.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.map(({ familyName }) => familyName);
}

test('a visitor who saves data gets no font', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await open(page, '/');
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => url.endsWith('.woff2'))).toEqual([]);
});

test('every icon of a page is in it or in its file, also on the next page', async ({ page }) => {
  await open(page, '/');
  const missing = () =>
    page.locator('#root svg:not([data-drawing]) use').evaluateAll(async (uses) => {
      const found = await Promise.all(
        uses.map(async (use) => {
          const [file = '', id = ''] = use.getAttribute('href')?.split('#') ?? [];
          if (!file) return document.getElementById(id) ? [] : id;
          const text = await (await fetch(file)).text();
          return text.includes(`<g id="${id}">`) ? [] : `${file}#${id}`;
        }),
      );
      return found.flat();
    });
  const inFiles = page.locator('main svg use[href*="/assets/icons-"]');
  await expect(inFiles).not.toHaveCount(0);
  expect(await missing()).toEqual([]);

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveURL('/faq');
  await expect(page.locator('main svg use[href="#i:plus"]')).not.toHaveCount(0);
  expect(await missing()).toEqual([]);
});
