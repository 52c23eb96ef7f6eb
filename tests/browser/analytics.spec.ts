import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { buildSite } from '../../scripts/build/buildSite.ts';
import { siteServer } from '../../scripts/server/siteServer.ts';
import { documentOf, site, testSite } from '../tools/content.ts';
import { freePort } from '../tools/freePort.ts';
import { beIdle, hydrated, open } from '../tools/page.ts';
import { expect, test } from '../tools/test.ts';

// The test site at the address of its server, with a self-hosted Umami.
const stats = 'https://stats.piano.test';
const port = await freePort();
const origin = `http://localhost:${port}`;
let folder: string;
let stop: () => Promise<void>;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'analytics-'));
  const [content, out] = [path.join(folder, 'content'), path.join(folder, 'site')];
  await cp(testSite, content, { recursive: true });
  const siteFile = path.join(content, 'site.json');
  const written = JSON.parse(await readFile(siteFile, 'utf8'));
  const id = '94db1cb1-74f4-4a40-ad6c-962362670409';
  const analytics = { provider: 'umami', id, address: stats };
  await writeFile(siteFile, JSON.stringify({ ...written, url: origin, analytics }));
  expect(await buildSite({ content, out })).toMatchObject({ diagnostics: [] });
  ({ stop } = await siteServer(out, port));
});
test.afterAll(async () => {
  await stop();
  await rm(folder, { recursive: true, force: true });
});

/** What the provider received: "view" or the event name, and the path of the page. */
type Received = { hits: string[]; payloads: unknown[]; scripts: number };

/** Mocks the provider, whose script sends each event. */
async function receive(page: Page): Promise<Received> {
  const received: Received = { hits: [], payloads: [], scripts: 0 };
  await page.route(`${stats}/**`, async (route) => {
    const request = route.request();
    if (request.method() === 'POST') {
      const payload = JSON.parse(request.postData() ?? '');
      received.payloads.push(payload);
      received.hits.push(`${payload.name ?? 'view'} ${new URL(payload.url).pathname}`);
      await route.fulfill({ headers: { 'access-control-allow-origin': '*' }, body: '{}' });
    } else {
      received.scripts += 1;
      await route.fulfill({
        contentType: 'text/javascript',
        body: `
          const { websiteId: website, autoTrack } = document.currentScript.dataset;
          window.umami = { track: (change) => fetch('${stats}/api/send', {
            method: 'POST',
            body: JSON.stringify(change({ website, autoTrack, url: 'unused' })),
          }) };`,
      });
    }
  });
  return received;
}

const opener = 'header a[data-action="lead-form"]:visible';
const follow = (page: Page, href: string) =>
  page.locator(`header a[href="${href}"]`).first().dispatchEvent('click');

