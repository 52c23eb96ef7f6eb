import { contentOf } from '../tools/content.ts';
import { answerForOthers, requestsOf } from '../tools/otherSites.ts';
import { expect, test } from '../tools/test.ts';

const { pages, site } = await contentOf('pages-json');

/**
 * Words on the page that wrap although they must not: short words with a hyphen or a dash, numbers with their unit, and phone
 * numbers. Also returns how many such words there are.
 */
function brokenWords(): { broken: string[]; count: number } {
  const broken: string[] = [];
  let count = 0;
  const kept =
    /(?<![\p{L}\p{N}-])(?=.{1,7}(?![\p{L}\p{N}-]))[\p{L}\p{N}]+(?:[-–][\p{L}\p{N}]+)+|\d[\d.,]*[+%]?[\u00a0\u202f]\S+|\(\d+\) \d+-\d+/gu;
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { currentNode: text } = texts;
    // Chromium also lays out what a closed menu hides, in no space.
    if (!text.parentElement?.checkVisibility() || text.parentElement.closest('svg')) continue;
    for (const { 0: word, index } of (text.textContent ?? '').matchAll(kept)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      count += 1;
      const lines = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top)));
      if (lines.size > 1) broken.push(`${word} in: ${text.textContent}`);
    }
  }
  return { broken, count };
}

test.describe('the pages of pages-json', () => {
  // Without scripts, because the measured content is prerendered.
  test.use({
    baseURL: `http://localhost:${process.env.SHIPPED_PORT}`,
    allowed: requestsOf(site, '404'),
    javaScriptEnabled: false,
  });
  test.beforeEach(answerForOthers);

  test('never wrap short hyphenated words, numbers with units, and phone numbers', {
    tag: '@slow',
  }, async ({ page }) => {
    let all = 0;
    for (const { path } of pages) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      for (const width of [320, 390, 768, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        const { broken, count } = await page.evaluate(brokenWords);
        expect(broken, `${path} at ${width} px`).toEqual([]);
        all += count;
      }
    }
    expect(all).toBeGreaterThan(pages.length);
  });
});
