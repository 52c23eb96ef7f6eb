import type { Page as Tab } from '@playwright/test';
import { contentOf } from '../tools/content.ts';
import { answerForOthers, requestsOf } from '../tools/otherSites.ts';
import { expect, test } from '../tools/test.ts';

// Drawings to scale and timelines in the shipped documents, as built by `npm run build`.
const { pages, site } = await contentOf('pages-json');
test.use({
  baseURL: `http://localhost:${process.env.SHIPPED_PORT}`,
  allowed: requestsOf(site),
});
test.beforeEach(answerForOthers);

const shown = pages.filter(({ blocks }) =>
  blocks.some((block) => block.type === 'timeline' || (block.type === 'list' && block.layout)),
);

/** Inlines the parts of drawings that the page shows with `use` from a file, whose content scripts cannot access. */
async function takeIn(page: Tab): Promise<void> {
  await page.evaluate(async () => {
    const uses = [...document.querySelectorAll('main figure use')];
    await Promise.all(
      uses.map(async (use) => {
        const [file = '', id = ''] = use.getAttribute('href')?.split('#') ?? [];
        const text = await (await fetch(file)).text();
        const part = new DOMParser().parseFromString(text, 'image/svg+xml').getElementById(id);
        if (!part) throw new Error(`${file} has no part "${id}".`);
        const copy = document.importNode(part, true);
        copy.setAttribute('class', use.getAttribute('class') ?? '');
        use.replaceWith(copy);
      }),
    );
  });
}

/** Descriptions of problems with texts in a page's drawings. */
function faultsIn(page: Tab): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = [];
    // The days above a timeline align with the lines of its rows.
    for (const days of document.querySelectorAll('main svg:has(+ ol > li > svg)')) {
      const lines = days.nextElementSibling?.querySelectorAll('li:first-child .tick') ?? [];
      const places = Array.from(lines, (line) => line.getBoundingClientRect().left);
      days.querySelectorAll('text').forEach((day, index) => {
        const { left, width } = day.getBoundingClientRect();
        if (Math.abs(left + width / 2 - (places[index] ?? 0)) > 2)
          faults.push(`${day.textContent} is beside its line`);
      });
    }
    for (const svg of document.querySelectorAll('main svg:not([data-drawing]):has(text)')) {
      const boxes = Array.from(svg.querySelectorAll('text, circle:has(+ text)'))
        .filter((element) => element.checkVisibility())
        // A number is inside its circle.
        .filter((element) => !element.matches('circle + text'))
        .map((element) => ({
          name: element.textContent || `mark ${element.nextElementSibling?.textContent}`,
          box: element.getBoundingClientRect(),
        }));
      for (const text of svg.querySelectorAll('text')) {
        const size = Number.parseFloat(getComputedStyle(text).fontSize);
        if (size < 12) faults.push(`${text.textContent} is ${size} px high`);
      }
      boxes.forEach(({ name, box }, index) => {
        if (box.left < 0 || box.right > innerWidth) faults.push(`${name} is outside of the window`);
        for (const { name: other, box: next } of boxes.slice(index + 1)) {
          const isApart =
            box.right <= next.left + 1 ||
            next.right <= box.left + 1 ||
            box.bottom <= next.top + 1 ||
            next.bottom <= box.top + 1;
          if (!isApart) faults.push(`${name} covers ${other}`);
        }
      });
    }
    return faults;
  });
}

// Checks prerendered pages, which is faster. Hydration does not change them.
test.use({ javaScriptEnabled: false });
const half = Math.ceil(shown.length / 2);
for (const [name, some] of [
  ['the first half', shown.slice(0, half)],
  ['the second half', shown.slice(half)],
] as const) {
  test(`drawings are readable at every width: no text is too small or overlaps another (${name})`, {
    tag: '@slow',
  }, async ({ page }) => {
    for (const { path } of some) {
      await page.goto(path);
      await takeIn(page);
      for (const width of [320, 390, 600, 768, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await faultsIn(page), `${path}, ${width} px`).toEqual([]);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - innerWidth,
        );
        expect(overflow, `${path}, ${width} px`).toBeLessThanOrEqual(0);
      }
    }
  });
}
