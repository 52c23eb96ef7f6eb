import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { browserArguments, findBrowser } from '../findBrowser.ts';

/** Bytes, milliseconds, and the layout shift, by name of the metric. */
export type Figures = Record<string, number | undefined>;

/**
 * Runs Lighthouse (mobile) on a page with the connection and CPU actually throttled. npx installs Lighthouse on first use. Its
 * report is written to `folder`. On a busy machine the report can lack figures; then it runs again.
 */
export async function lighthouse(
  url: string,
  folder: string,
  retries = 2,
): Promise<{ figures: Figures; scores: Figures }> {
  const report = path.join(folder, 'lighthouse.json');
  const flags = ['--headless', ...browserArguments].join(' ');
  await new Promise<void>((resolve, reject) => {
    const child = spawn(
      'npx',
      [
        ...['--yes', 'lighthouse@12', url, '--quiet', '--output=json'],
        ...[`--output-path=${report}`, `--chrome-flags=${flags}`],
        '--only-categories=performance,accessibility,best-practices,seo',
        // By default Lighthouse simulates both, and its simulation varies from run to run.
        '--throttling-method=devtools',
      ],
      { stdio: 'inherit', env: { ...process.env, CHROME_PATH: findBrowser() } },
    );
    child.on('error', reject);
    child.on('exit', () => resolve());
  });
  const { categories, audits } = JSON.parse(await readFile(report, 'utf8'));
  const requests: { resourceType: string; transferSize: number }[] | undefined =
    audits['network-requests']?.details?.items;
  if (!requests || audits['total-blocking-time']?.numericValue === undefined) {
    if (retries > 0) return lighthouse(url, folder, retries - 1);
    throw new Error(`Lighthouse has no figures for ${url}.`);
  }
  const bytes = (type = '') =>
    requests
      .filter(({ resourceType }) => !type || resourceType === type)
      .reduce((sum, { transferSize }) => sum + transferSize, 0);
  return {
    figures: {
      'JavaScript, bytes': bytes('Script'),
      'all files, bytes': bytes(),
      'first paint, ms': audits['first-contentful-paint'].numericValue,
      'largest paint, ms': audits['largest-contentful-paint'].numericValue,
      'blocking time, ms': audits['total-blocking-time'].numericValue,
      'layout shift': audits['cumulative-layout-shift'].numericValue,
    },
    scores: Object.fromEntries(
      Object.entries<{ score: number }>(categories).map(([id, { score }]) => [id, score * 100]),
    ),
  };
}

/**
 * How long visitors with a desktop window, Slow 4G and a CPU slowed down four times wait on the home page. A time is undefined
 * if the page lacks that control.
 */
export async function journeys(origin: string, button: string, route = ''): Promise<Figures> {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments });
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    const tools = await page.context().newCDPSession(page);
    await tools.send('Network.enable');
    const line = { downloadThroughput: 1.6 * 1024 * 128, uploadThroughput: 750 * 128 };
    await tools.send('Network.emulateNetworkConditions', { offline: false, latency: 150, ...line });
    await tools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    return {
      'dialog open, ms': await dialogTime(page, origin, button),
      'second page, ms': await secondPageTime(page, origin, route),
    };
  } finally {
    await browser.close();
  }
}

/** The time from the start of navigation to an open dialog, for a visitor who clicks right away and keeps clicking. */
async function dialogTime(page: Page, origin: string, button: string): Promise<number | undefined> {
  await page.addInitScript(() => {
    const timer = setInterval(() => {
      if (!document.querySelector('dialog[open], [role=dialog]')?.checkVisibility()) return;
      Reflect.set(window, 'dialogTime', performance.now());
      clearInterval(timer);
    }, 5);
  });
  await page.goto(origin, { waitUntil: 'commit' });
  const control = page.getByText(button, { exact: true }).locator('visible=true').first();
  await control.waitFor();
  for (let click = 0; click < 20; click += 1) {
    await control.click({ timeout: 1000, noWaitAfter: true }).catch(() => undefined);
    await page.waitForTimeout(50);
    const time: unknown = await page.evaluate(() => Reflect.get(window, 'dialogTime'));
    if (typeof time === 'number') return time;
  }
  return undefined;
}

/** The time from a click on a link to `route` until its headline shows, after a pause to read. */
async function secondPageTime(
  page: Page,
  origin: string,
  route: string,
): Promise<number | undefined> {
  // A reload may restore the open dialog.
  await page.goto('about:blank');
  await page.goto(origin, { waitUntil: 'load' });
  await page.waitForTimeout(1500);
  const link = page.locator(`a[href="${route}"], a[href="${route}/"]`).locator('visible=true');
  if ((await link.count()) === 0) return undefined;
  const before = await page.locator('h1').first().innerText();
  const start = performance.now();
  await link.first().click({ noWaitAfter: true });
  await page.waitForFunction(
    (old) => ![undefined, '', old].includes(document.querySelector('h1')?.innerText),
    before,
    { polling: 'raf' },
  );
  return performance.now() - start;
}
