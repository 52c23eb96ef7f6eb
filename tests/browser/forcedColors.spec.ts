import { open } from '../tools/page.ts';
import { expect, test } from '../tools/test.ts';

test.describe('forced colors', () => {
  test.use({ forcedColors: 'active' });

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`keep buttons, focus, icons and the chosen theme visible, ${colorScheme}`, {
      tag: colorScheme === 'light' ? [] : '@slow',
    }, async ({ page }) => {
      await page.emulateMedia({ colorScheme, forcedColors: 'active' });
      await open(page, '/');
      const canvas = await page.locator('body').evaluate((body) => {
        return getComputedStyle(body).backgroundColor;
      });
      for (const button of await page.locator('a[data-look]:visible').all()) {
        await expect(button).toHaveCSS('border-top-style', 'solid');
        await expect(button).not.toHaveCSS('border-top-color', canvas);
      }
      const primary = page.locator('main a[data-look=primary]').first();
      const quiet = page.locator('main a[data-look=quiet]').first();
      await expect(quiet).toHaveCSS('background-color', /^rgba.+, 0\)$/);
      await expect(primary).not.toHaveCSS('background-color', /^rgba.+, 0\)$/);
      await expect(primary).not.toHaveCSS('background-color', canvas);
      await expect(primary).toHaveCSS('color', canvas);
      const square = await page
        .getByText('First badge')
        .evaluate((badge) => getComputedStyle(badge, '::before').borderTopColor);
      expect(square).not.toBe(canvas);
      for (const icon of await page.locator('svg:visible:not([data-drawing])').all()) {
        await expect(icon).not.toHaveCSS('color', canvas);
      }
      for (const frame of await page.locator('svg .frame').all()) {
        await expect(frame).not.toHaveCSS('stroke', canvas);
      }
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      const focused = page.locator(':focus');
      await expect(focused).toHaveCSS('outline-style', 'solid');
      await expect(focused).not.toHaveCSS('outline-color', canvas);
      const label = (name: string) => page.locator('label', { hasText: name });
      await page.getByRole('radio', { name: 'Light' }).check();
      await expect(label('Light')).toHaveCSS('outline-style', 'solid');
      await expect(label('System')).toHaveCSS('outline-style', 'none');
      await expect(label('System')).toHaveCSS('border-top-width', '0px');
    });
  }
});
