import { afterEach, expect, test } from 'vitest';
import { blockPathOf } from './renderedPage.ts';

afterEach(() => {
  document.body.innerHTML = '';
});

/** The path of the element with the id "it" in a page. */
function pathIn(page: string) {
  document.body.innerHTML = page;
  return blockPathOf(document.getElementById('it') ?? undefined);
}
const main = (blocks: string) => `<header></header><main>${blocks}</main><footer></footer>`;
const banner = (text: string) => `<a href="#main">Skip</a><aside>${text}</aside>`;

test('counts blocks from the first one, and does not count the section menu', () => {
  expect(pathIn(main('<div></div><nav></nav><section><p id="it"></p></section>'))).toEqual([
    'blocks',
    1,
  ]);
  expect(pathIn(main('<div id="it"></div><nav></nav>'))).toEqual(['blocks', 0]);
});

test('a banner above the header is the first block of its page', () => {
  const page = main('<div></div><section><p id="it"></p></section>');
  expect(pathIn(banner('News') + page)).toEqual(['blocks', 2]);
  expect(pathIn(banner('<b id="it">News</b>') + main('<div></div>'))).toEqual(['blocks', 0]);
});

test('an element outside all blocks has no path', () => {
  expect(pathIn('<header id="it"></header><main><div></div></main>')).toEqual([]);
  expect(pathIn(main('<nav id="it"></nav>'))).toEqual([]);
  expect(blockPathOf(undefined)).toEqual([]);
});
