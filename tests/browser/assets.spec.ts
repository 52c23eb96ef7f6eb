import { open } from '../support/page.ts';
import { expect, test } from '../support/test.ts';

test('nothing but the page and the drawing at its top is asked for before the first paint', async ({
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
  expect(early.filter((path) => path !== '/assets/home.svg')).toEqual([]);
});

test('a page is built with the icons that it shows, and the others come with the next page', async ({
  page,
  request,
}) => {
  const html = await (await request.get('/')).text();
  const built = html.match(/<g id="i:/g)?.length ?? 0;
  expect(built).toBeGreaterThan(5);
  await open(page, '/');
  const missing = () =>
    page.locator('#root svg:not([data-drawing]) use').evaluateAll((uses) =>
      uses.flatMap((use) => {
        const reference = use.getAttribute('href') ?? '';
        return reference.startsWith('#') && document.getElementById(reference.slice(1))
          ? []
          : reference;
      }),
    );
  expect(await missing()).toEqual([]);

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveURL('/faq');
  await expect.poll(() => page.locator('[data-icons] > *').count()).toBeGreaterThan(built);
  expect(await missing()).toEqual([]);
});
