import { expect, test } from 'vitest';
import type { Page } from '../../schema/index.ts';
import { fileIn } from './fileIn.ts';
import { layoutOf } from './layouts.ts';
import { originalMarkup, pictureMarkup } from './markup.ts';
import { showOriginals, showPictures } from './showPictures.ts';

const picture = { src: 'pictures/the bench.jpg', alt: 'Ada\'s "bench" <& more>' };
const page: Page = {
  path: '/',
  title: '',
  description: '',
  blocks: [
    { type: 'banner', text: 'Hello' },
    { type: 'hero', headline: 'Hello', picture },
    { type: 'hero', headline: 'Hello', picture: { src: 'pictures/b.jpg', decorative: true } },
  ],
};
const layout = layoutOf({ type: 'hero', headline: '' }, ['picture']);
const files = {
  width: 800,
  height: 600,
  src: '/assets/a-800.jpg',
  placeholder: 'data:image/webp;base64,AAAA',
  sources: [
    {
      type: 'image/avif',
      files: [400, 800].map((width) => ({ width, url: `/assets/a-${width}.avif` })),
    },
  ],
};

test('what editors write ends no attribute', () => {
  const markup = originalMarkup(picture, { isFirst: true });
  expect(markup).toContain('src="/pictures/the%20bench.jpg"');
  expect(markup).toContain('alt="Ada\'s &quot;bench&quot; &lt;&amp; more>"');
});

test('the picture of the first block is fetched at once, all others when they come near', () => {
  const [, first, second] = showOriginals(page).blocks;
  const markup = (block: unknown) => JSON.stringify(block);
  expect(markup(first)).toContain('fetchpriority');
  expect(markup(first)).not.toContain('lazy');
  expect(markup(second)).toContain('loading=\\"lazy\\"');
  expect(markup(second)).toContain('alt=\\"\\"');
});

test('a page without pictures is the same object, and a page with some is copied', () => {
  const plain = { ...page, blocks: page.blocks.slice(0, 1) };
  expect(showOriginals(plain)).toBe(plain);
  const written = JSON.stringify(page);
  showPictures(page, () => 'x');
  expect(JSON.stringify(page)).toBe(written);
});

test('a picture has its formats, its size, and its colors behind it', () => {
  const markup = pictureMarkup({ ...picture, focus: [0.9, 0.5] }, files, {
    layout,
    isFirst: false,
  });
  expect(markup).toMatch(
    /^<img data-x="100" src="data:image\/webp;base64,AAAA" alt=""><picture><source type="image\/avif" srcset="\/assets\/a-400.avif 400w,\/assets\/a-800.avif 800w" sizes="/,
  );
  expect(markup).toMatch(
    /<img data-x="100" loading="lazy" decoding="async" width="800" height="600" src="\/assets\/a-800.jpg" alt="[^"]+"><\/picture>$/,
  );
  expect(markup).not.toMatch(/style=|data-y/);
  expect(fileIn(markup)).toBe('/assets/a-800.jpg');
});
