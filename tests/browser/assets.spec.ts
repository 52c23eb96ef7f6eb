import { open } from '../tools/page.ts';
import { expect, test } from '../tools/test.ts';

test('only the page, its typeface, drawings and icons are requested before the first frame', async ({
  page,
}) => {
  await page.addInitScript(() => {
    requestAnimationFrame(() => performance.mark('frame'));
  });
  await open(page, '/');
  const early = await page.evaluate(() => {
    const [frame] = performance.getEntriesByName('frame');
    if (!frame) throw new Error('There was no frame.');
    return performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => startTime < frame.startTime)
      .map(({ name }) => new URL(name).pathname.replace(/-[\w-]{6,8}\./, '.'));
  });
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
