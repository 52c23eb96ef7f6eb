import { routes } from '../tools/content.ts';
import { open } from '../tools/page.ts';
import { expect, test } from '../tools/test.ts';

/** Elements that are wider than the window or cut off. */
function spills(): string[] {
  const name = (element: Element) => `${element.tagName} ${element.textContent?.slice(0, 40)}`;
  const shown = Array.from(document.querySelectorAll<HTMLElement>('body *')).filter(
    (element) => element.checkVisibility() && !element.closest('.visually-hidden, svg, iframe'),
  );
  const { clientWidth, scrollWidth } = document.documentElement;
  // Every entry of a list that scrolls sideways is reachable.
  const isInScroller = (element: Element): boolean => {
    const { parentElement } = element;
    if (!parentElement) return false;
    return getComputedStyle(parentElement).overflowX === 'auto' || isInScroller(parentElement);
  };
  return [
    ...(scrollWidth > clientWidth ? [`the page, ${scrollWidth} px`] : []),
    ...shown
      .filter((element) => {
        const { left, right } = element.getBoundingClientRect();
        if (isInScroller(element)) return false;
        return right > clientWidth + 1 || left < -1;
      })
      .map((element) => `${name(element)} stands out of the window`),
    ...shown
      .filter((element) => {
        const { overflowX, overflowY } = getComputedStyle(element);
        const cut = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
        return (
          (cut(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
          (cut(overflowY) && element.scrollHeight > element.clientHeight + 1)
        );
      })
      .map((element) => `${name(element)} is cut off`),
  ];
}

/** Overlapping words in the header. */
function overlaps(): string[] {
  const words = Array.from(document.querySelectorAll('header a, header summary'))
    .filter((element) => element.checkVisibility())
    .map((element) => ({ text: element.textContent, box: element.getBoundingClientRect() }));
  return words.flatMap(({ text, box }, index) =>
    words
      .slice(index + 1)
      .filter(({ box: other }) => box.right > other.left + 1 && other.right > box.left + 1)
      .map((other) => `${text} and ${other.text}`),
  );
}

// Together, both sites have every block type, with and without pictures.
const sites = [
  { port: process.env.TEST_PORT, addresses: routes },
  { port: process.env.SECOND_PORT, addresses: ['/prices', '/restoration', '/visit', '/work'] },
];
for (const { port, addresses } of sites) {
  test.describe(`text at 200% on ${addresses.length} pages`, () => {
    // The second site has a form of another host.
    test.use({
      baseURL: `http://localhost:${port}`,
      allowed: /^request to https:\/\/forms\.piano\.test\//,
    });
    for (const width of [390, 1280]) {
      test(`is not cut off and does not scroll sideways, ${width} px wide`, {
        tag: width === 390 && port === process.env.SECOND_PORT ? [] : '@slow',
      }, async ({ page }) => {
        await page.setViewportSize({ width, height: 844 });
        for (const route of addresses) {
          await open(page, route);
          const before = await page.locator('main').evaluate(fontSize);
          await page.evaluate(() => {
            document.documentElement.style.fontSize = '200%';
          });
          expect(await page.locator('main').evaluate(fontSize)).toBeGreaterThan(before * 1.5);
          expect(await page.evaluate(spills), route).toEqual([]);
          expect(await page.evaluate(overlaps), route).toEqual([]);
        }
      });
    }
  });
}

test('the header shows its menu button while larger text leaves no space for its links', async ({
  page,
}) => {
  await open(page, '/');
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await expect(page.locator('details[data-menu-sheet] > summary')).toBeVisible();
  const heights = () =>
    page
      .locator('header')
      .evaluate((header) =>
        [header, header.querySelector('a')].map((element) => element?.clientHeight ?? 0),
      );
  const [header = 0, logo = Infinity] = await heights();
  expect(logo).toBeLessThan(header);
});

function fontSize(element: Element): number {
  return Number.parseFloat(getComputedStyle(element).fontSize);
}

test.describe('400% zoom of a 1280 x 1024 window', () => {
  test.use({ viewport: { width: 320, height: 256 } });

  test('no page scrolls sideways, and sticky elements cover at most half of the window', {
    tag: '@slow',
  }, async ({ page }) => {
    for (const route of routes) {
      await open(page, route);
      expect(await page.evaluate(spills), route).toEqual([]);
      await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }));
      const covered = await page.evaluate(() =>
        Array.from(document.querySelectorAll('body *'))
          .filter((element) => /fixed|sticky/.test(getComputedStyle(element).position))
          .map((element) => element.getBoundingClientRect())
          .filter(({ top, bottom, width }) => width > 1 && bottom > 0 && top < 256)
          .reduce((sum, { top, bottom }) => sum + Math.min(bottom, 256) - Math.max(top, 0), 0),
      );
      expect(covered, route).toBeLessThan(128);
    }
  });

  test('the dialog is readable, and can be scrolled to its end and closed', {
    tag: '@slow',
  }, async ({ page }) => {
    await open(page, '/');
    await page.locator('main a[data-action="lead-form"]').first().click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('heading')).toBeInViewport();
    await dialog.frameLocator('iframe').getByRole('button').scrollIntoViewIfNeeded();
    await expect(dialog.frameLocator('iframe').getByRole('button')).toBeInViewport();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toHaveCount(0);
  });

  test('the menu can be scrolled to its end', { tag: '@slow' }, async ({ page }) => {
    await open(page, '/');
    await page.locator('details[data-menu-sheet] > summary').click();
    const call = page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Call' });
    await call.scrollIntoViewIfNeeded();
    await expect(call).toBeInViewport();
  });
});
