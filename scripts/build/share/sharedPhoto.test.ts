// @vitest-environment node
import { expect, test } from 'vitest';
import type { Page } from '../../../schema/index.ts';
import { pictureMarkup } from '../../../src/pictures/markup.ts';
import { sharedPhoto } from './sharedPhoto.ts';

type Picture = NonNullable<Extract<Page['blocks'][number], { type: 'hero' }>['picture']>;

/** A page with a block for each picture, which is built as a file of its own. */
const pageWith = (...pictures: Picture[]): Page => ({
  ...{ path: '/', title: '', description: '' },
  blocks: pictures.map((picture) => {
    const files = { width: 60, height: 40, src: `/assets/${picture.src}`, sources: [] };
    const markup = pictureMarkup(picture, files, {
      layout: [],
      isFirst: false,
    });
    return { type: 'hero', headline: '', picture: { ...picture, markup } };
  }),
});

test('the first photo of a page is shared, with its focus', () => {
  const first: Picture = { src: 'first.jpg', alt: 'A hall', focus: [0.25, 0.75] };
  const page = pageWith(first, { src: 'second.png', alt: 'A room' });
  expect(sharedPhoto(page)).toEqual({
    file: '/assets/first.jpg',
    type: 'image/jpeg',
    position: '25% 75%',
  });
});

test('a decorative picture and a drawing are not, and a page without a photo has none', () => {
  const logo: Picture = { src: 'logo.png', decorative: true };
  const drawing: Picture = { src: 'drawing.svg', alt: 'A drawing' };
  expect(sharedPhoto(pageWith(logo, drawing))).toBeUndefined();
  expect(sharedPhoto(pageWith(logo, drawing, { src: 'hall.png', alt: 'A hall' }))).toMatchObject({
    file: '/assets/hall.png',
    type: 'image/png',
  });
});
