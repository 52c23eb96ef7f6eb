import { expect, test } from 'vitest';
import type { Page } from '../../schema/index.ts';
import { layoutOf } from './layouts.ts';
import { originalPicture, shownPicture } from './shownPicture.ts';
import { showOriginals, showPictures } from './showPictures.ts';

const picture = { src: 'pictures/the bench.jpg', alt: 'A bench' };
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
const logos = layoutOf({ type: 'credentials', items: [] }, ['items', 0, 'logo']);
const sources = [{ type: 'image/avif', srcSet: '/assets/a-400.avif 400w' }];
const files = { src: '/assets/a-800.jpg', width: 800, height: 200, sources };

test('loads the picture of the first block eagerly, all others lazily', () => {
  const [, first, second] = showOriginals(page).blocks;
  expect(first).toMatchObject({
    picture: { shown: { src: '/pictures/the%20bench.jpg', loading: 'first' } },
  });
  expect(second).toMatchObject({ picture: { shown: { src: '/pictures/b.jpg' } } });
  expect(JSON.stringify(second)).not.toContain('loading');
});

test('returns a page without pictures as is, and copies a page with pictures', () => {
  const plain = { ...page, blocks: page.blocks.slice(0, 1) };
  expect(showOriginals(plain)).toBe(plain);
  const written = JSON.stringify(page);
  showPictures(page, () => files);
  expect(JSON.stringify(page)).toBe(written);
});

test('a picture has its files with "sizes", and a focus if it is not the center', () => {
  const focus = [0.9, 0.5];
  expect(shownPicture({ focus }, files, { layout })).toEqual({
    ...files,
    sizes: expect.stringContaining('(min-width:56rem) '),
    x: 100,
  });
  expect(shownPicture({}, { ...files, sources: [] }, { layout })).not.toHaveProperty('sizes');
});

test('only logos have a ratio bucket, which gives them all the same area', () => {
  expect(shownPicture({}, files, { layout: logos })).toMatchObject({ aspect: 8 });
  expect(shownPicture({}, files, { layout })).not.toHaveProperty('aspect');
  expect(originalPicture(picture)).not.toHaveProperty('aspect');
});
