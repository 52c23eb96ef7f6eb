import { expect, test } from 'vitest';
import { alongside, blocksIn } from './shownBlocks.ts';

const page = (main: string) => new DOMParser().parseFromString(`<main>${main}</main>`, 'text/html');

test('finds no blocks in an empty page without a window', () => {
  expect(blocksIn(page(''), [])).toEqual([]);
});

test('ignores elements between blocks, and finds no elements for a banner above the header', () => {
  document.body.innerHTML =
    '<main><!--$--><h1>A</h1><p>B</p><!--/$--><nav>C</nav><!--$--><!--$--><i>D</i><!--/$--><!--/$--><!--$--><b>E</b><!--/$--><!--$?--><u>F</u><!--/$--></main>';
  const texts = (list: unknown) =>
    blocksIn(document, list).map((block) => block.map(({ textContent }) => textContent));
  expect(texts([{ type: 'hero' }])).toEqual([['A', 'B'], ['D'], ['E'], ['F']]);
  expect(texts([{ type: 'banner' }])).toEqual([[], ['A', 'B'], ['D'], ['E'], ['F']]);
});

test('interpolates the scroll position between matching positions', () => {
  const pairs = [
    [100, 100],
    [200, 500],
    [300, 400],
    [400, 700],
  ] as const;
  expect([0, 50, 150, 200, 300, 400, 900].map((top) => alongside(top, pairs))).toEqual([
    0, 50, 300, 500, 600, 700, 700,
  ]);
  expect(alongside(10, [])).toBe(0);
});
