import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { documentUrl, packageOf, pathOfDocument } from '../../schema/browser.ts';
import { siteSchema } from '../../schema/index.ts';
import { buildSite } from '../../scripts/build/buildSite.ts';
import { pageFile } from '../../scripts/build/pageFile.ts';
import { siteServer } from '../../scripts/server/siteServer.ts';
import { pageTitle } from '../../src/renderer/pageTitle.ts';
import { typeset } from '../../src/resolved/typeset.ts';
import { frameLimits } from '../../src/shared/frameLimits.ts';
import { freePort } from '../tools/freePort.ts';
import { hydrated } from '../tools/page.ts';
import { startDevServer } from '../tools/servers.ts';
import { expect, test } from '../tools/test.ts';
import { walk } from '../tools/walk.ts';
import { plainTexts } from './corpus.ts';
import { fullSite } from './fullSite.ts';

// A site with every field, with a different hostile text on each page, and the same site with harmless words.
const hostile = fullSite(plainTexts.map(({ text }) => text));
const harmless = fullSite(plainTexts.map(() => 'Words'));
const routes = hostile.pages.map(({ text }): string => JSON.parse(text).path);

const [port, devPort] = [await freePort(), await freePort()];
let folder: string;
let stop: () => Promise<void>;

test.describe.configure({ mode: 'serial' });
test.use({
  baseURL: `http://localhost:${port}`,
  allowed: /^request to https:\/\/forms\.piano\.test|404: no page at \/404|status of 404/,
});

async function writeSite(name: string, { site, pages }: typeof hostile): Promise<string> {
  const content = path.join(folder, name);
  await mkdir(content);
  await writeFile(path.join(content, 'site.json'), site);
  const pictures = path.join(content, 'pictures');
  await cp('tests/fixtures/second-site/pictures', pictures, { recursive: true });
  const drawing = path.join(content, 'drawings/bench.svg');
  await cp('tests/fixtures/site/drawings/home.svg', drawing);
  // The owner's font that the documents name (fullSite.ts).
  await cp(packageOf('Atkinson Hyperlegible Next').file, path.join(content, 'fonts/brand.woff2'));
  for (const { name: file, text } of pages) await writeFile(path.join(content, file), text);
  return content;
}

test.beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'hostile-'));
  for (const [name, documents] of Object.entries({ hostile, harmless })) {
    const content = await writeSite(name, documents);
    const out = path.join(folder, `${name}-site`);
    expect(
      await buildSite({ content, out, hosts: ['cloudflare', 'apache', 'nginx', 'caddy'] }),
    ).toMatchObject({
      diagnostics: [],
    });
  }
  ({ stop } = await siteServer(path.join(folder, 'hostile-site'), port));
});
test.afterAll(async () => {
  await stop();
  await rm(folder, { recursive: true, force: true });
});

const built = (name: string, file: string) =>
  readFile(path.join(folder, `${name}-site`, file), 'utf8');

/**
 * The elements of a page as the browser parses it, with the names of their attributes, in order. Omits spans with only a class,
 * which keep short hyphenated words on one line, so they depend on the words.
 */
function shapeOf(page: Page, html: string): Promise<string[]> {
  return page.evaluate((text) => {
    const parsed = new DOMParser().parseFromString(text, 'text/html');
    for (const span of parsed.querySelectorAll('span, bdi')) {
      if (span.getAttributeNames().every((name) => name === 'class')) {
        span.replaceWith(...span.childNodes);
      }
    }
    return Array.from(parsed.querySelectorAll('*'), (element) => {
      const depth = '  '.repeat(element.matches('html') ? 0 : 1);
      const names = Array.from(element.attributes, ({ name }) => name);
      return `${depth}${element.parentElement?.localName ?? ''} > ${element.localName} ${names.sort().join(' ')}`;
    });
  }, html);
}

