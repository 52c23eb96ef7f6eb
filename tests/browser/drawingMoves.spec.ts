import type { Page } from '@playwright/test';
import { open } from '../tools/page.ts';
import { expect, test } from '../tools/test.ts';

// Network cabling's drawing is the one that moves, and is in the documents that are shipped.
test.use({ baseURL: `http://localhost:${process.env.SHIPPED_PORT}` });

/** The drawing of the hero, where it is shown again further down. */
async function moving(page: Page) {
  const name = await page.locator('svg[data-drawing]').first().getAttribute('aria-label');
  return page.getByRole('img', { name: name ?? '' }).nth(1);
}

test('a cable finds its way once, when its drawing comes into view', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, '/network-cabling');
  const drawing = await moving(page);
  await expect(drawing).toHaveCSS('stroke-dashoffset', '1px');
  await drawing.scrollIntoViewIfNeeded();
  await expect(drawing).toHaveCSS('stroke-dashoffset', '0px');
  await page.evaluate(() => scrollTo(0, 0));
  // Two frames later a way back would have begun.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  await expect(drawing).toHaveCSS('stroke-dashoffset', '0px');
});

test('no cable moves under reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/network-cabling');
  const drawing = await moving(page);
  await expect(drawing).toHaveCSS('stroke-dashoffset', '0px');
});
