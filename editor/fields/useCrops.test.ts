import { expect, test } from 'vitest';
import { blockDefinitions } from '../../schema/index.ts';
import { layoutOf } from '../../src/blocks/layouts.ts';
import { boxIn } from '../../src/pictures/sizes.ts';
import { cropsOf } from './useCrops.ts';

test('lists each crop of a hero’s layout once, with its window sizes', () => {
  const hero = blockDefinitions.find(({ type }) => type === 'hero');
  const block = hero?.schema.parse(hero.example);
  if (!block) throw new Error('There is no hero.');
  const crops = cropsOf(block, ['picture']);
  expect(crops).toEqual([
    { label: 'Phone, Desktop (4:3)', ratio: '4/3' },
    { label: 'Tablet (16:9)', ratio: '16/9' },
  ]);
  const ratios = [390, 768, 1280].map((width) => boxIn(layoutOf(block, ['picture']), width).ratio);
  expect(new Set(crops.map(({ ratio }) => ratio))).toEqual(new Set(ratios));
});

test.each([
  ['before-after', ['pair', 'before'], ['Phone (4:3)', 'Tablet (16:9)', 'Desktop (2:1)']],
  ['cta-band', ['picture'], ['Phone (16:9)', 'Tablet, Desktop (4:3)']],
  ['people', ['items', '1', 'picture'], ['Phone, Tablet, Desktop (4:5)']],
  // Never cropped.
  ['credentials', ['items', '0', 'logo'], []],
])('crops the picture of %s at %j as %j', (type, path, labels) => {
  const definition = blockDefinitions.find((one) => one.type === type);
  const block = definition?.schema.parse(definition.example);
  if (!block) throw new Error(`There is no block ${type}.`);
  expect(cropsOf(block, path).map(({ label }) => label)).toEqual(labels);
});
