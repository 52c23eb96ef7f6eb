import { contentOf, pages } from '../support/content.ts';
import { expect, test } from '../support/test.ts';

/** Short words with a hyphen, but in menus, that a line could be broken in, or that would be an item of a container. */
function brokenWords(): string[] {
  const found: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { parentElement: parent, textContent } = texts.currentNode;
    const text = textContent ?? '';
    if (!parent?.parentElement || parent.closest('nav, script, style, noscript, svg')) continue;
    for (const [word] of text.matchAll(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+/gu)) {
      const isKept = getComputedStyle(parent).whiteSpace === 'nowrap';
      if (word.length <= 7 && !isKept) found.push(`a line can end in ${word}: ${text}`);
      const around = getComputedStyle(parent.parentElement).display;
      if (text === word && isKept && /flex|grid/.test(around)) found.push(`${word} in ${around}`);
    }
  }
  return found;
}

for (const [name, port, paths] of [
  ['the tests', process.env.TEST_PORT, pages.map(({ path }) => path)],
  [
    'pages-json',
    process.env.SHIPPED_PORT,
    (await contentOf('pages-json')).pages.map(({ path }) => path),
  ],
] as const) {
  test.describe(`the pages of ${name}`, () => {
    test.use({ baseURL: `http://localhost:${port}`, allowed: /404/ });

    test('never end a line at the hyphen of a short word', async ({ page }) => {
      for (const path of paths) {
        await page.goto(path, { waitUntil: 'domcontentloaded' });
        expect(await page.evaluate(brokenWords), path).toEqual([]);
      }
    });
  });
}
