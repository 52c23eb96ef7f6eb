import { routes } from '../tools/content.ts';
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

// Together, both sites have every block type.
const sites = [
  { port: process.env.TEST_PORT, addresses: routes },
  { port: process.env.SECOND_PORT, addresses: ['/prices', '/work'] },
];
for (const { port, addresses } of sites) {
  test.describe(`forced colors on ${addresses.length} pages`, () => {
    test.use({ forcedColors: 'active', baseURL: `http://localhost:${port}` });

    test('no text has the color of the box that the browser paints behind it', {
      tag: '@slow',
    }, async ({ page }) => {
      for (const address of addresses) {
        await page.goto(address);
        const unreadable = await page.evaluate(() => {
          const canvas = getComputedStyle(document.body).backgroundColor;
          const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
          const found: string[] = [];
          while (walker.nextNode()) {
            const { parentElement: element, nodeValue } = walker.currentNode;
            if (!element?.checkVisibility() || !nodeValue?.trim()) continue;
            const { color, forcedColorAdjust } = getComputedStyle(element);
            // Without the adjustment, there is no box. SVG texts have none.
            const hasBox = forcedColorAdjust === 'auto' && !element.closest('svg');
            if (hasBox && color === canvas) found.push(nodeValue);
          }
          return found;
        });
        expect(unreadable, address).toEqual([]);
      }
    });
  });
}
