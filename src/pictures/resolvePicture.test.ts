import { expect, test } from 'vitest';
import { layoutOf } from '../blocks/layouts.ts';
import { originalPicture, resolvePicture } from './resolvePicture.ts';

const picture = { src: 'pictures/the bench.jpg', alt: 'A bench' };
const layout = layoutOf({ type: 'hero', headline: '' }, ['picture']);
const logos = layoutOf({ type: 'credentials', items: [] }, ['items', 0, 'logo']);
const sources = [{ type: 'image/avif', srcSet: '/assets/a-400.avif 400w' }];
const files = { src: '/assets/a-800.jpg', width: 800, height: 200, sources };

test('a picture has its files with "sizes", and a focus if it is not the center', () => {
  const focus = [0.9, 0.5];
  expect(resolvePicture({ focus }, files, { layout })).toEqual({
    ...files,
    sizes: expect.stringContaining('(min-width:56rem) '),
    x: 100,
  });
  expect(resolvePicture({}, { ...files, sources: [] }, { layout })).not.toHaveProperty('sizes');
});

test('only logos have a ratio bucket, which gives them all the same area', () => {
  expect(resolvePicture({}, files, { layout: logos })).toMatchObject({ aspect: 8 });
  expect(resolvePicture({}, files, { layout })).not.toHaveProperty('aspect');
  expect(originalPicture(picture)).not.toHaveProperty('aspect');
});
