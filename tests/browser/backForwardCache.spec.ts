import { chromium } from '@playwright/test';
import { findBrowser, playwrightArguments } from '../../scripts/findBrowser.ts';
import { routes } from '../tools/content.ts';
import { hydrated } from '../tools/page.ts';
import { expect, test } from '../tools/test.ts';

test('Back restores a page from the back/forward cache', {
  tag: '@slow',
}, async ({ baseURL }) => {
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: playwrightArguments(),
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
