import type { Page } from '@playwright/test';
import { testSite } from '../support/content.ts';
import { open } from '../support/page.ts';
import { startDevServer } from '../support/servers.ts';
import { expect, test } from '../support/test.ts';

// One server for all.
test.describe.configure({ mode: 'default' });

let server: Awaited<ReturnType<typeof startDevServer>>;

test.beforeAll(async () => {
  server = await startDevServer(testSite);
});
test.afterAll(() => server.stop());

// The dev server's origin is another one than that of the built site.
test.use({ allowed: /^request to http:\/\/localhost:/, reducedMotion: 'reduce' });

for (const route of ['/', '/faq', '/conference-rooms', '/contact-us']) {
  for (const width of [390, 1280]) {
    test(`${route} looks as styled-components draws it in dev, ${width} px wide`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await open(page, server.origin + route);
      const drawn = await looks(page);
      await open(page, route);
      const built = await looks(page);
      expect(built.map(({ element }) => element)).toEqual(drawn.map(({ element }) => element));
      const different = built.flatMap(({ element, look }, index) => {
        const expected = new Set(drawn[index]?.look.split('; '));
        const own = look.split('; ').filter((declaration) => !expected.has(declaration));
        return own.map((declaration) => `${element}: ${declaration}`);
      });
      expect(different).toEqual([]);
    });
  }
}

/** Every element of the page with all that the browser computes of its look. */
function looks(page: Page) {
  return page.locator('#root *').evaluateAll((elements) =>
    elements.map((element) => ({
      element: `${element.localName} "${element.textContent.slice(0, 30)}"`,
      look: getComputedStyle(element).cssText,
    })),
  );
}
