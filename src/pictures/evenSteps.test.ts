import { expect, test } from 'vitest';
import type { Picture } from '../../schema/index.ts';
import { layoutOf } from './layouts.ts';
import { originalMarkup, pictureMarkup } from './markup.ts';

const picture: Picture = { src: 'pictures/logo.svg', decorative: true };
const files = { width: 200, height: 50, src: '/assets/logo-200.svg', sources: [] };

test('a logo has its form, by which styles give it the area of all others; another picture has none', () => {
  const layout = layoutOf({ type: 'credentials', items: [] }, ['items', 0, 'logo']);
  expect(pictureMarkup(picture, files, { layout, isFirst: false })).toContain(
    '<img data-form="8" ',
  );
  const hero = layoutOf({ type: 'hero', headline: '' }, ['picture']);
  expect(pictureMarkup(picture, files, { layout: hero, isFirst: false })).not.toContain(
    'data-form',
  );
  expect(originalMarkup(picture, { isFirst: false })).not.toContain('data-form');
});
