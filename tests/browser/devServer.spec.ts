import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { defaultPalette } from '../../schema/colors/index.ts';
import { blockTypes } from '../../schema/index.ts';
import { startDevServer } from '../tools/servers.ts';
import { isFullRun } from '../tools/walk.ts';

// The dev server on a copy of the second site, whose documents are broken and fixed.
let content: string;
let server: Awaited<ReturnType<typeof startDevServer>>;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  content = await mkdtemp(path.join(tmpdir(), 'dev-content-'));
  await cp('tests/fixtures/second-site', content, { recursive: true });
  // The pictures of block types use the default colors.
  const siteFile = path.join(content, 'site.json');
  const site = JSON.parse(await readFile(siteFile, 'utf8'));
  await writeFile(
    siteFile,
    JSON.stringify({ ...site, brand: { ...site.brand, colors: undefined } }),
  );
  server = await startDevServer(content);
});
test.afterAll(async () => {
  await server.stop();
  await rm(content, { recursive: true, force: true });
});

async function change(name: string, from: string, to: string) {
  const file = path.join(content, name);
  const text = await readFile(file, 'utf8');
  expect(text).toContain(from);
  await writeFile(file, text.replace(from, to));
}

test('hydrates in dev without warnings', async ({ page }) => {
  const heard: string[] = [];
  page.on('console', (message) => {
    if (['warning', 'error'].includes(message.type())) heard.push(message.text());
  });
  for (const route of isFullRun ? ['/', '/restoration', '/visit', '/prices'] : ['/restoration']) {
    await page.goto(server.origin + route);
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  }
  expect(heard).toEqual([]);
});

