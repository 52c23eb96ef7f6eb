import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import getPort from 'get-port';
import { siteServer } from '../../servers/siteServer.ts';
import { layoutOf } from '../../src/pictures/layouts.ts';
import { shownWidth } from '../../src/pictures/sizes.ts';
import { hydrated } from '../support/page.ts';
import { expect, test } from '../support/test.ts';

// The second site has a photo in the hero of /restoration, and photos in all blocks that take them on /visit.
const port = await getPort();
const route = '/restoration';
const photo = { width: 1600, height: 1200 };
const layout = layoutOf({ type: 'hero', headline: '' }, ['picture']);
let folder: string;
let server: Server;

test.use({ baseURL: `http://localhost:${port}` });
test.beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pictures-'));
  const args = ['scripts/build.ts', '--content', 'tests/second-site', '--out', folder];
  execFileSync('node', ['--import', 'tsx', ...args], { stdio: 'inherit' });
  ({ server } = await siteServer(folder, { port }));
});
test.afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true, force: true });
});

for (const { width, density, fetched } of [
  { width: 390, density: 3, fetched: 1170 },
  { width: 768, density: 2, fetched: 1509 },
  { width: 1280, density: 1, fetched: 646 },
  { width: 1280, density: 2, fetched: 1170 },
  { width: 1600, density: 1, fetched: 646 },
]) {
  test.describe(`a window of ${width} pixels at ${density}x`, () => {
    test.use({ viewport: { width, height: 900 }, deviceScaleFactor: density });

    test('shows the picture as wide as "sizes" says, and fetches one file', async ({ page }) => {
      const asked: string[] = [];
      page.on('request', (request) => {
        if (request.resourceType() === 'image') asked.push(new URL(request.url()).pathname);
      });
      await page.goto(route);
      await hydrated(page);
      const image = page.locator('main picture img');
      await expect
        .poll(() => image.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0))
        .toBe(true);
      const shown = await image.evaluate((img) => img.getBoundingClientRect().width);
      expect(Math.abs(shown - shownWidth(layout, photo, width))).toBeLessThan(1);
      expect(asked.filter((name) => name.startsWith('/assets/bench'))).toEqual([
        expect.stringMatching(new RegExp(`-${fetched}\\.avif$`)),
      ]);
    });
  });
}

test('nothing moves while the picture comes, and its colours are there before it', async ({
  page,
}) => {
  const held: (() => void)[] = [];
  await page.route('**/assets/bench*', async (request) => {
    await new Promise<void>((resolve) => held.push(resolve));
    await request.continue();
  });
  await page.goto(route, { waitUntil: 'commit' });
  const frame = page.locator('main picture');
  await expect(frame).toBeAttached();
  await expect.poll(() => held.length).toBeGreaterThan(0);
  const placeholder = page.locator('main img[src^="data:"]');
  const state = () =>
    placeholder.evaluate((img: HTMLImageElement) => ({
      isThere: img.complete && img.naturalWidth > 0,
      box: JSON.stringify(img.getBoundingClientRect()),
      headline: JSON.stringify(document.querySelector('h1')?.getBoundingClientRect()),
    }));
  await expect.poll(async () => (await state()).isThere).toBe(true);
  const before = await state();
  for (const go of held) go();
  await expect
    .poll(() =>
      page.locator('main picture img').evaluate((img: HTMLImageElement) => img.naturalWidth > 0),
    )
    .toBe(true);
  expect(await state()).toEqual(before);
});

test('a page that is reached by a link shows its picture as the prerendered page does', async ({
  page,
}) => {
  await page.goto(route);
  const prerendered = await page.locator('main picture').evaluate((one) => one.outerHTML);
  await page.goto('/');
  await hydrated(page);
  await page.locator(`main a[href="${route}"]`).first().click();
  await expect(page).toHaveURL(route);
  const shown = await page.locator('main picture').evaluate((one) => one.outerHTML);
  expect(shown).toBe(prerendered);
  await expect(page.getByRole('img', { name: 'A keyboard on a bench' })).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('the picture is there', async ({ page }) => {
    await page.goto(route);
    await expect(page.getByRole('img', { name: 'A keyboard on a bench' })).toBeVisible();
  });
});

test.describe('a pair of pictures', () => {
  // The form of this page is another site's, which is not there.
  test.use({ allowed: /forms\.piano\.test/ });
  const pairRoute = '/visit';
  const pairOf = (page: Page) => page.locator('main section', { hasText: 'As it came' });
  /** How many pixels of the first picture are cut off at its right, and how wide it is. */
  const widths = async (page: Page) => {
    const first = pairOf(page).locator('div:has(> picture)').first();
    return first.evaluate((frame) => {
      const { width, left } = frame.getBoundingClientRect();
      const line = frame.parentElement?.querySelector('span');
      const edge = line ? Number.parseFloat(getComputedStyle(line, '::before').left) : 0;
      return {
        width: Math.round(width),
        edge: Math.round(edge),
        left,
        clip: getComputedStyle(frame).clipPath,
      };
    });
  };

  test('is compared by keyboard, from one whole picture to the other', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(pairRoute);
    await hydrated(page);
    const handle = page.getByRole('slider', { name: 'Compare “As it came” with “As it left”' });
    await handle.focus();
    await expect.poll(async () => (await widths(page)).edge).toBe(175);
    await page.keyboard.press('ArrowLeft');
    await expect(handle).toHaveAttribute('aria-valuetext', '49% As it came');
    await page.keyboard.press('Home');
    await expect.poll(async () => (await widths(page)).edge).toBe(0);
    await page.keyboard.press('End');
    await expect.poll(async () => widths(page)).toMatchObject({ width: 350, edge: 350 });
    await expect(pairOf(page).locator('svg:has(path)').first()).toHaveCSS('width', '44px');
  });

  test('is two whole pictures on paper, each over its title', async ({ page }) => {
    await page.goto(pairRoute);
    await page.emulateMedia({ media: 'print' });
    await expect(pairOf(page).getByRole('slider')).toBeHidden();
    expect((await widths(page)).clip).toBe('none');
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });
    test('is two whole pictures', async ({ page }) => {
      await page.goto(pairRoute);
      const section = pairOf(page);
      await expect(section.getByRole('slider')).toBeHidden();
      const boxes = await Promise.all(
        (await section.locator('div:has(> picture)').all()).map((frame) => frame.boundingBox()),
      );
      const [before, after] = boxes;
      expect(boxes).toHaveLength(2);
      expect((before?.x ?? 0) + (before?.width ?? 0)).toBeLessThanOrEqual(after?.x ?? 0);
      expect((await widths(page)).clip).toBe('none');
    });
  });
});

test.describe('a list of cards', () => {
  // The form of this page is another site's, which is not there.
  test.use({ allowed: /forms\.piano\.test/ });

  test('has the text of a card that is alone in its row where the other column has it', async ({
    page,
  }) => {
    await page.goto('/visit');
    const texts = page.locator('ul[data-layout=list] > li:nth-child(n + 2) > p');
    for (const width of [800, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const lefts = await texts.evaluateAll((all) =>
        all.map((text) => Math.round(text.getBoundingClientRect().left)),
      );
      expect(lefts).toEqual([lefts[0], lefts[0]]);
    }
  });
});