test.describe('a site with analytics', () => {
  test.use({ baseURL: origin, allowed: /^request to https:\/\/stats\.piano\.test\// });

  test('counts each page once, including client-side navigation, but no dialogs', async ({
    page,
  }) => {
    const received = await receive(page);
    const response = await page.goto('/?utm_source=card');
    await hydrated(page);
    const policy = response?.headers()['content-security-policy'];
    expect(policy).toContain(` ${stats}; style-src-attr`);
    expect(policy).toContain(`connect-src 'self' ${stats};`);
    await expect.poll(() => received.hits).toEqual(['view /']);

    await follow(page, '/conference-rooms');
    await expect(page).toHaveURL('/conference-rooms');
    await expect.poll(() => received.hits).toEqual(['view /', 'view /conference-rooms']);

    await page.locator(opener).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect.poll(() => received.hits.slice(2)).toEqual(['form /conference-rooms']);
    // Neither focus in the dialog's form nor reopening the dialog is a new event.
    await page.getByRole('dialog').frameLocator('iframe').getByRole('textbox').first().focus();
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.locator(opener).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await page.goBack();
    await expect(page).toHaveURL('/?utm_source=card');
    await expect.poll(() => received.hits.length).toBe(4);
    await beIdle(page, 5);
    expect(received.hits).toEqual([
      'view /',
      'view /conference-rooms',
      'form /conference-rooms',
      'view /',
    ]);
    expect(received.scripts).toBe(1);
    expect(received.payloads[0]).toEqual({
      website: '94db1cb1-74f4-4a40-ad6c-962362670409',
      autoTrack: 'false',
      url: `${origin}/?utm_source=card`,
      title: documentOf('/').tabTitle,
      referrer: '',
    });
    expect(received.payloads[1]).toMatchObject({
      url: `${origin}/conference-rooms`,
      title: documentOf('/conference-rooms').tabTitle,
      referrer: `${origin}/?utm_source=card`,
    });
  });

  test('counts calls, and the first use of a form on the page', { tag: '@slow' }, async ({
    page,
  }) => {
    const received = await receive(page);
    // A call would take focus from the window.
    await page.addInitScript(() => {
      document.addEventListener('click', (event) => {
        const isCall = event.target instanceof Element && event.target.closest('a[href^="tel:"]');
        if (isCall) event.preventDefault();
      });
    });
    await open(page, '/contact-us');
    await expect.poll(() => received.hits).toEqual(['view /contact-us']);
    await page.locator('footer a[href^="tel:"]').first().click();
    await expect.poll(() => received.hits.slice(1)).toEqual(['call /contact-us']);

    const form = page.locator(`main iframe[src="${site.leadForm.src}"]`);
    await form.scrollIntoViewIfNeeded();
    const fields = form.contentFrame().getByRole('textbox');
    await fields.first().click();
    await expect.poll(() => received.hits.slice(2)).toEqual(['form /contact-us']);
    await page.getByRole('heading', { level: 1 }).click();
    await fields.first().click();
    await beIdle(page, 5);
    expect(received.hits).toHaveLength(3);
  });

  test('loads the provider’s script when the page is idle', { tag: '@slow' }, async ({ page }) => {
    const received = await receive(page);
    await page.addInitScript(() => {
      const held: (() => void)[] = [];
      Object.assign(window, {
        requestIdleCallback: (work: () => void) => held.push(work),
        becomeIdle() {
          for (const work of held.splice(0)) work();
        },
      });
    });
    const chunk = page.waitForResponse(/\/assets\/analytics-/);
    await open(page, '/');
    await (await chunk).finished();
    await page.waitForTimeout(300);
    expect(received.scripts).toBe(0);
    await page.evaluate(() => Reflect.get(window, 'becomeIdle')());
    await expect.poll(() => received.hits).toEqual(['view /']);
  });

  test('loads it in a browser without idle callbacks, such as Safari', { tag: '@slow' }, async ({
    page,
  }) => {
    const received = await receive(page);
    await page.addInitScript(() => {
      Reflect.deleteProperty(window, 'requestIdleCallback');
      Reflect.deleteProperty(window, 'cancelIdleCallback');
    });
    await open(page, '/');
    await expect.poll(() => received.hits).toEqual(['view /']);
  });

  for (const [name, value] of [
    ['doNotTrack', '1'],
    ['globalPrivacyControl', true],
  ] as const) {
    test(`loads nothing from the provider with ${name}`, async ({ page }) => {
      const received = await receive(page);
      await page.addInitScript(
        ([signal, set]) => Object.defineProperty(navigator, signal, { value: set }),
        [name, value] as const,
      );
      await visitWithoutCounting(page, '/');
      expect(received).toEqual({ hits: [], payloads: [], scripts: 0 });
    });
  }

  test.describe('at another address', () => {
    test.use({ allowed: /^request to http:\/\/preview\.localhost:/ });

    test('loads nothing from the provider', async ({ page }) => {
      const received = await receive(page);
      await visitWithoutCounting(page, `http://preview.localhost:${port}/`);
      expect(received).toEqual({ hits: [], payloads: [], scripts: 0 });
    });
  });

  test.describe('with its code blocked', () => {
    test.use({ allowed: /^error: Failed to load resource: net::ERR_BLOCKED_BY_CLIENT/ });

    test('works without counting', async ({ page }) => {
      const received = await receive(page);
      await page.route('**/assets/analytics-*.js', (route) => route.abort('blockedbyclient'));
      const blocked = page.waitForEvent('requestfailed', (request) =>
        request.url().includes('/assets/analytics-'),
      );
      await open(page, '/');
      await blocked;
      await follow(page, '/conference-rooms');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        documentOf('/conference-rooms').headline,
      );
      expect(received).toEqual({ hits: [], payloads: [], scripts: 0 });
    });
  });

  test('adds less than a kilobyte', { tag: '@slow' }, async () => {
    const assets = path.join(folder, 'site', 'assets');
    const names = (await readdir(assets)).filter((name) => /^analytics-.*\.js$/.test(name));
    expect(names).toHaveLength(1);
    const code = await readFile(path.join(assets, names[0] ?? ''));
    expect(brotliCompressSync(code).length).toBeLessThan(1000);
  });
});

/** Opens a page, waits for the analytics code, and does things that would be counted. */
async function visitWithoutCounting(page: Page, address: string): Promise<void> {
  const chunk = page.waitForResponse(/\/assets\/analytics-/);
  await open(page, address);
  await (await chunk).finished();
  await follow(page, '/conference-rooms');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    documentOf('/conference-rooms').headline,
  );
  await page.locator(opener).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await beIdle(page, 5);
}

test('a site without analytics loads no code for it', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await open(page, '/');
  await beIdle(page, 5);
  expect(loaded.filter((url) => url.includes('analytics'))).toEqual([]);
});
