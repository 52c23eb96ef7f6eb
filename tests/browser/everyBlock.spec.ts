import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { languages } from '../../schema/words/index.ts';
import { buildSite } from '../../scripts/build/buildSite.ts';
import { siteServer } from '../../scripts/server/siteServer.ts';
import { freePort } from '../tools/freePort.ts';
import { open } from '../tools/page.ts';
import { runCommand } from '../tools/runCommand.ts';
import { expect, test } from '../tools/test.ts';

/** The texts of a page, without the note about a loading form, which needs scripts. */
const textsOf = (page: Page) =>
  page.locator('main').evaluate((main) => {
    const copy = main.cloneNode(true);
    const isElement = copy instanceof Element;
    for (const frame of isElement ? copy.querySelectorAll('iframe') : []) {
      for (const beside of frame.parentElement?.children ?? [])
        if (beside !== frame) beside.remove();
    }
    return copy.textContent;
  });

// The page with an example of every block, on a new site with only the required facts.
for (const language of [...Object.keys(languages), 'ar-EG']) {
  const port = await freePort();
  test.describe(`a new site in "${language}"`, {
    tag: language === 'en' ? [] : '@slow',
  }, () => {
    let folder: string;
    let stop: () => Promise<void>;
    test.use({ baseURL: `http://localhost:${port}` });

    test.beforeAll(async () => {
      folder = await mkdtemp(path.join(tmpdir(), 'every-block-'));
      const [content, out] = [path.join(folder, 'content'), path.join(folder, 'site')];
      await runCommand('scripts/new/site.ts', content, 'Example');
      const siteFile = path.join(content, 'site.json');
      const site = JSON.parse(await readFile(siteFile, 'utf8'));
      await writeFile(siteFile, JSON.stringify({ ...site, language }));
      expect(await buildSite({ content, out })).toMatchObject({ diagnostics: [] });
      ({ stop } = await siteServer(out, port));
    });
    test.afterAll(async () => {
      await stop();
      await rm(folder, { recursive: true, force: true });
    });

    test('shows every block with and without scripts, and after client-side navigation', async ({
      page,
      browser,
      baseURL,
    }) => {
      const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
      const plain = await context.newPage();
      await plain.goto('/examples');
      const texts = await textsOf(plain);
      await context.close();

      await open(page, '/examples');
      expect(await textsOf(page)).toBe(texts);
      await open(page, '/');
      await page.locator('header a[href="/examples"]').first().dispatchEvent('click');
      await expect(page).toHaveURL('/examples');
      await expect.poll(() => textsOf(page)).toBe(texts);

      const isRightToLeft = language === 'ar-EG';
      expect(await page.evaluate(() => getComputedStyle(document.body).direction)).toBe(
        isRightToLeft ? 'rtl' : 'ltr',
      );
      for (const width of [320, 390, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        const scrolled = await page.evaluate(() => {
          window.scrollTo({ left: document.dir === 'rtl' ? -500 : 500, behavior: 'instant' });
          return window.scrollX;
        });
        expect(scrolled, `${width} pixels`).toBe(0);
        // Checks the style, because Chromium has no hyphenation dictionaries in tests.
        const hyphens = await page
          .locator('main :is(h1, h2, h3)')
          .evaluateAll(
            (all) => new Set(all.map((headline) => getComputedStyle(headline).hyphens)).size,
          );
        expect(hyphens, 'long words have a hyphen in every headline').toBe(width < 768 ? 1 : 2);
      }
    });

    if (language !== 'en') return;

    test('is mirrored in a right-to-left language', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        await open(page, '/examples');
        // A loading form has a temporary note.
        await page.locator('main iframe').first().scrollIntoViewIfNeeded();
        await expect(page.locator('main').getByText('Loading the form')).toHaveCount(0);
        const leftToRight = await boxes(page);
        await page.evaluate(() => {
          document.documentElement.dir = 'rtl';
        });
        const rightToLeft = await boxes(page);
        expect(leftToRight.length).toBeGreaterThan(300);
        const wrong = leftToRight.flatMap((box, index) => {
          const mirrored = rightToLeft[index];
          if (!box || !mirrored || Math.abs(box.left - (width - mirrored.right)) < 4) return [];
          return [`${box.name}: ${box.left}, ${width - mirrored.right}`];
        });
        expect(wrong).toEqual([]);
      }
    });
  });
}

/** The left and right sides of all boxes except inline boxes, drawings and parts that are always left to right. */
function boxes(page: Page): Promise<({ name: string; left: number; right: number } | undefined)[]> {
  return page.evaluate(() =>
    Array.from(document.querySelectorAll('body *'), (element) => {
      const { display } = getComputedStyle(element);
      const { direction } = getComputedStyle(element.parentElement ?? element);
      const { left, right, width } = element.getBoundingClientRect();
      const isBox = !/^(?:inline|none|contents)/.test(display) && width > 1;
      if (!isBox || direction !== (document.dir || 'ltr') || element.closest('svg'))
        return undefined;
      const name = `${element.closest('section, header, footer')?.textContent?.slice(0, 20)} › ${element.localName} ${element.textContent?.slice(0, 30)}`;
      return { name, left, right };
    }),
  );
}