test('hostile words create the same elements and attributes as harmless words', {
  tag: '@slow',
}, async ({ page }) => {
  for (const route of routes) {
    const [shape, expected] = await Promise.all(
      ['hostile', 'harmless'].map(async (name) =>
        shapeOf(page, await built(name, pageFile(route))),
      ),
    );
    expect(shape, route).toEqual(expected);
    expect(shape?.length).toBeGreaterThan(300);
    expect(shape?.filter((element) => / on\w+/.test(element))).toEqual([]);
    // Start data, the early script, the rules for links, and structured data, which the 404 page lacks.
    const scripts = shape?.filter((element) => element.includes('> script'));
    expect(scripts).toHaveLength(route === '/404' ? 3 : 4);
  }
});

test('JSON, the sitemap and the files for hosts are valid', { tag: '@slow' }, async ({ page }) => {
  for (const route of routes) {
    const data = await page.evaluate(
      (text) => {
        const parsed = new DOMParser().parseFromString(text, 'text/html');
        const scripts = parsed.querySelectorAll<HTMLScriptElement>('script[type$="json"]');
        return Array.from(scripts, ({ type, textContent }) => [type, JSON.parse(textContent)]);
      },
      await built('hostile', pageFile(route)),
    );
    const { 'application/json': start, 'application/ld+json': graph } = Object.fromEntries(data);
    expect(pathOfDocument(start.document)).toBe(route);
    if (route !== '/404') expect(graph['@graph'].length).toBeGreaterThan(0);
    const document = JSON.parse(await built('hostile', documentUrl(route)));
    expect(document.path).toBe(route);
  }
  const error = await page.evaluate(
    (text) =>
      new DOMParser().parseFromString(text, 'text/xml').querySelector('parsererror')?.textContent,
    await built('hostile', 'sitemap.xml'),
  );
  expect(error).toBeUndefined();
  for (const file of [
    ...['_headers', '_redirects', '.htaccess', '_nginx.conf', '_Caddyfile', 'robots.txt'],
  ]) {
    // They contain no words, so they are identical except for the hash of the early script, which contains some.
    const [hostile, harmless] = [await built('hostile', file), await built('harmless', file)];
    const withoutHash = (text: string) => text.replace(/sha256-[\w+/=]+/g, 'sha256');
    expect(withoutHash(hostile), file).toBe(withoutHash(harmless));
  }
});

test('external scripts come only from addresses in the documents', { tag: '@slow' }, async () => {
  const [, policy = ''] =
    /^ {2}Content-Security-Policy: (.*)$/m.exec(await built('hostile', '_headers')) ?? [];
  const directives = policy.split('; ');
  // site.json has a custom address for analytics.
  expect(directives).toContainEqual(
    expect.stringMatching(
      /^script-src 'self' 'sha256-[\w+/=]+' 'sha256-[\w+/=]+' https:\/\/forms\.piano\.test https:\/\/piano\.test$/,
    ),
  );
});

const site = siteSchema.parse(JSON.parse(hostile.site));
/** Words as the browser shows them: with facts filled in, typeset in the language of the site, on one line. */
const shown = (words: string) =>
  typeset(
    words.replace('{main}', () => site.facts.main ?? ''),
    site.language,
  ).replaceAll('\n', ' ');

const documentOf = (route: string) => JSON.parse(hostile.pages[routes.indexOf(route)]?.text ?? '');

/** Expects that the page shows its words literally, and that none of them has run. */
async function isHarmless(page: Page, route: string) {
  const { title, blocks } = documentOf(route);
  await expect(page.locator('h1')).toHaveText(shown(blocks[1].headline));
  await expect(page).toHaveTitle(pageTitle({ title: shown(title) }, site));
  await nothingRan(page);
}

async function nothingRan(page: Page) {
  expect(await page.evaluate(() => Reflect.get(window, 'hacked'))).toBeUndefined();
}

/** Mocks the form's provider, and returns the dialogs that scripts open. */
async function prepare(page: Page): Promise<string[]> {
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    dialog.dismiss();
  });
  await page.route('https://forms.piano.test/**', (route) =>
    route.request().resourceType() === 'script'
      ? route.fulfill({ contentType: 'text/javascript', body: '' })
      : route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Form</title>' }),
  );
  return dialogs;
}

async function openEach(page: Page, some: readonly string[]) {
  for (const route of some) {
    await page.goto(route);
    await hydrated(page);
    await isHarmless(page, route);
  }
}

