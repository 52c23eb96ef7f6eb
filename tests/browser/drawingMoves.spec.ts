import type { Page } from '@playwright/test';
import { open } from '../tools/page.ts';
import { expect, test } from '../tools/test.ts';

// Only the drawing of Network cabling, in the shipped documents, is animated.
test.use({ baseURL: `http://localhost:${process.env.SHIPPED_PORT}` });

/** The second instance of the hero's drawing, further down. */
async function moving(page: Page) {
  const name = await page.locator('svg[data-drawing]').first().getAttribute('aria-label');
  return page.getByRole('img', { name: name ?? '' }).nth(1);
}

test('draws cables once, when the drawing scrolls into view', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, '/network-cabling');
  const drawing = await moving(page);
  await expect(drawing).toHaveCSS('stroke-dashoffset', '1px');
  await drawing.scrollIntoViewIfNeeded();
  await expect(drawing).toHaveCSS('stroke-dashoffset', '0px');
  await page.evaluate(() => scrollTo(0, 0));
  // Within two frames a reverse animation would have started.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  await expect(drawing).toHaveCSS('stroke-dashoffset', '0px');
});

test('does not animate with reduced motion', { tag: '@slow' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/network-cabling');
  const drawing = await moving(page);
  await expect(drawing).toHaveCSS('stroke-dashoffset', '0px');
});
