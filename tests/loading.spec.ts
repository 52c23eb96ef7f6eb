import { chromium } from '@playwright/test';
import { browserArguments, findBrowser } from '../scripts/findBrowser.ts';
import { routes } from './support/content.ts';
import { hydrated, open } from './support/page.ts';
import { expect, test } from './support/test.ts';

test('nothing but the page, its font, its icons and what is for paper is asked for before the first paint', async ({
  page,
}) => {
  await open(page, '/');
  const { painted, early } = await page.evaluate(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    const resources = performance.getEntriesByType('resource');
    return {
      painted: paint?.startTime ?? 0,
      early: resources
        .filter(({ startTime }) => startTime < (paint?.startTime ?? 0))
        .map(({ name }) => new URL(name).pathname.replace(/-[\w-]{8}\./, '.')),
    };
  });
  expect(painted).toBeGreaterThan(0);
  expect(early.filter((path) => !/\.(?:woff2|svg)$|^\/print\.css$/.test(path))).toEqual([]);
});

test('a page that is left and come back to is shown as it was (back/forward cache)', async ({
  baseURL,
}) => {
  test.setTimeout(120_000);
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: browserArguments,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    const page = await browser.newPage({ ...(baseURL !== undefined && { baseURL }) });
    for (const route of routes) {
      await page.goto(route);
      await hydrated(page);
      await page.evaluate(() => {
        addEventListener('pageshow', ({ persisted }) =>
          Reflect.set(window, 'persisted', persisted),
        );
      });
      await page.goto('/favicon.svg');
      await page.goBack({ waitUntil: 'commit' });
      await expect
        .poll(() => page.evaluate(() => Reflect.get(window, 'persisted')), { message: route })
        .toBe(true);
    }
  } finally {
    await browser.close();
  }
});