test('offers a demo of the editor', async ({ page }) => {
  await page.goto(`${server.origin}/edit/`);
  await expect(page.getByRole('complementary', { name: 'Demo' })).toBeVisible();
  await page.getByRole('link', { name: /^Work/ }).click();
  const shown = page.frameLocator('iframe[title="The page"]');
  await expect(shown.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a saved document shows immediately, and keeps what was typed elsewhere', async ({ page }) => {
  await page.goto(server.origin);
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await page.evaluate(() => Reflect.set(window, 'sameDocument', true));
  await change('home.json', 'as it sounded on its first day', 'in tune again');
  await expect(page.locator('h1')).toHaveText('Your piano, in tune again');
  expect(await page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBe(true);
});

test('an error shows an overlay over the last good page until it is fixed', async ({ page }) => {
  await page.goto(server.origin);
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  const headline = await page.locator('h1').textContent();
  await change('home.json', '"type": "process"', '"type": "proces"');
  const overlay = page.getByRole('alert');
  await expect(overlay).toContainText('home.json:17:16');
  await expect(overlay).toContainText('There is no block type "proces".');
  await expect(overlay).toContainText('Did you mean "process" or "prices"?');
  await expect(page.locator('h1')).toHaveText(headline ?? '');
  await expect(page.getByText('How a tuning goes')).toBeAttached();
  await page.reload();
  await expect(overlay).toContainText('home.json:17:16');
  await expect(page.locator('h1')).toHaveText(headline ?? '');
  await change('home.json', '"type": "proces"', '"type": "process"');
  await expect(overlay).toHaveCount(0);
});

test('a page shows what is saved while its code loads', { tag: '@slow' }, async ({ page }) => {
  const headline = page.locator('h1');
  let load = () => {};
  const saved = new Promise<void>((resolve) => {
    load = resolve;
  });
  await page.route('**/src/dev/connect.ts*', async (route) => {
    await saved;
    await route.continue();
  });
  await page.goto(`${server.origin}/visit`, { waitUntil: 'commit' });
  await expect(headline).toHaveText('Come in and play');
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await change('visit.json', 'Come in and play', 'Come in and listen');
  const answer = () => page.request.get(`${server.origin}/visit`).then((found) => found.text());
  await expect.poll(answer).toContain('Come in and listen');
  load();
  await expect(headline).toHaveText('Come in and listen');
});

test('serves icons as in a build', { tag: '@slow' }, async ({ request }) => {
  const icon = await request.get(`${server.origin}/favicon.ico`);
  expect(icon.headers()['content-type']).toBe('image/x-icon');
});

test('an unknown address responds with the 404 page and status', async ({ request }) => {
  const response = await request.get(`${server.origin}/nowhere`);
  expect(response.status()).toBe(404);
  expect(await response.text()).toContain('This key is silent');
});

test('shows the site’s typefaces', { tag: '@slow' }, async ({ page }) => {
  await page.goto(`${server.origin}/work`);
  await expect
    .poll(() =>
      page.evaluate(() =>
        Array.from(document.fonts)
          .filter(({ family, status }) => !family.includes(' ') && status === 'loaded')
          .map(({ family }) => family.replaceAll('"', '')),
      ),
    )
    .toEqual(['Headlines', 'Texts']);
});

test('every block type matches its screenshot in both themes, and its accessibility snapshot', {
  tag: '@slow',
}, async ({ page }) => {
  // The guide shows them with the default brand.
  const { brand, ...site } = JSON.parse(await readFile(path.join(content, 'site.json'), 'utf8'));
  await writeFile(path.join(content, 'site.json'), JSON.stringify(site));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // A Monday morning during opening hours.
  await page.clock.setFixedTime(new Date('2026-11-23T10:00:00Z'));
  await page.goto(`${server.origin}/__blocks`);
  await expect(page.locator('article[id]')).toHaveCount(blockTypes.length);
  await page.evaluate(() => document.fonts.ready);
  for (const type of blockTypes) {
    // The site ships its font, so screenshots differ between machines only in antialiasing. The content of frames is masked.
    const block = page.locator(`article[id="${type}"]`);
    // Shows only this block, so that it starts at a whole pixel, and hides its description.
    await page.evaluate((shown) => {
      for (const article of document.querySelectorAll('article')) {
        article.hidden = article.id !== shown;
        for (const header of article.querySelectorAll<HTMLElement>(':scope > header'))
          header.hidden = true;
      }
    }, type);
    await expect.soft(block).toHaveScreenshot(`${type}.png`, {
      mask: [page.locator('iframe')],
      maxDiffPixelRatio: 0.02,
      threshold: 0.3,
    });
    // The accessibility tree, which a screenshot does not show.
    const spoken = await block.locator('main').first().ariaSnapshot();
    expect.soft(spoken).toMatchSnapshot(`${type}.yml`);
    if (!isFullRun) continue;
    // The allowed difference could hide a star or the only accent, so the amount of each signal color is compared separately.
    const shown = await signalColors(page, await block.screenshot());
    const kept = await signalColors(page, await readFile(`tests/pictures/${type}.png`));
    for (const [name, count] of Object.entries(kept)) {
      const difference = Math.abs((shown[name] ?? 0) - count);
      expect.soft(difference, `${name} in ${type}`).toBeLessThanOrEqual(30 + count * 0.1);
    }
  }
});

test('a changed drawing shows immediately', { tag: '@slow' }, async ({ page }) => {
  const draw = (width: number) =>
    writeFile(
      path.join(content, 'drawings/keys.svg'),
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300"><title>Keys</title><path d="M0 0h${width}v9z"/></svg>`,
    );
  const shownWidth = () =>
    page
      .getByRole('img', { name: 'Keys' })
      .locator('use')
      .first()
      .evaluate((use) => (use instanceof SVGGraphicsElement ? use.getBBox().width : 0));
  await draw(111);
  await change('prices.json', '"type": "hero",', '"type": "hero", "drawing": "drawings/keys.svg",');
  await page.goto(`${server.origin}/prices`);
  await expect.poll(shownWidth).toBe(111);
  await draw(222);
  // The page may reload during evaluation.
  await expect(async () => expect(await shownWidth()).toBe(222)).toPass();
});

const { light, dark } = defaultPalette;
const signals = { blue: light.blue, 'dark blue': dark.blue, cta: light.cta, 'dark cta': dark.cta };

/** The number of pixels of a picture in each signal color. */
function signalColors(page: Page, picture: Buffer): Promise<Record<string, number>> {
  return page.evaluate(
    async ([base64, colors]) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const image = await createImageBitmap(new Blob([bytes]));
      const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
      if (!context) throw new Error('The picture cannot be read.');
      context.drawImage(image, 0, 0);
      const { data } = context.getImageData(0, 0, image.width, image.height);
      const counts = colors.map(([name, color]) => {
        const [red, green, blue] = [1, 3, 5].map((at) =>
          Number.parseInt(color.slice(at, at + 2), 16),
        );
        let count = 0;
        for (let at = 0; at < data.length; at += 4) {
          if (data[at] === red && data[at + 1] === green && data[at + 2] === blue) count += 1;
        }
        return [name, count] as const;
      });
      return Object.fromEntries(counts);
    },
    [picture.toString('base64'), Object.entries(signals)] as const,
  );
}
