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
  test(`${route} looks as styled-components draws it in dev, 390 and 1280 px wide`, async ({
    page,
    context,
  }) => {
    const built = await context.newPage();
    await open(page, server.origin + route);
    await open(built, route);
    for (const width of [390, 1280]) {
      for (const tab of [page, built]) await tab.setViewportSize({ width, height: 800 });
      // Until both have come to rest in a window of this width.
      await expect(async () => {
        const drawn = await looks(page);
        const own = await looks(built);
        expect(own.map(({ element }) => element)).toEqual(drawn.map(({ element }) => element));
        expect(differences(own, drawn)).toEqual([]);
      }).toPass();
    }
  });
}

type Look = { element: string; look: string };

/** The declarations of elements that are others than expected, each with its element. */
function differences(own: readonly Look[], expected: readonly Look[]): string[] {
  return own.flatMap(({ element, look }, index) => {
    const known = new Set(expected[index]?.look.split('; '));
    const others = look.split('; ').filter((declaration) => !known.has(declaration));
    return others.map((declaration) => `${element}: ${declaration}`);
  });
}

/** Every element of the page with all that the browser computes of its look. */
function looks(page: Page): Promise<Look[]> {
  return page.locator('#root *').evaluateAll((elements) =>
    elements.map((element) => ({
      element: `${element.localName} "${element.textContent.slice(0, 30)}"`,
      look: getComputedStyle(element).cssText,
    })),
  );
}
