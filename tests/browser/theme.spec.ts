import { open } from '../tools/page.ts';
import { expect, test } from '../tools/test.ts';

test.describe('themes', () => {
  test('apply before the first paint', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
    await page.route('**/assets/*.js', () => new Promise(() => {}));
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(11, 23, 34)');
  });

  for (const [system, chosen] of [
    ['dark', 'Light'],
    ['light', 'Dark'],
  ] as const) {
    test(`${chosen}, chosen on a ${system} system, also applies to the form and the blog`, {
      tag: chosen === 'Dark' ? [] : '@slow',
    }, async ({ page }) => {
      await page.emulateMedia({ colorScheme: system });
      const papers = { Light: 'rgb(255, 255, 255)', Dark: 'rgb(18, 34, 47)' };
      const isPaper = (theme: 'Light' | 'Dark') =>
        expect(page.locator('main').frameLocator('iframe').locator('body')).toHaveCSS(
          'background-color',
          papers[theme],
        );
      await open(page, '/contact-us');
      await isPaper(system === 'dark' ? 'Dark' : 'Light');
      await page.getByRole('radio', { name: chosen }).check();
      await isPaper(chosen);
      await open(page, '/blog');
      await isPaper(chosen);
      await page.getByRole('radio', { name: 'System' }).check();
      await isPaper(system === 'dark' ? 'Dark' : 'Light');
    });
  }
});
