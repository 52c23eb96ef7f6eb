import { expect, test } from 'vitest';
import type { Page } from '../../../schema/index.ts';
import { sharedPhoto } from './sharedPhoto.ts';

type Picture = NonNullable<Extract<Page['blocks'][number], { type: 'hero' }>['picture']>;

/** A page with a block for each picture. */
const pageWith = (...pictures: Picture[]): Page => ({
  ...{ path: '/', title: '', description: '' },
  blocks: pictures.map((picture) => ({ type: 'hero', headline: '', picture })),
});
const files = new Map(
  ['first.jpg', 'second.png', 'logo.png', 'drawing.svg', 'hall.png'].map((src) => [
    src,
    { src: `/assets/${src}` },
  ]),
);

test('returns the first photo of a page with its focus', () => {
  const first: Picture = { src: 'first.jpg', alt: 'A hall', focus: [0.25, 0.75] };
  const page = pageWith(first, { src: 'second.png', alt: 'A room' });
  expect(sharedPhoto(page, files)).toEqual({
    file: '/assets/first.jpg',
    type: 'image/jpeg',
    position: '25% 75%',
  });
});

test('skips decorative pictures and drawings, and returns undefined without a photo', () => {
  const logo: Picture = { src: 'logo.png', decorative: true };
  const drawing: Picture = { src: 'drawing.svg', alt: 'A drawing' };
  expect(sharedPhoto(pageWith(logo, drawing), files)).toBeUndefined();
  const hall: Picture = { src: 'hall.png', alt: 'A hall' };
  expect(sharedPhoto(pageWith(logo, drawing, hall), files)).toMatchObject({
    file: '/assets/hall.png',
    type: 'image/png',
  });
});
