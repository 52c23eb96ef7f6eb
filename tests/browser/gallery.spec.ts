import type { Page } from '@playwright/test';
import { drag, open, openWithoutCode } from '../tools/page.ts';
import { expect, test } from '../tools/test.ts';

// The second site has a gallery on /work.
test.use({ baseURL: `http://localhost:${process.env.SECOND_PORT}` });

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'At the bench' });
const countOf = (page: Page) => dialogOf(page).locator('[aria-live]');

/** Opens the page and the first picture of its gallery. */
async function openFirst(page: Page): Promise<void> {
  await open(page, '/work');
  await page.locator('#bench a').first().click();
  await expect(countOf(page)).toContainText('1 of 3');
}

test('a picture clicked before hydration opens afterward', async ({ page }) => {
  const { release } = await openWithoutCode(page, '/work');
  await page.locator('#bench a').nth(1).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  release();
  await expect(countOf(page)).toContainText('2 of 3');
});

for (const width of [390, 1280]) {
  test(`a gallery shows photos uncropped, in rows of one height, ${width} px wide`, {
    tag: width === 390 ? [] : '@slow',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, '/work');
    const images = page.locator('#bench picture img');
    await images.last().scrollIntoViewIfNeeded();
    const photos = await images.evaluateAll((all: HTMLImageElement[]) =>
      all.map((image) => ({
        own: Number(image.getAttribute('width')) / Number(image.getAttribute('height')),
        shown: image.clientWidth / image.clientHeight,
        // The placeholder must not cover the photo.
        isOnTop: (() => {
          image.scrollIntoView({ block: 'center', behavior: 'instant' });
          const { left, top, width, height } = image.getBoundingClientRect();
          return document.elementFromPoint(left + width / 2, top + height / 2) === image;
        })(),
        frame: (image.closest('a')?.clientWidth ?? 0) / (image.closest('a')?.clientHeight ?? 1),
      })),
    );
    expect(photos.some(({ own }) => own < 1)).toBe(true);
    expect(photos.some(({ own }) => own > 1)).toBe(true);
    for (const { own, shown, frame, isOnTop } of photos) {
      expect(isOnTop).toBe(true);
      expect(shown).toBeCloseTo(own, 1);
      expect(frame).toBeCloseTo(own, 1);
    }

    const frames = await page.locator('#bench a').evaluateAll((all) =>
      all.map((link) => {
        const { left, right, top, height } = link.getBoundingClientRect();
        return { left, right, top: top + scrollY, height };
      }),
    );
    const heading = await page.getByRole('heading', { name: 'At the bench' }).boundingBox();
    const start = heading?.x ?? 0;
    const rows = width === 390 ? [frames.slice(0, 1), frames.slice(1)] : [frames];
    for (const row of rows) {
      expect(row[0]?.left).toBeCloseTo(start, 0);
      // The page is as wide at its end as at its start.
      expect(row.at(-1)?.right).toBeCloseTo(width - start, 0);
      for (const { height } of row)
        expect(Math.abs(height - (row[0]?.height ?? 0))).toBeLessThan(1);
    }
  });
}

test.describe('a gallery on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 });

  test('can be swiped, and fetches each picture in the shown width', async ({ page }) => {
    await openFirst(page);
    const swipe = (across: number, down = 0) =>
      drag(page, { x: 195, y: 400 }, { x: 195 + across, y: 400 + down });
    const count = countOf(page);
    await swipe(-120);
    await expect(count).toContainText('2 of 3');
    await swipe(-120);
    await expect(count).toContainText('3 of 3');
    await swipe(-120);
    await expect(count).toContainText('1 of 3');
    await swipe(120);
    await expect(count).toContainText('3 of 3');
    // Neither a short nor a downward movement is a swipe.
    await swipe(-20);
    await swipe(-80, 160);
    await swipe(-120);
    await expect(count).toContainText('1 of 3');

    const image = dialogOf(page).locator('picture img');
    await expect
      .poll(() => image.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0))
      .toBe(true);
    const { file, most } = await image.evaluate((img: HTMLImageElement) => ({
      file: img.currentSrc,
      most: Number(img.getAttribute('width')),
    }));
    const width = Number(/-(\d+)\.avif$/.exec(file)?.[1]);
    expect(width).toBeGreaterThan(0.79 * Math.min(most, 390 * 3));
    expect(width).toBeLessThan(1.5 * 390 * 3);
  });
});

test('an open gallery is not printed, but the page behind it is', { tag: '@slow' }, async ({
  page,
}) => {
  await openFirst(page);
  await page.emulateMedia({ media: 'print' });
  await expect(dialogOf(page)).toBeHidden();
  for (const link of await page.locator('#bench a').all()) await expect(link).toBeVisible();
});

test.describe('a gallery in forced colors', () => {
  test.use({ forcedColors: 'active' });
  test('has buttons with borders and visible icons', { tag: '@slow' }, async ({ page }) => {
    await openFirst(page);
    const dialog = dialogOf(page);
    const canvas = await dialog.evaluate((element) => getComputedStyle(element).backgroundColor);
    for (const button of await dialog.getByRole('button').all()) {
      await expect(button).toHaveCSS('border-top-style', 'solid');
      await expect(button).not.toHaveCSS('border-top-color', canvas);
      await expect(button.locator('svg')).not.toHaveCSS('color', canvas);
    }
    await page.keyboard.press('Tab');
    await expect(dialog.locator(':focus-visible')).toHaveCSS('outline-style', 'solid');
  });
});

test('a gallery opened after client-side navigation reopens after a reload, and Back closes it', {
  tag: '@slow',
}, async ({ page }) => {
  await open(page, '/');
  await page.getByRole('link', { name: 'Work', exact: true }).first().click();
  await expect(page).toHaveURL(/\/work$/);
  // A double click opens it only once.
  await page.locator('#bench a').nth(1).dblclick();
  const dialog = dialogOf(page);
  await expect(dialog).toBeVisible();
  await page.reload();
  await expect(dialog.locator('[aria-live]')).toContainText('2 of 3');
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/\/work$/);
  await page.goBack();
  await expect(page).not.toHaveURL(/\/work$/);
});
