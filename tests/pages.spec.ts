import AxeBuilder from '@axe-core/playwright';
import { pages, routes, site } from './support/content.ts';
import { open } from './support/page.ts';
import { expect, test } from './support/test.ts';

for (const shown of pages.filter(({ path }) => routes.includes(path))) {
  test.describe(shown.path, () => {
    test('answers with its title, description, canonical link and one h1', async ({ page }) => {
      const response = await page.goto(shown.path);
      expect(response?.status()).toBe(200);
      await expect(page).toHaveTitle(shown.title);
      await expect(page.locator('meta[name=description]')).toHaveAttribute(
        'content',
        shown.description,
      );
      const meta = (name: string) => page.locator(`meta[property="og:${name}"]`);
      await expect(meta('title')).toHaveAttribute('content', shown.title);
      await expect(meta('url')).toHaveAttribute('content', site.url + shown.path);
      await expect(meta('image')).toHaveAttribute('content', /^https:.*\/share\/[\w/-]+\.png$/);
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
        'href',
        site.url + shown.path,
      );
      const hero = shown.blocks.find((block) => block.type === 'hero');
      await expect(page.locator('h1')).toHaveText(hero?.type === 'hero' ? hero.headline : '');
    });

    test('hydrates what was prerendered and changes nothing', async ({ page, request }) => {
      const html = await (await request.get(shown.path)).text();
      await open(page, shown.path);
      const [sent, shownNow] = await page.evaluate((text) => {
        const parsed = new DOMParser().parseFromString(text, 'text/html');
        return [parsed, document].map((from) => from.querySelector('main')?.textContent);
      }, html);
      expect(shownNow).toBe(sent);
      await expect(page.locator('title')).toHaveCount(1);
      await expect(page.locator('meta[name=description]')).toHaveCount(1);
      await expect(page.locator('link[rel=canonical]')).toHaveCount(1);
    });

    test('leads nowhere that is not there', async ({ page, request }) => {
      await page.goto(shown.path);
      const links = await page
        .locator('a[href^="/"], a[href^="#"]')
        .evaluateAll((all) =>
          Array.from(new Set(all.map((link) => link.getAttribute('href') ?? ''))),
        );
      expect(links.length).toBeGreaterThan(10);
      for (const link of links) {
        const url = new URL(link, `http://localhost${shown.path}`);
        const response = await request.get(url.pathname);
        expect(response.status(), link).toBe(200);
        if (url.hash) expect(await response.text(), link).toContain(`id="${url.hash.slice(1)}"`);
      }
    });

    for (const theme of ['light', 'dark'] as const) {
      for (const width of [390, 1280]) {
        test(`has no accessibility violation, ${theme}, ${width} px wide`, async ({ page }) => {
          await page.setViewportSize({ width, height: 900 });
          await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
          await open(page, shown.path);
          const { violations } = await new AxeBuilder({ page })
            .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
            .analyze();
          expect(
            violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
          ).toEqual([]);
        });
      }
    }

    test('is not wider than a window of 320 px', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 700 });
      await open(page, shown.path);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    });

    test('moves nothing while it loads', async ({ page }) => {
      await page.addInitScript(() => {
        Reflect.set(window, 'shift', 0);
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            Reflect.set(
              window,
              'shift',
              Reflect.get(window, 'shift') + Reflect.get(entry, 'value'),
            );
          }
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await open(page, shown.path);
      await page.waitForLoadState('networkidle');
      expect(await page.evaluate(() => Reflect.get(window, 'shift'))).toBe(0);
    });
  });
}

test.describe('an unknown address', () => {
  // The browser reports the status of the page itself, and the page logs the path: both are asked for.
  test.use({ allowed: /status of 404|404: no page at/ });

  test('shows the not-found page with its status, and logs the path', async ({ page }) => {
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    const response = await page.goto('/demo/nowhere');
    expect(response?.status()).toBe(404);
    await expect(page.locator('h1')).toHaveText('Oops! Page not found');
    await expect(
      page.getByText("The page you're looking for doesn't exist or has been moved."),
    ).toBeVisible();
    await expect(page.getByText('404', { exact: true })).toBeVisible();
    await expect.poll(() => logged).toContain('404: no page at /demo/nowhere');
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.locator('h1')).not.toHaveText('Oops! Page not found');
  });
});
