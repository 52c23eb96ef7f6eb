import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { embedPath } from '../../schema/browser.ts';
import { buildSite } from '../../scripts/build/buildSite.ts';
import { embedHeaders } from '../../scripts/build/hosting/hosting.ts';
import { countShifts } from '../tools/countShifts.ts';
import { underEachHost } from '../tools/hosts.ts';
import { nextFrame, open } from '../tools/page.ts';
import { expect, test } from '../tools/test.ts';

const code =
  '<div id="widget">Loading …</div><script src="https://widget.example.test/w.js"></script>';
const codePath = embedPath(code);
const formCode =
  '<form id="widget"></form>\n<script src="https://widget.example.test/w.js"></script>';
const blocks = [
  { type: 'hero', headline: 'What providers show' },
  {
    type: 'embed',
    headline: 'A film',
    url: 'https://youtu.be/aqz-KE-bpKQ',
    title: 'The workshop',
    picture: { src: 'pictures/bench.jpg', alt: 'The bench' },
  },
  { type: 'embed', url: 'https://maps.example.test/m', title: 'The way', kind: 'map' },
  { type: 'embed', url: 'https://calendly.com/anna', title: 'A date', height: 700 },
  { type: 'embed', url: 'https://unknown.example.test/x', title: 'A paper', ratio: '4:3' },
  { type: 'embed', code, title: 'Reviews', height: 300 },
];

let content: string;
let folder: string;
let frames: readonly string[];

test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  content = await mkdtemp(path.join(tmpdir(), 'embeds-'));
  folder = path.join(content, 'built');
  const documents = path.join(content, 'documents');
  await cp('tests/fixtures/second-site', documents, { recursive: true });
  const page = {
    path: '/media',
    title: 'What providers show',
    description:
      'A film, a map, a form, a paper and the code of a provider, each in its own frame.',
    blocks,
  };
  await writeFile(path.join(documents, 'media.json'), JSON.stringify(page));
  const siteFile = path.join(documents, 'site.json');
  const site = JSON.parse(await readFile(siteFile, 'utf8'));
  site.leadForm.src = formCode;
  await writeFile(siteFile, JSON.stringify(site));
  ({ frames } = await buildSite({
    content: documents,
    out: folder,
    hosts: ['cloudflare', 'nginx', 'caddy', 'apache'],
  }));
});
test.afterAll(() => rm(content, { recursive: true, force: true }));

// The provider's script writes to its page what it can read of the site.
const widget = `const reads = { page: () => parent.document.title, storage: () => localStorage.length, cookies: () => document.cookie };
const found = Object.keys(reads).filter((name) => { try { reads[name](); return true; } catch { return false; } });
const element = document.querySelector('#widget');
element.textContent = 'It reads: ' + found.join();
element.style.height = '640px';`;

/** Mocks the providers. Returns the requested hosts. */
async function provide(page: Page): Promise<string[]> {
  const requests: string[] = [];
  await page.route(/^https:/, (route) => {
    const { host } = new URL(route.request().url());
    requests.push(host);
    if (host === 'widget.example.test') {
      return route.fulfill({ contentType: 'text/javascript', body: widget });
    }
    const body = `<!doctype html><title>Frame</title><p>${host}</p><button>In the frame</button>`;
    return route.fulfill({ contentType: 'text/html', body });
  });
  return requests;
}

/** The title of the focused frame. The document around a focused frame may not have focus, so `toBeFocused` can fail. */
const activeTitle = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('title'));
const everyFrame = (page: Page) => page.locator('main iframe');

test('the build reports the hosts of frames, and does not list embed codes in the sitemap', async () => {
  expect(frames).toEqual([
    'https://www.youtube-nocookie.com',
    'https://maps.example.test',
    'https://calendly.com',
    'https://unknown.example.test',
  ]);
  expect(await readFile(path.join(folder, 'sitemap.xml'), 'utf8')).not.toContain('embeds');
});

