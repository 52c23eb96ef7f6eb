import { setTimeout as wait } from 'node:timers/promises';
import { type Browser, type CDPSession, chromium, type Locator, type Page } from '@playwright/test';
import { browserArguments, findBrowser } from '../findBrowser.ts';
import type { Figures } from './pageFigures.ts';

/** The center of a link or button in the window, in pixels. */
type Spot = { x: number; y: number };

/** A new page with a desktop window, Slow 4G and a CPU slowed down four times. */
type SlowPage = { page: Page; tools: CDPSession };

/**
 * How long visitors wait on the home page. They press the mouse button where the control is: Playwright's own clicks search the page
 * first, which takes up to a second of the slow CPU. A time is undefined if the page lacks that control.
 */
export async function journeys(origin: string, button: string, route = ''): Promise<Figures> {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments });
  try {
    return {
      'dialog open, ms': await dialogTime(browser, origin, button),
      'second page, ms': await secondPageTime(browser, origin, route),
    };
  } finally {
    await browser.close();
  }
}

/** The time from the start of navigation to an open dialog, for a visitor who clicks ten times a second from the start. */
async function dialogTime(
  browser: Browser,
  origin: string,
  button: string,
): Promise<number | undefined> {
  const loaded = await browser.newPage({ viewport });
  await loaded.goto(origin);
  const spot = await spotOf(loaded.getByText(button, { exact: true }));
  await loaded.close();
  if (!spot) return undefined;

  const slow = await newSlowPage(browser);
  const opened = await watch(slow, () => {
    const dialog = document.querySelector('dialog[open], [role=dialog]');
    return dialog?.checkVisibility() ? performance.now() : undefined;
  });
  await slow.page.goto(origin, { waitUntil: 'commit' });
  for (let clicks = 0; clicks < 100; clicks += 1) {
    click(slow, spot);
    const time = await Promise.race([opened.value, wait(100)]);
    if (time !== undefined) return time;
  }
  return undefined;
}

/** The time from a click on a link to `route` until its headline shows, after a pause to read. */
async function secondPageTime(
  browser: Browser,
  origin: string,
  route: string,
): Promise<number | undefined> {
  const slow = await newSlowPage(browser);
  const shown = await watch(slow, () => {
    const headline = document.querySelector('h1')?.innerText;
    if (!headline) return undefined;
    // Kept across documents in the name of the window.
    window.name ||= headline;
    return headline === window.name ? undefined : performance.timeOrigin + performance.now();
  });
  await slow.page.goto(origin, { waitUntil: 'load' });
  await slow.page.waitForTimeout(1500);
  const spot = await spotOf(slow.page.locator(`a[href="${route}"], a[href="${route}/"]`));
  if (!spot) return undefined;
  const start = Date.now();
  click(slow, spot);
  const end = await Promise.race([shown.value, wait(20_000, undefined, { ref: false })]);
  return end && end - start;
}

const viewport = { width: 1280, height: 800 };

async function newSlowPage(browser: Browser): Promise<SlowPage> {
  const page = await browser.newPage({ viewport });
  const tools = await page.context().newCDPSession(page);
  await tools.send('Network.enable');
  const line = { downloadThroughput: 1.6 * 1024 * 128, uploadThroughput: 750 * 128 };
  await tools.send('Network.emulateNetworkConditions', { offline: false, latency: 150, ...line });
  await tools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return { page, tools };
}

/** The center of the first visible of these elements, after scrolling to it. */
async function spotOf(elements: Locator): Promise<Spot | undefined> {
  const element = elements.locator('visible=true').first();
  if ((await element.count()) === 0) return undefined;
  await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  return box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : undefined;
}

/** Presses and releases the mouse button. The browser handles both when the page is ready for them. */
function click({ tools }: SlowPage, { x, y }: Spot): void {
  for (const type of ['mousePressed', 'mouseReleased'] as const) {
    tools
      .send('Input.dispatchMouseEvent', { type, x, y, button: 'left', clickCount: 1 })
      .catch(() => {
        // The page was closed before it was ready.
      });
  }
}

/** Calls `look` every 5 milliseconds in each document of the page. `value` is the first number that it returns. */
async function watch(
  { page, tools }: SlowPage,
  look: () => number | undefined,
): Promise<{ value: Promise<number> }> {
  const name = 'reportToBench';
  await tools.send('Runtime.enable');
  await tools.send('Runtime.addBinding', { name });
  await page.addInitScript(`{
    const look = ${look};
    const timer = setInterval(() => {
      const value = look();
      if (value === undefined) return;
      clearInterval(timer);
      ${name}(String(value));
    }, 5);
  }`);
  const value = new Promise<number>((resolve) => {
    tools.on('Runtime.bindingCalled', (event) => {
      if (event.name === name) resolve(Number(event.payload));
    });
  });
  return { value };
}
