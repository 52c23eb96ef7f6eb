import type { Page } from '@playwright/test';
import { defaultTypeface } from '../../schema/typefaces.ts';
import { contentOf } from '../tools/content.ts';
import { countShifts } from '../tools/countShifts.ts';
import { answerForOthers, requestsOf } from '../tools/otherSites.ts';
import { open, typefaceShown } from '../tools/page.ts';
import { expect, test } from '../tools/test.ts';

const shipped = await contentOf('pages-json');

const windows: [width: number, height: number][] = [
  [320, 640],
  [390, 844],
  [768, 1024],
  [1024, 768],
  [1280, 800],
  [1600, 900],
];

/** The cumulative layout shifts of first views of pages in the windows, with fonts arriving after the first paint. */
async function shiftsOf(
  page: Page,
  pages: readonly { path: string }[],
): Promise<{ view: string; shift: number }[]> {
  const all = pages.flatMap(({ path }) => windows.map((size) => ({ path, size })));
  const shifts: { view: string; shift: number }[] = [];
  await page.addInitScript(countShifts);
  let isPainted: Promise<unknown> = Promise.resolve();
  await page.route('**/*.woff2', (route) => isPainted.then(() => route.continue()));
  const browser = await page.context().newCDPSession(page);
  for (const { path, size } of all) {
    const [width, height] = size;
    await page.setViewportSize({ width, height });
    await browser.send('Network.clearBrowserCache');
    await page.goto(path, { waitUntil: 'commit' });
    isPainted = page.waitForFunction(() => performance.getEntriesByType('paint').length > 0);
    await typefaceShown(page);
    const moved = await page.evaluate(() => window.moved);
    const shift = moved.reduce((sum, text) => sum + Number.parseFloat(text), 0);
    shifts.push({ view: `${path}, ${width} px`, shift });
  }
  await browser.detach();
  return shifts;
}

/** The typefaces that the browser reports for an element's text. */
async function typefacesOf(page: Page, selector: string): Promise<string[]> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('DOM.enable');
  await browser.send('CSS.enable');
  const { root } = await browser.send('DOM.getDocument');
  const { nodeId } = await browser.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await browser.send('CSS.getPlatformFontsForNode', { nodeId });
  await browser.detach();
  return fonts.map(({ familyName }) => familyName);
}

/** At most 5% of first views may shift by more. */
const maxUsualShift = 0.015;

function expectStill(shifts: readonly { view: string; shift: number }[]): void {
  const moved = shifts.filter(({ shift }) => shift > maxUsualShift);
  expect(moved.length, JSON.stringify(moved)).toBeLessThanOrEqual(shifts.length * 0.05);
}

test('the first view shows the typeface in all texts, and later pages have it immediately', async ({
  page,
}) => {
  await open(page, '/');
  await typefaceShown(page);
  for (const selector of ['h1', 'header a[href="/"] span', 'main [data-look]', 'main p']) {
    expect(await typefacesOf(page, selector), selector).toEqual([defaultTypeface]);
  }
  await page.addInitScript(countShifts);
  await page.goto('/contact-us');
  await typefaceShown(page);
  expect(await typefacesOf(page, 'h1')).toEqual([defaultTypeface]);
  expect(await page.evaluate(() => window.moved)).toEqual([]);
});

test.describe('if the typeface cannot be loaded', () => {
  test.use({ allowed: /ERR_FAILED/ });

  test('texts use a device typeface', async ({ page }) => {
    await page.route('**/*.woff2', (route) => route.abort());
    await page.goto('/');
    await expect(page.locator('h1')).toBeVisible();
    expect(await typefacesOf(page, 'h1')).not.toContain(defaultTypeface);
  });
});

test.describe('a site with two typefaces', () => {
  test.use({ baseURL: `http://localhost:${process.env.SECOND_PORT}`, allowed: /404|forms\.piano/ });

  // The name in the file, which is that of its first weight.
  const text = 'Atkinson Hyperlegible Next';

  test('the first view shows both', async ({ page }) => {
    await open(page, '/');
    await typefaceShown(page);
    expect(await typefacesOf(page, 'h1')).toEqual(['Fraunces']);
    expect(await typefacesOf(page, 'main h2')).toEqual(['Fraunces']);
    expect(await typefacesOf(page, 'main [data-look]')).toEqual([text]);
  });

  test('the layout hardly shifts when they load', { tag: '@slow' }, async ({ page }) => {
    const { pages } = await contentOf('tests/fixtures/second-site');
    expectStill(await shiftsOf(page, pages));
  });
});

test.describe('the shipped documents', () => {
  test.use({
    baseURL: `http://localhost:${process.env.SHIPPED_PORT}`,
    allowed: requestsOf(shipped.site, '404'),
  });
  test.beforeEach(answerForOthers);

  test('the layout hardly shifts when the typeface loads', { tag: '@slow' }, async ({ page }) => {
    expectStill(await shiftsOf(page, shipped.pages));
  });
});
