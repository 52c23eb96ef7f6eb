import type { Page } from '@playwright/test';
import { expect, test } from '../tools/test.ts';

// The second site has a logo for light and one for dark backgrounds.
test.use({
  baseURL: `http://localhost:${process.env.SECOND_PORT}`,
  // Uses the shortest page.
  allowed: /forms\.piano\.test|404/,
});

/** The background that the visible logos in a part of the page are for, once loaded. */
const logosIn = (page: Page, role: 'banner' | 'contentinfo') =>
  page
    .getByRole(role)
    .locator('a[href="/"] img')
    .evaluateAll((images: HTMLImageElement[]) =>
      images
        .filter((image) => image.checkVisibility())
        .map((image) =>
          image.complete && image.naturalWidth > 0
            ? (image.closest<HTMLElement>('[data-logo]')?.dataset.logo ?? 'neither')
            : 'not there yet',
        ),
    );

const [onLight, onDark] = [['light'], ['dark']];

test('the header shows the logo for its theme, the footer the dark one, and print the light one', async ({
  page,
}) => {
  await page.goto('/404');
  await expect(page.getByRole('banner').locator('a[href="/"]').first()).toHaveAccessibleName(
    'Harbor Piano Workshop',
  );
  for (const [colorScheme, chosen, inHeader] of [
    ['light', undefined, onLight],
    ['dark', undefined, onDark],
    ['dark', 'light', onLight],
    ['light', 'dark', onDark],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await page.evaluate((theme) => {
      if (theme) document.documentElement.dataset.theme = theme;
      else delete document.documentElement.dataset.theme;
    }, chosen);
    await expect.poll(() => logosIn(page, 'banner')).toEqual(inHeader);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect.poll(() => logosIn(page, 'contentinfo')).toEqual(onDark);
  }
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect.poll(() => logosIn(page, 'contentinfo')).toEqual(onLight);
});

test('a logo leaves room for the phone number and the menu in the narrowest window', {
  tag: '@slow',
}, async ({ page }) => {
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 640 });
    await page.goto('/404');
    const box = await page.getByRole('banner').locator('a[href="/"]').first().boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    expect(box?.width).toBeGreaterThan(60);
    const isOver = await page.evaluate(
      () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
    );
    expect(isOver, `${width} px`).toBe(false);
  }
});
