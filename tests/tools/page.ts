import type { Page, Response } from '@playwright/test';

/** Opens a route and waits until it is hydrated. */
export async function open(page: Page, route: string): Promise<void> {
  await page.goto(route);
  await hydrated(page);
}

/** Waits until the page is hydrated. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
}

/** Waits until the page shows its typefaces, and the resulting layout shifts are reported. */
export async function typefaceShown(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  await nextFrame(page);
}

/** Waits for a complete frame, so that everything pending is rendered and layout shifts are reported. */
export async function nextFrame(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50))),
  );
}

/** Waits until the page has loaded a chunk or failed to, and has rendered the result. */
export async function codeArrived(page: Page, answer: Promise<Response>): Promise<void> {
  // Imports of a module resolve in call order.
  await page.evaluate(
    (url) =>
      import(url).then(
        () => {},
        () => {},
      ),
    (await answer).url(),
  );
  await nextFrame(page);
}

/** Waits for `times` idle callbacks, so that the page has run as many tasks that wait for idle time. */
export async function beIdle(page: Page, times: number): Promise<void> {
  await page.evaluate(async (count) => {
    for (let left = count; left > 0; left -= 1) {
      await new Promise((resolve) => requestIdleCallback(resolve));
    }
  }, times);
}

/**
 * Stops the clock of a page opened after `page.clock.install()`. From now on only `fastForward` advances time, however slow the
 * machine is.
 */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
}

/** Opens a route and delays its code until `release` is called. */
export async function openWithoutCode(page: Page, route: string): Promise<{ release: () => void }> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (request) => {
    await held;
    await request.continue();
  });
  await page.goto(route, { waitUntil: 'commit' });
  return { release: () => release() };
}

/** Simulates a touch drag from one point in the window to another (requires `hasTouch`). */
export async function drag(
  page: Page,
  from: { x: number; y: number },
  to: { x: number; y: number },
): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', share?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        share === undefined
          ? []
          : [{ x: from.x + share * (to.x - from.x), y: from.y + share * (to.y - from.y) }],
    });
  await touch('touchStart', 0);
  for (let step = 1; step <= 8; step += 1) await touch('touchMove', step / 8);
  await touch('touchEnd');
  await session.detach();
}
