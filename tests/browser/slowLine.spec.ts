import { createServer, type Server, type ServerResponse } from 'node:http';
import { expect, type Page, test } from '@playwright/test';
import { notFoundPath } from '../../schema/browser.ts';
import { contentOf, testSite } from '../tools/content.ts';
import { countShifts } from '../tools/countShifts.ts';
import { freePort } from '../tools/freePort.ts';
import { beIdle, codeArrived, hydrated } from '../tools/page.ts';

// Simulates a slow connection: the HTML arrives box by box, with a paint after each.

const height = 900;

let first = '';
let answer: ServerResponse | undefined;
let server: Server;
let origin = '';

test.beforeAll(async () => {
  server = createServer(({ url }, response) => {
    if (url !== '/') return response.writeHead(404).end();
    answer = response;
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.write(first);
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${port}/`;
});
test.afterAll(() => server.close());

/**
 * The parts of a page: up to the end of its headline, then up to the end of each box, then the footer and the rest. The footer is
 * one part, because its columns are laid out together, and only on the 404 page is it in the first view.
 */
function partsOf(html: string): string[] {
  const headline = html.indexOf('</h1>');
  const footer = html.indexOf('<footer');
  expect(headline).toBeGreaterThan(0);
  expect(footer).toBeGreaterThan(headline);
  // A link within a sentence is not a box.
  const ends = /<\/(?:h\d|p|a|li|ul|ol|dl|dt|dd|div|section|figure|picture|svg)>(?=<)/g;
  const cuts = Array.from(html.matchAll(ends), ({ 0: tag, index }) => index + tag.length);
  const places = [0, ...cuts.filter((cut) => cut > headline && cut <= footer), html.length];
  return places.slice(1).map((place, index) => html.slice(places[index], place));
}

const isPainted = () => performance.getEntriesByName('first-contentful-paint').length > 0;

/** Waits for a paint. Returns the height of the page. */
const painted = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise((resolve) =>
        requestAnimationFrame(() =>
          requestAnimationFrame(() => resolve(document.documentElement.scrollHeight)),
        ),
      ),
  );

test('on a phone each button of a hero has its own row, so that none wraps while its text arrives', async ({
  page,
}) => {
  // Two short buttons, which would fit next to each other.
  await page.setViewportSize({ width: 430, height });
  await page.goto('/about-us');
  const boxes = await page
    .locator('section:has(h1) a[data-look]')
    .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().toJSON()));
  const [one, other] = boxes;
  expect(boxes).toHaveLength(2);
  expect(other.top).toBeGreaterThanOrEqual(one.bottom);
  expect(other.width).toBe(one.width);
});

test('a click opens the form while the rest of the page is still arriving', async ({
  page,
  request,
}) => {
  const html = await (await request.get(`http://localhost:${process.env.TEST_PORT}/`)).text();
  first = html.slice(0, html.indexOf('</h1>'));
  // Neither code nor form arrives.
  await page.route('**/*', (route) => {
    if (route.request().frame() === page.mainFrame() && route.request().isNavigationRequest())
      return route.continue();
  });
  await page.goto(origin, { waitUntil: 'commit' });
  await page.locator('header a[data-action="lead-form"]:visible').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading')).toBeVisible();
  await expect(dialog.locator('iframe')).toBeVisible();
  answer?.end();
});

test('code that arrives before the rest of its page waits for it', async ({ page, request }) => {
  const from = `http://localhost:${process.env.TEST_PORT}`;
  const html = await (await request.get(`${from}/`)).text();
  first = html.slice(0, html.indexOf('</h1>'));
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.route('**/*', async (route) => {
    const asked = route.request();
    if (asked.isNavigationRequest()) return route.continue();
    const response = await route.fetch({ url: from + new URL(asked.url()).pathname });
    return route.fulfill({ response });
  });
  const data = page.waitForResponse('**/index.json');
  await page.goto(origin, { waitUntil: 'commit' });
  await codeArrived(page, page.waitForResponse('**/assets/main-*.js'));
  await (await data).finished();
  await beIdle(page, 3);
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');
  answer?.end(html.slice(first.length));
  await hydrated(page);
  const text = await page.evaluate(
    (all) => new DOMParser().parseFromString(all, 'text/html').querySelector('main')?.textContent,
    html,
  );
  expect(await page.locator('main').textContent()).toBe(text);
  expect(errors).toEqual([]);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

const sites = [
  [testSite, process.env.TEST_PORT],
  ['tests/fixtures/second-site', process.env.SECOND_PORT],
  ['tests/fixtures/clinic', process.env.CLINIC_PORT],
  ['tests/fixtures/law-firm', process.env.LAW_FIRM_PORT],
] as const;
// Two pages with common kinds of blocks at the top.
const short = ['tests/fixtures/site/', 'tests/fixtures/second-site/restoration'];
for (const [folder, port] of sites) {
  const { site, pages } = await contentOf(folder);
  for (const { path } of pages) {
    for (const width of [390, 1280]) {
      test(`nothing already painted of ${path} of ${site.company} moves as the rest arrives, ${width} px wide`, {
        tag: width === 1280 && short.includes(folder + path) ? [] : '@slow',
      }, async ({ page, request }) => {
        await page.setViewportSize({ width, height });
        await page.addInitScript(countShifts);
        const from = `http://localhost:${port}`;
        await page.route('**/*', (route) => {
          const type = route.request().resourceType();
          if (type === 'document') return route.continue();
          // Loads images, because a missing one has no size, but neither code nor typeface.
          if (type !== 'image') return route.abort();
          return route.continue({ url: from + new URL(route.request().url()).pathname });
        });
        const requests = path === notFoundPath ? '/no-such-page' : path;
        const html = await (await request.get(from + requests)).text();
        const [start = '', ...parts] = partsOf(html);
        first = start;
        await page.goto(origin, { waitUntil: 'commit' });
        await page.waitForFunction(isPainted);
        let length = 0;
        while (length < 2 * height && parts.length > 0) {
          answer?.write(parts.shift());
          length = await painted(page);
        }
        answer?.end(parts.join(''));
        await page.waitForLoadState('domcontentloaded');
        await painted(page);
        expect(await page.evaluate(() => window.moved)).toEqual([]);
      });
    }
  }
}