underEachHost(
  () => folder,
  ({ name, origin }) => {
    test('embed codes have separate headers', async ({ request }) => {
      const response = await request.get(origin() + codePath);
      expect(response.status()).toBe(200);
      expect(response.headers()['content-security-policy']).toBe(
        embedHeaders['Content-Security-Policy'],
      );
      expect(response.headers()['x-robots-tag']).toBe('noindex');
      expect(response.headers()['x-content-type-options']).toBe('nosniff');
      const other = await request.get(`${origin()}/media`);
      expect(other.headers()['content-security-policy']).toContain("frame-ancestors 'self'; ");
      expect(other.headers()['content-security-policy']).not.toContain('sandbox');
      expect(other.headers()['x-robots-tag']).toBeUndefined();
    });

    if (name !== 'npm start') return;

    test.describe('a page with frames', () => {
      test.use({ allowed: /^request to / });

      test('contacts no video or map provider before a click, and causes no layout shift', async ({
        page,
      }) => {
        await page.addInitScript(countShifts);
        const requests = await provide(page);
        await open(page, `${origin()}/media`);
        await expect(everyFrame(page)).toHaveCount(3);
        for (const frame of await everyFrame(page).all()) await frame.scrollIntoViewIfNeeded();
        const frameOf = (title: string) => page.frameLocator(`iframe[title="${title}"]`);
        await expect(frameOf('A paper').getByText('unknown.example.test')).toBeVisible();
        await expect(frameOf('A date').getByText('calendly.com')).toBeVisible();
        expect(requests).not.toContain('www.youtube-nocookie.com');
        expect(requests).not.toContain('maps.example.test');

        const button = page.getByRole('button', { name: /^Play video/ });
        await expect(button).toContainText('Loads from youtube-nocookie.com');
        const box = await button.boundingBox();
        expect(box?.height).toBeGreaterThanOrEqual(44);
        await button.scrollIntoViewIfNeeded();
        const before = await page.locator('main').boundingBox();
        await button.click();
        const film = page.locator('iframe[title="The workshop"]');
        await expect.poll(() => activeTitle(page)).toBe('The workshop');
        await expect(film).toHaveAttribute('src', /^https:[^?]*\/embed\/aqz-KE-bpKQ$/);
        await expect(frameOf('The workshop').getByText('youtube-nocookie.com')).toBeVisible();
        expect((await page.locator('main').boundingBox())?.height).toBe(before?.height);
        await nextFrame(page);
        const moved = await page.evaluate(() => window.moved);
        // The footer moves when an embed code above reports its height, and texts in the header when their typeface loads.
        const others = moved.filter((text) => !text.includes('FOOTER')).map(Number.parseFloat);
        expect(others.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.001);
      });

      test('isolates embed codes from the page and its storage', async ({ page }) => {
        await provide(page);
        await open(page, `${origin()}/media`);
        const frame = page.locator('iframe[title="Reviews"]');
        await frame.scrollIntoViewIfNeeded();
        const inside = page.frameLocator('iframe[title="Reviews"]').locator('#widget');
        await expect(inside).toHaveText('It reads: ');
        await expect(frame).toHaveAttribute('height', '640');
        expect(await page.locator('script[src*="widget"]').count()).toBe(0);
        // Also when opened directly.
        await page.goto(origin() + codePath);
        await expect(page.locator('#widget')).toHaveText('It reads: page');
        expect(await page.evaluate(() => window.origin)).toBe('null');
      });

      test('shows a form that is only a script, without access to the page', async ({ page }) => {
        await provide(page);
        await open(page, `${origin()}/media`);
        await page.getByRole('link', { name: 'Book a Tuning' }).first().click();
        const form = page.getByRole('dialog').locator('iframe');
        await expect(form.contentFrame().locator('#widget')).toHaveText('It reads: ');
        await expect(form).toHaveAttribute('height', '640');
      });

      test('runs no embed code on a host that does not send headers', async ({ page }) => {
        await provide(page);
        await page.route(`**${codePath}`, async (route) => {
          const response = await route.fetch();
          await route.fulfill({ response, headers: { 'content-type': 'text/html' } });
        });
        await page.goto(origin() + codePath, { waitUntil: 'commit' });
        // A stopped page may never render a frame.
        await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
        await expect(page.locator('#widget')).toHaveCount(0);
      });
    });

    test.describe('a page without scripts', () => {
      test.use({ javaScriptEnabled: false, allowed: /^request to / });

      test('has links instead of buttons for a video and a map', async ({ page }) => {
        const requests = await provide(page);
        await page.goto(`${origin()}/media`);
        await expect(page.getByRole('button', { name: /^(?:Play|Show)/ })).toHaveCount(0);
        const link = page.getByRole('link', { name: 'Open on youtube.com' });
        await expect(link).toHaveAttribute('href', 'https://www.youtube.com/watch?v=aqz-KE-bpKQ');
        expect(requests).not.toContain('www.youtube-nocookie.com');
      });
    });
  },
);