test('nothing runs when a page is opened', { tag: '@slow' }, async ({ page }) => {
  const dialogs = await prepare(page);
  await openEach(page, walk(routes, 5));
  expect(dialogs).toEqual([]);
});

test('nothing runs after client-side navigation, nor in the form dialog', { tag: '@slow' }, async ({
  page,
}) => {
  const dialogs = await prepare(page);
  await page.goto('/');
  await hydrated(page);
  for (const route of walk(
    routes.filter((known) => known !== '/404'),
    5,
  )) {
    // An added link, because no page links to all pages.
    await page.evaluate((href) => {
      const link = Object.assign(document.createElement('a'), { href });
      document.querySelector('main')?.append(link);
      link.click();
    }, route);
    await expect(page).toHaveURL(route);
    await isHarmless(page, route);
    await page.locator('a[data-action="lead-form"]').first().dispatchEvent('click');
    const title = page.getByRole('dialog').getByRole('heading');
    await expect(title).toHaveText(shown(documentOf(route).dialog.title));
    await page.keyboard.press('Escape');
    await expect(title).toHaveCount(0);
    await nothingRan(page);
  }
  expect(dialogs).toEqual([]);
});

test('an external frame and its script load when it scrolls into view, with only the permissions that a form needs', {
  tag: '@slow',
}, async ({ page }) => {
  const requests: string[] = [];
  await page.route('https://forms.piano.test/**', async (route) => {
    const { referer } = await route.request().allHeaders();
    requests.push(`${route.request().resourceType()} ${referer}`);
    if (route.request().resourceType() === 'script') {
      return route.fulfill({ contentType: 'text/javascript', body: '' });
    }
    await route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Form</title>' });
  });
  await page.goto('/page-3');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  expect(requests).toEqual([]);
  const frames = page.locator('main iframe');
  // The form and the blog. Video and map wait for a click (tests/browser/embeds.spec.ts).
  await expect(frames).toHaveCount(2);
  const { sandbox = '', allow, referrerPolicy } = frameLimits('https://forms.piano.test/tuning');
  for (const frame of await frames.all()) {
    await expect(frame).toHaveAttribute('sandbox', sandbox);
    await expect(frame).toHaveAttribute('allow', allow);
    await expect(frame).toHaveAttribute('referrerpolicy', referrerPolicy);
    await expect(frame).toHaveAttribute('loading', 'lazy');
  }
  await frames.last().scrollIntoViewIfNeeded();
  await expect.poll(() => requests).toContain(`document http://localhost:${port}/`);
});

test.describe('in dev', { tag: '@slow' }, () => {
  test.use({ baseURL: `http://localhost:${devPort}` });
  let dev: Awaited<ReturnType<typeof startDevServer>>;
  test.beforeAll(async () => {
    dev = await startDevServer(path.join(folder, 'hostile'), devPort);
  });
  test.afterAll(() => dev.stop());

  test('nothing runs in opened pages and saved texts', async ({ page }) => {
    const dialogs = await prepare(page);
    // Only some pages: the code is the same as in the build, but pages take longer.
    const marked = plainTexts.findIndex(({ text }) => text.includes('%MODE%'));
    await openEach(page, [...routes.slice(0, 4), ...routes.slice(marked, marked + 1)]);
    const file = path.join(folder, 'hostile', 'page-1.json');
    const document = documentOf('/');
    await page.goto('/');
    await hydrated(page);
    for (const { text } of plainTexts) {
      const words = `Saved ${text}`;
      document.blocks[1].headline = words;
      await writeFile(file, JSON.stringify(document));
      await expect(page.locator('h1')).toHaveText(shown(words));
    }
    await nothingRan(page);
    expect(dialogs).toEqual([]);
  });

  test('the error overlay shows words literally', async ({ page }) => {
    await page.goto('/page-4');
    await hydrated(page);
    const { name = '', text = '' } = hostile.pages[3] ?? {};
    const words = '<img src=x onerror=hacked=1>';
    await writeFile(path.join(folder, 'hostile', name), text.replace('"stats"', `"${words}"`));
    const overlay = page.getByRole('alert');
    await expect(overlay).toContainText(`There is no block type "${words}".`);
    await expect(overlay.locator('img')).toHaveCount(0);
    await nothingRan(page);
  });
});
