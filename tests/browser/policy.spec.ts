import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { buildSite } from '../../scripts/build/buildSite.ts';
import { pageFile } from '../../scripts/build/pageFile.ts';
import { siteServer } from '../../scripts/server/siteServer.ts';
import { hashSource } from '../../src/prerender/policy.ts';
import { underEachHost } from '../tools/hosts.ts';
import { makeManySets } from '../tools/manySets.ts';
import { hydrated, open } from '../tools/page.ts';
import { expect, test } from '../tools/test.ts';
import { isFullRun, sample } from '../tools/walk.ts';

// A site whose pages all have different sets of blocks, on each host that can run here. Checks the response for every page, and
// visits some pages in the browser.
const count = isFullRun ? 1000 : 30;
const visited = isFullRun ? 12 : 1;

let content: string;
let folder: string;
let paths: readonly string[];

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  ({ folder: content, paths } = await makeManySets(count));
  // Set before the build, which may fail, because the parent folder is removed after the tests.
  folder = path.join(await mkdtemp(path.join(tmpdir(), 'many-sets-built-')), 'site');
  await buildSite({ content, out: folder, hosts: ['cloudflare', 'apache', 'nginx', 'caddy'] });
});
test.afterAll(async () => {
  await rm(content, { recursive: true, force: true });
  await rm(path.dirname(folder), { recursive: true, force: true });
});

// Each host has a different origin, and the form's frame has another one.
test.use({
  allowed: /^request to (?:http:\/\/(?:localhost|127\.0\.0\.1):|https:\/\/forms\.piano\.test\/)/,
  permissions: ['clipboard-read', 'clipboard-write'],
});

const policyLine = /^ {2}Content-Security-Policy: (.*)$/m;

test('the policy header is short, however many sets of blocks there are', async () => {
  const [policy = ''] =
    policyLine.exec(await readFile(path.join(folder, '_headers'), 'utf8')) ?? [];
  expect(policy.length).toBeLessThan(500);
  expect(policy).not.toContain('unsafe');
  const policies = new Set<string>();
  for (const name of paths) {
    const html = await readFile(path.join(folder, pageFile(name)), 'utf8');
    const [own = ''] = /<meta http-equiv="Content-Security-Policy"[^>]*>\n/.exec(html) ?? [];
    policies.add(own);
    expect(own.length).toBeGreaterThan(0);
    expect(own.length).toBeLessThan(200);
    expect(html).toContain(`<meta charset="utf-8">
${own}`);
    // Browsers require a hash for each inline style.
    const styles = Array.from(html.matchAll(/\n(?:<noscript[^>]*>.*)?<style>([^<]*)<\/style>/g));
    expect(styles).toHaveLength(2);
    for (const [, text = ''] of styles) expect(own, name).toContain(hashSource(text));
  }
  // Makes sure that pages with different sets have different styles.
  expect(policies.size).toBe(count);
});

underEachHost(
  () => folder,
  ({ name, origin }) => {
    test('serves every page unchanged, with the policy', async ({ request }) => {
      const headers = await readFile(path.join(folder, '_headers'), 'utf8');
      const [, policy = ''] = policyLine.exec(headers) ?? [];
      for (const route of paths) {
        const response = await request.get(origin() + route);
        expect(response.status(), route).toBe(200);
        expect(response.headers()['content-security-policy'], route).toBe(policy);
        const html = await readFile(path.join(folder, pageFile(route)), 'utf8');
        expect((await response.text()) === html, route).toBe(true);
      }
    });

    test('navigation between sets, a toast and the form do not violate the policy', {
      tag: name === 'npm start' ? [] : '@slow',
    }, async ({ page }) => {
      const violations = await listen(page);
      for (const route of sample(paths.slice(0, -2), visited)) {
        await open(page, origin() + route);
        expect(await isStyled(page)).toBe(true);
        for (const step of [1, 2]) {
          await page.getByRole('main').getByRole('link', { name: 'Next' }).first().click();
          const next = `Set ${paths.indexOf(route) + step}`;
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(next);
          expect(await isStyled(page)).toBe(true);
        }
        await page.locator('footer button[aria-label^="Copy"]').first().click();
        await expect(page.locator('p[popover]')).toHaveCSS('position', 'fixed');
        await page.locator('header a[data-action="lead-form"]:visible').click();
        await expect(page.getByRole('dialog').locator('iframe')).toBeVisible();
        // Closing it with Escape would go back later, during the next navigation.
        await page.goBack();
        await expect(page.getByRole('dialog')).toHaveCount(0);
      }
      expect(violations).toEqual([]);
    });

    test('the 404 page and a page without its code do not violate the policy', {
      tag: name === 'npm start' ? [] : '@slow',
    }, async ({ page }) => {
      const violations = await listen(page);
      await page.goto(`${origin()}/nowhere`);
      await hydrated(page);
      expect(await isStyled(page)).toBe(true);
      // Without its code, a page behaves as without scripts.
      await page.route('**/assets/*.js', (route) => route.abort());
      await page.goto(origin() + paths[0]);
      await page.waitForFunction(() => document.querySelectorAll('head > style').length === 2);
      expect(violations).toEqual([]);
    });
    test.use({ allowed: /^request to |Failed to load resource|status of 404|^warning: / });
  },
);

test.describe('an attack on a page', () => {
  test.use({ allowed: /^error: (?:Applying inline style|Loading the stylesheet)|^request to / });

  test('cannot inject styles', async ({ page }) => {
    const file = path.join(folder, 'foreign.html');
    const html = await readFile(path.join(folder, 'index.html'), 'utf8');
    await writeFile(
      file,
      html
        .replace(
          '</head>',
          '<style>h1{color:rgb(1,2,3)}</style><link rel="stylesheet" href="https://elsewhere.test/x.css"></head>',
        )
        .replace('<h1', '<h1 style="background:rgb(1,2,3)"'),
    );
    const { origin, stop } = await siteServer(folder);
    const violations = await listen(page);
    await page.goto(`${origin}/foreign`);
    await expect.poll(() => violations.length).toBeGreaterThanOrEqual(3);
    await expect(page.locator('h1')).not.toHaveCSS('color', 'rgb(1, 2, 3)');
    await expect(page.locator('h1')).not.toHaveCSS('background-color', 'rgb(1, 2, 3)');
    await stop();
  });
});

/** Collects policy violations on a page from now on, in any document. */
async function listen(page: Page): Promise<string[]> {
  const heard: string[] = [];
  await page.route('https://forms.piano.test/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>A form.' }),
  );
  await page.exposeFunction('hearViolation', (text: string) => void heard.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const hear: unknown = Reflect.get(window, 'hearViolation');
      if (typeof hear === 'function') hear(`${event.violatedDirective}: ${event.blockedURI}`);
    });
  });
  return heard;
}

/** Whether every class on a page has styles. */
function isStyled(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const texts = Array.from(document.styleSheets, (sheet) =>
      Array.from(sheet.cssRules, ({ cssText }) => cssText),
    )
      .flat()
      .join('\n');
    const classes = Array.from(document.querySelectorAll('#root [class]'), (element) =>
      Array.from(element.classList),
    ).flat();
    return classes.length > 0 && classes.every((name) => texts.includes(`.${name}`));
  });
}
