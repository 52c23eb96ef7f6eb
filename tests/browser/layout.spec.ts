import { contentOf } from '../tools/content.ts';
import { answerForOthers, requestsOf } from '../tools/otherSites.ts';
import { expect, test } from '../tools/test.ts';
import { walk } from '../tools/walk.ts';

// The shipped documents. These checks apply to any page.
const { pages, site } = await contentOf('pages-json');
test.use({
  baseURL: `http://localhost:${process.env.SHIPPED_PORT}`,
  allowed: requestsOf(site, '404'),
  reducedMotion: 'reduce',
});
test.beforeEach(answerForOthers);

/** The maximum number of font sizes on a page. The scale has one fewer (src/theme/tokens.ts). */
const maxSizes = 8;

/** The font size of each set of labels, in units of the shipped drawings. */
const letters = { wide: 33, narrow: 55 };
const minPixels = 12;
const limits = { maxSizes, letters, minPixels };

/** From the narrowest phone to a wide screen, with the inner heights of small laptops and phones. */
const windows = [
  { width: 320, height: 640 },
  { width: 360, height: 640, isFirstView: true },
  { width: 390, height: 664, isFirstView: true },
  { width: 768, height: 1024 },
  { width: 1280, height: 720, isFirstView: true },
  { width: 1366, height: 641, isFirstView: true },
  { width: 1600, height: 900 },
];

/** Descriptions of layout problems of the page in this window, and the bottom of the hero's first button. */
function oddities({ maxSizes, letters, minPixels }: typeof limits): {
  found: string[];
  bottom: number;
} {
  const found: string[] = [];
  const { clientWidth, scrollWidth } = document.documentElement;
  if (scrollWidth > clientWidth) found.push(`the page is ${scrollWidth} px wide`);

  const sizes = new Set<string>();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { parentElement: parent, textContent } = texts.currentNode;
    // Drawings use other units.
    if (!parent || !textContent?.trim() || parent.closest('svg')) continue;
    if (parent.checkVisibility()) sizes.add(getComputedStyle(parent).fontSize);
  }
  if (sizes.size > maxSizes) found.push(`${sizes.size} sizes of type: ${[...sizes].join(' ')}`);

  const differ = (values: number[]) => Math.max(...values) - Math.min(...values) > 1;
  const box = (element: Element) => element.getBoundingClientRect();
  const name = (element: Element) => element.textContent?.trim().slice(0, 30);
  /** The visible items of a list, by row. */
  const rowsOf = (list: Element) => {
    const rows = new Map<number, Element[]>();
    for (const item of list.children) {
      const { top, height } = box(item);
      const row = rows.get(Math.round(top));
      if (row) row.push(item);
      else if (height > 0) rows.set(Math.round(top), [item]);
    }
    return Array.from(rows.values());
  };

  for (const list of document.querySelectorAll('main ul, main ol')) {
    const rows = rowsOf(list);
    const inner = box(list).right - Number.parseFloat(getComputedStyle(list).paddingRight);
    // The gaps between rows are equal, and rows fill the full width.
    const gaps = rows.slice(1).map(([item], index) => {
      const above = Math.max(...(rows[index] ?? []).map((one) => box(one).bottom));
      return item ? box(item).top - above : 0;
    });
    if (gaps.length > 1 && differ(gaps)) found.push(`gaps of ${gaps} px: ${name(list)}`);
    if (!list.matches('[data-reveal]')) continue;
    for (const row of rows) {
      const last = row.at(-1);
      if (last && inner - box(last).right > 1) found.push(`room beside: ${name(last)}`);
      // Lists and links of cards in the same row are aligned.
      for (const part of ['ul', 'div']) {
        const tops = row.flatMap((item) => {
          const own = item.querySelector(`:scope > ${part}`);
          return own && row.length > 1 ? [box(own).top] : [];
        });
        if (tops.length > 1 && differ(tops)) found.push(`${part} at ${tops} px: ${name(list)}`);
      }
    }
  }

  // The gap between title and text is the same in each item of a list with icons.
  for (const list of document.querySelectorAll('[data-layout=list]')) {
    const gaps = Array.from(list.querySelectorAll(':is(h2, h3) + p')).flatMap((text) => {
      const title = text.previousElementSibling;
      const isUnder = title && box(text).left === box(title).left;
      return isUnder ? [box(text).top - box(title).bottom] : [];
    });
    if (gaps.length > 1 && differ(gaps)) found.push(`title to text ${gaps} px: ${name(list)}`);
  }

  // Drawings show one set of labels in a readable size.
  for (const svg of document.querySelectorAll<SVGSVGElement>('svg[data-drawing]')) {
    const pixels = Object.entries(letters).flatMap(([set, size]) => {
      const labels = svg.querySelector(`.${set}`);
      const isShown = labels && getComputedStyle(labels).display !== 'none';
      return isShown ? [(size * box(svg).width) / svg.viewBox.baseVal.width] : [];
    });
    if (pixels.length !== 1 || pixels.some((size) => size < minPixels)) {
      found.push(`labels of ${pixels.join(' and ')} px: ${svg.ariaLabel}`);
    }
  }

  const button = document.querySelector('main > section:first-child a[data-look]');
  return { found, bottom: button ? box(button).bottom : 0 };
}

test('every page has a consistent layout in every window, with its button in the first view', async ({
  page,
}) => {
  // Checks pages as first painted, without scripts.
  await page.route('**/assets/*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
  for (const { path, blocks } of walk(pages, 5)) {
    const hero = blocks.find((block) => block.type === 'hero');
    // A text of the length recommended in the guide leaves room for the button.
    const hasButton =
      hero?.type === 'hero' && hero.ctaText && (hero.subheadline?.length ?? 0) <= 160;
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    for (const { isFirstView = false, ...size } of windows) {
      const window = `${path}, ${size.width} x ${size.height}`;
      await page.setViewportSize(size);
      const { found, bottom } = await page.evaluate(oddities, limits);
      expect.soft(found, window).toEqual([]);
      if (isFirstView && hasButton)
        expect.soft(bottom, `button of ${window}`).toBeLessThan(size.height);
    }
  }
});
