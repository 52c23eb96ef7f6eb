import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { buildSite } from '../../scripts/build/buildSite.ts';
import { buildEditor } from '../../scripts/buildEditor.ts';
import { writeEditor } from '../../scripts/editorFolder.ts';
import { underEachHost } from '../tools/hosts.ts';

// The editor as static files of a site, as each host serves them: its demo, under its own policy.
let folder: string;
const site = () => path.join(folder, 'dist');
const standalone = () => path.join(folder, 'editor');

test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  test.setTimeout(300_000);
  folder = await mkdtemp(path.join(tmpdir(), 'editor-folder-'));
  const content = path.join(folder, 'pages');
  await cp('tests/fixtures/second-site', content, { recursive: true });
  const settings = path.join(content, 'site.json');
  const editor = { repository: 'harbor/site', relay: 'https://sign-in.test/github' };
  const text = await readFile(settings, 'utf8');
  await writeFile(settings, text.replace('{', `{ "editor": ${JSON.stringify(editor)},`));
  const hosts = ['cloudflare', 'apache', 'nginx', 'caddy'] as const;
  const { diagnostics } = await buildSite({ content, out: site(), hosts, writeEditor });
  expect(diagnostics).toEqual([]);
  await buildEditor({ content, out: standalone(), hosts });
});
test.afterAll(() => rm(folder, { recursive: true, force: true }));

underEachHost(site, ({ origin }) => {
  test('is not listed, shared or cached like a page, and has a policy of its own', async ({
    request,
  }) => {
    const get = (address: string) => request.get(origin() + address, { maxRedirects: 0 });
    const moved = await get('/edit');
    expect([301, 302, 307, 308]).toContain(moved.status());
    expect(moved.headers().location).toMatch(/\/edit\/$/);
    const opened = await get('/edit/');
    expect(opened.status()).toBe(200);
    const headers = opened.headers();
    const policy = headers['content-security-policy'] ?? '';
    expect(policy.match(/default-src/g)).toHaveLength(1);
    expect(policy).toContain("default-src 'none'; script-src 'self';");
    const allowed = "'self' https://api.github.com https://sign-in.test https://piano.test;";
    expect(policy).toContain(`connect-src ${allowed}`);
    expect(policy).toContain("frame-ancestors 'self'");
    expect(headers['x-robots-tag']).toContain('noindex');
    expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
    expect(headers['cache-control']).not.toContain('immutable');
    const script = / src="(assets\/[^"]+)"/.exec(await opened.text())?.[1];
    const code = await get(`/edit/${script}`);
    expect(code.status()).toBe(200);
    expect(code.headers()['cache-control']).toContain('immutable');
    expect(code.headers()['content-security-policy']).toContain("'wasm-unsafe-eval'");
    for (const file of ['/version.json', '/edit/facts.json']) {
      expect((await get(file)).headers()['access-control-allow-origin'], file).toBe('*');
    }
    expect((await get('/edit/nothing')).status()).toBe(404);
    expect((await get('/visit')).headers()['content-security-policy']).not.toContain('github');
    expect(await (await get('/sitemap.xml')).text()).not.toContain('/edit');
  });

  test('opens the demo, edits a page with its pictures, and keeps the change', async ({ page }) => {
    const problems: string[] = [];
    page.on('console', (message) => {
      // The provider of the form does not exist.
      const isOurs = message.location().url.startsWith(origin());
      if (message.type() === 'error' && isOurs) problems.push(message.text());
    });
    page.on('pageerror', (error) => problems.push(String(error)));
    await page.goto(`${origin()}/edit/?demo`);
    const pages = page.getByRole('table', { name: 'Pages' });
    await pages.getByRole('link', { name: /^Work/ }).click();
    const shown = page.frameLocator('iframe[title="The page"]');
    await expect(shown.getByRole('heading', { level: 1 })).toHaveText(
      'Pianos that are played again',
    );
    const widths = () =>
      shown
        .locator('img:visible')
        .evaluateAll((all) =>
          all.map((image) => image instanceof HTMLImageElement && image.naturalWidth),
        );
    await expect.poll(async () => (await widths()).length).toBeGreaterThan(5);
    await expect.poll(async () => (await widths()).filter((width) => !width)).toEqual([]);
    await shown.getByRole('heading', { level: 1 }).getByRole('textbox').click();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('Pianos for everybody');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('banner').getByRole('status').first()).toHaveText('Saved');
    await page.reload();
    await expect(shown.getByRole('heading', { level: 1 })).toHaveText('Pianos for everybody');
    await page.getByRole('button', { name: 'Add a block', exact: true }).click();
    const blocks = page.frameLocator('iframe[title="Blocks"]');
    await expect(blocks.getByRole('button', { name: /^Hero/ })).toBeVisible();
    // Code that is not published runs in the frame.
    const dialog = page.getByRole('dialog', { name: 'Add a block' });
    await dialog
      .getByRole('textbox')
      .first()
      .fill(`<p>Hello</p><script>document.body.append(' from code')</script>`);
    await dialog.getByRole('button', { name: 'Add it to the page' }).click();
    const embedded = shown.frameLocator('iframe[src*="embeds/"]');
    await expect(embedded.locator('body')).toContainText('Hello from code');
    expect(problems).toEqual([]);
  });
});

underEachHost(standalone, ({ origin }) => {
  test('opens at an address of its own', async ({ page, request }) => {
    const headers = (await request.get(origin())).headers();
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['x-robots-tag']).toContain('noindex');
    expect((await request.get(`${origin()}/favicon.ico`)).status()).toBe(200);
    await page.goto(`${origin()}/?demo`);
    await page.getByRole('link', { name: /^Visit/ }).click();
    const shown = page.frameLocator('iframe[title="The page"]');
    await expect(shown.getByRole('img', { name: 'Harbor Piano Workshop' }).first()).toBeVisible();
    // In a worker, under its own policy.
    await page.goto(`${origin()}/?demo#pictures`);
    await expect(page.getByRole('list', { name: 'Downloads' })).toBeVisible();
    const choose = page.locator('input[type=file]').first();
    await choose.setInputFiles('tests/tools/phone.heic');
    await expect(page.getByRole('dialog').getByLabel('File name')).toBeVisible();
  });
});
