import { createServer, type Server } from 'node:http';
import { expect, type Page, test } from '@playwright/test';
import getPort from 'get-port';
import { countShifts } from '../support/countShifts.ts';
import { nextFrame } from '../support/page.ts';

// A page whose HTML stops in the middle of its hero, is painted, and goes on.

let html = '';
let cut = 0;
let goOn = () => {};
let server: Server;
let origin = '';

test.beforeAll(async () => {
  server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.write(html.slice(0, cut));
    goOn = () => response.end(html.slice(cut));
  });
  const port = await getPort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${port}/`;
});
test.afterAll(() => server.close());

/** Where an element of the hero has ended, from its headline to its figure. */
function cutsIn(page: string): number[] {
  const start = page.indexOf('</h1>');
  const figure = page.slice(start).search(/<picture|<svg[^>]*data-drawing/);
  expect(start).toBeGreaterThan(0);
  expect(figure).toBeGreaterThan(0);
  const text = page.slice(start, start + figure);
  return Array.from(text.matchAll(/<\/\w+>/g), ({ 0: tag, index }) => start + index + tag.length);
}

const isPainted = () => performance.getEntriesByName('first-contentful-paint').length > 0;

async function shiftWith(page: Page, place: number): Promise<number> {
  cut = place;
  await page.goto(origin, { waitUntil: 'commit' });
  await page.waitForFunction(isPainted);
  goOn();
  await page.waitForLoadState('domcontentloaded');
  await nextFrame(page);
  return page.evaluate(() => window.moved);
}

const figures = [
  ['a drawing', `http://localhost:${process.env.TEST_PORT}/access-control`],
  ['a drawing', `http://localhost:${process.env.TEST_PORT}/`],
  ['a photo', `http://localhost:${process.env.SECOND_PORT}/restoration`],
] as const;
for (const [figure, address] of figures) {
  for (const width of [390, 1280]) {
    const { pathname } = new URL(address);
    test(`the hero of ${pathname} with ${figure} stays where it is painted, whatever part of it comes later, in ${width} px`, async ({
      page,
      request,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.addInitScript(countShifts);
      // The code and pictures of the page are not what moves it here.
      await page.route('**/*', (route) =>
        route.request().resourceType() === 'document' ? route.continue() : route.abort(),
      );
      html = await (await request.get(address)).text();
      const cuts = cutsIn(html);
      expect(cuts.length).toBeGreaterThan(2);
      for (const place of cuts) {
        expect(await shiftWith(page, place), html.slice(place - 40, place)).toBe(0);
      }
    });
  }
}
