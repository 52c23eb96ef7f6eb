import type { Browser } from '@playwright/test';

/** "Fast 4G" of Chromium's developer tools: latency in milliseconds, and kilobits a second. */
export const fast4G = { latency: 165, down: 8100, up: 1350 };

/** Figures of the first view of a page: milliseconds from the start of the navigation, and the sum of its layout shifts. */
export type FirstView = { fcp: number; lcp: number; shift: number; typeface: number | undefined };

/**
 * Opens a page as a new visitor on a phone, with really throttled line and a quarter of the processor, and waits until it is
 * decided whether the typeface is shown. `typeface` is the time when the headline shows it; undefined where the next page does.
 */
export async function firstView(browser: Browser, url: string): Promise<FirstView> {
  const { latency, down, up } = fast4G;
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  try {
    const page = await context.newPage();
    const tools = await context.newCDPSession(page);
    await tools.send('Network.enable');
    await tools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency,
      downloadThroughput: (down * 1000) / 8,
      uploadThroughput: (up * 1000) / 8,
    });
    await tools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.addInitScript(observe);
    await page.goto(url, { waitUntil: 'commit' });
    await page.waitForFunction(() => Reflect.get(window, 'bench')?.isDone, undefined, {
      timeout: 60_000,
    });
    return await page.evaluate(() => Reflect.get(window, 'bench'));
  } finally {
    await context.close();
  }
}

/** Runs in the page: keeps its figures in `window.bench`. It has no named functions: tsx needs a helper for them. */
function observe(): void {
  const bench: FirstView & { isDone: boolean } = {
    fcp: 0,
    lcp: 0,
    shift: 0,
    typeface: undefined,
    isDone: false,
  };
  Reflect.set(window, 'bench', bench);
  for (const type of ['paint', 'largest-contentful-paint', 'layout-shift']) {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (entry.name === 'first-contentful-paint') bench.fcp = entry.startTime;
        if (type === 'largest-contentful-paint') bench.lcp = entry.startTime;
        if (type === 'layout-shift') bench.shift += Number(Reflect.get(entry, 'value'));
      }
    }).observe({ type, buffered: true });
  }
  addEventListener('load', () => {
    document.fonts.ready.then(() => {
      bench.typeface = performance.now();
      setTimeout(() => {
        bench.isDone = true;
      }, 500);
    });
  });
}
