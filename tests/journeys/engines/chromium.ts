import { chromium } from '@playwright/test';
import { findBrowser, playwrightArguments } from '../../../scripts/findBrowser.ts';
import type { Engine } from './engine.ts';

/** Chromium, driven by Playwright over the DevTools protocol. */
export async function startChromium(): Promise<Engine> {
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: playwrightArguments(),
    ignoreDefaultArgs: ['--hide-scrollbars'],
  });
  return {
    async openWindow({ width, height, dark = false, reducedMotion = false }) {
      const context = await browser.newContext({
        viewport: { width, height },
        ignoreHTTPSErrors: true,
        colorScheme: dark ? 'dark' : 'light',
        reducedMotion: reducedMotion ? 'reduce' : 'no-preference',
      });
      const page = await context.newPage();
      return {
        open: async (address) => void (await page.goto(address)),
        back: async () => void (await page.goBack({ waitUntil: 'commit' })),
        forward: async () => void (await page.goForward({ waitUntil: 'commit' })),
        reload: async () => void (await page.reload()),
        async evaluate(read, ...args) {
          const call = `(async () => JSON.stringify(await (${read})(...${JSON.stringify(args)})))()`;
          const json = await page.evaluate<string | undefined>(call);
          return json === undefined ? undefined : JSON.parse(json);
        },
        point: (x, y, how) => (how === 'hover' ? page.mouse.move(x, y) : page.mouse.click(x, y)),
        press: (keys) => page.keyboard.press(keys),
        type: (text) => page.keyboard.type(text),
        resize: (toWidth, toHeight) => page.setViewportSize({ width: toWidth, height: toHeight }),
        picture: () => page.screenshot(),
        close: () => context.close(),
      };
    },
    close: () => browser.close(),
  };
}
