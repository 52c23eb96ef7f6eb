import { open } from '../tools/page.ts';
import { expect, test } from '../tools/test.ts';

test('only the page, its typeface, drawings and icons are requested before the first paint', async ({
  page,
}) => {
  await open(page, '/');
  const { painted, early } = await page.evaluate(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    const resources = performance.getEntriesByType('resource');
    return {
      painted: paint?.startTime ?? 0,
      early: resources
        .filter(({ startTime }) => startTime < (paint?.startTime ?? 0))
        .map(({ name }) => new URL(name).pathname.replace(/-[\w-]{6,8}\./, '.')),
    };
  });
  expect(painted).toBeGreaterThan(0);
  const own = ['/assets/font.woff2', '/assets/drawing.svg', '/assets/icons.svg'];
  expect(early.filter((path) => !own.includes(path))).toEqual([]);
});

test('every icon of a page is inline or in its icon file, also after client-side navigation', async ({
  page,
}) => {
  await open(page, '/');
  const missing = () =>
    page.locator('#root svg:not([data-drawing]) use').evaluateAll(async (uses) => {
      const found = await Promise.all(
        uses.map(async (use) => {
          const [file = '', id = ''] = use.getAttribute('href')?.split('#') ?? [];
          if (!file) return document.getElementById(id) ? [] : id;
          const text = await (await fetch(file)).text();
          return text.includes(`<g id="${id}">`) ? [] : `${file}#${id}`;
        }),
      );
      return found.flat();
    });
  const inFiles = page.locator('main svg use[href*="/assets/icons-"]');
  await expect(inFiles).not.toHaveCount(0);
  expect(await missing()).toEqual([]);

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveURL('/faq');
  await expect(page.locator('main svg use[href="#i:plus"]')).not.toHaveCount(0);
  expect(await missing()).toEqual([]);
});
