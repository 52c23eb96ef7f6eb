import type { CDPSession, Page } from '@playwright/test';
import { randomBelow } from '../../scripts/random.ts';
import { open } from '../tools/page.ts';
import { expect, test } from '../tools/test.ts';
import { seed } from '../tools/walk.ts';

// A short run by default. Set MONKEY_MINUTES=10 or MONKEY_STEPS=5000 for a long one.
const { MONKEY_MINUTES, MONKEY_STEPS } = process.env;
const steps = Number(MONKEY_STEPS ?? (MONKEY_MINUTES ? Number.POSITIVE_INFINITY : 600));
const time = Number(MONKEY_MINUTES ?? 10) * 60_000;

// The allowed growth from a third of the run to its end: a form's document can remain for a while, and so can the section of the
// last link that opened the dialog, which gets focus back. A leak on each page visit adds far more in 600 steps. Code that
// loads once has loaded after 200 steps, but not always after 50.
const allowance = { Documents: 1, Nodes: 200, JSEventListeners: 20 };
type Counts = Record<keyof typeof allowance, number>;

// A trace would retain discarded objects.
test.use({ trace: 'off' });

const keys = ['Tab', 'Tab', 'Tab', 'Enter', 'Escape', 'ArrowDown', 'End'];
const windows = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
];

/** Performs a random action, as a hasty visitor might. Returns its name. */
async function doSomething(page: Page, choose: (count: number) => number): Promise<string> {
  const kind = choose(10);
  if (kind === 0) {
    const size = windows[choose(windows.length)] ?? windows[0];
    if (size) await page.setViewportSize(size);
    return `window ${size?.width} px`;
  }
  if (kind === 1) {
    const by = choose(2) === 0 ? -1 : 1;
    await page.evaluate((step) => {
      const entries = Reflect.get(window, 'navigation');
      if (step < 0 ? entries.canGoBack : entries.canGoForward) history.go(step);
    }, by);
    return `history ${by}`;
  }
  if (kind < 5) {
    const key = keys[choose(keys.length)] ?? 'Tab';
    await page.keyboard.press(key);
    return `key ${key}`;
  }
  const random = choose(1_000_000);
  return page.evaluate((number) => {
    const all = document.querySelectorAll<HTMLElement>('a[href], button, summary, label');
    // With an open dialog, elements behind it are unreachable.
    const within = document.querySelector('[role="dialog"], dialog[open]');
    const shown = Array.from(all).filter(
      (element) => element.checkVisibility() && (!within || within.contains(element)),
    );
    const element = shown[number % shown.length];
    element?.scrollIntoView({ block: 'center', behavior: 'instant' });
    element?.click();
    return `click ${element?.tagName} ${element?.textContent?.slice(0, 30)}`;
  }, random);
}

/** The counts after the page has settled on the home page and garbage was collected. */
async function countAtHome(page: Page, client: CDPSession): Promise<Counts> {
  await page.setViewportSize({ width: 1280, height: 900 });
  // Not with Escape, which the form in the dialog may receive instead.
  const close = page.getByRole('dialog').getByRole('button', { name: 'Close' });
  if (await close.isVisible()) await close.dispatchEvent('click');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // React retains elements of the previous page until the next change, so always go through the same page. Not with the mouse,
  // because the focused skip link may cover the links.
  await page.locator('header nav a[href="/faq"]').first().dispatchEvent('click');
  await expect(page).toHaveURL(/\/faq(?:#.*)?$/);
  await page.locator('header a[href="/"]').first().dispatchEvent('click');
  await expect(page).toHaveURL(/\/(?:#.*)?$/);
  await expect(page.locator('p[popover]')).toHaveCount(0);
  // The page has settled when counts no longer change. Not "networkidle", because the browser never reports the end of some
  // requests of frames that were removed while loading.
  let last = await countNow(client);
  await expect(async () => {
    const before = last;
    last = await countNow(client);
    expect(last).toEqual(before);
  }).toPass({ intervals: [500] });
  return last;
}

/** The current counts after garbage collection. */
async function countNow(client: CDPSession): Promise<Counts> {
  await client.send('HeapProfiler.collectGarbage');
  await client.send('HeapProfiler.collectGarbage');
  const { metrics } = await client.send('Performance.getMetrics');
  const value = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? 0;
  return {
    Documents: value('Documents'),
    Nodes: value('Nodes'),
    JSEventListeners: value('JSEventListeners'),
  };
}

test('random clicks, keys, navigation and window sizes cause no errors and leak no listeners or nodes', {
  tag: '@slow',
}, async ({ page, context }) => {
  if (MONKEY_MINUTES || MONKEY_STEPS) test.setTimeout(time + test.info().timeout);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const choose = randomBelow(seed);
  const done: string[] = [];
  const client = await context.newCDPSession(page);
  await client.send('Performance.enable');
  // Keeps the test on the site: links to programs, other sites and files do nothing.
  await page.addInitScript(() => {
    // Runs after the site's own listeners, because a gallery ignores clicks whose default action is prevented.
    window.addEventListener('click', (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (link && (link.origin !== location.origin || /\.\w+$/.test(link.pathname)))
        event.preventDefault();
    });
  });
  // Chromium retains each <picture> of an abandoned render until the document ends, because an image listens for window changes
  // from its creation until it is removed from a page. This test looks for leaks of the site, so later pages have plain images.
  await page.addInitScript(() => {
    const create = document.createElement.bind(document);
    document.createElement = (name: string) =>
      create(name === 'picture' || name === 'source' ? 'span' : name);
  });
  await open(page, '/');
  await page.evaluate(() => Reflect.set(window, 'sameDocument', true));
  await page.locator('main a[data-action="lead-form"]').first().click();
  await expect(page.getByRole('dialog').locator('iframe')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: /^Copy/ }).first().click();
  await expect(page.locator('p[popover]')).toHaveCount(1);
  // React adds permanent listeners to the first portal. Only a gallery's dialog has one.
  await page.locator('footer a[href="/terms-of-service"]').dispatchEvent('click');
  await page.locator('#gallery a').first().dispatchEvent('click');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).dispatchEvent('click');
  await page.locator('header a[href="/"]').first().dispatchEvent('click');
  await expect(page).toHaveURL(/\/(?:#.*)?$/);

  const start = Date.now();
  let early: Counts | undefined;
  const progress = () => Math.max(done.length / steps, (Date.now() - start) / time);
  try {
    while (progress() < 1) {
      done.push(await doSomething(page, choose));
      if (!early && progress() > 1 / 3) early = await countAtHome(page, client);
    }
    expect(await page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBe(true);
    // A frame or render that just ended can retain a page for a while. A real leak remains on each try.
    await expect(async () => {
      const late = await countAtHome(page, client);
      console.log(`${done.length} steps of seed ${seed}:`, early, late);
      for (const name of ['Documents', 'Nodes', 'JSEventListeners'] as const) {
        expect(late[name], name).toBeLessThanOrEqual((early?.[name] ?? 0) + allowance[name]);
      }
    }).toPass();
  } catch (error) {
    console.error(`Seed ${seed}, ${done.length} steps; the last:\n${done.slice(-40).join('\n')}`);
    throw error;
  }
});
