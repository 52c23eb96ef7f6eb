// @vitest-environment node
import { expect, test } from 'vitest';
import { blockDefinitions } from '../../schema/index.ts';
import { layoutOf } from '../../src/pictures/layouts.ts';
import { boxIn } from '../../src/pictures/sizes.ts';
import { cropsOf } from './useCrops.ts';

test('the crops of a hero are those of its layout, each once with the windows that have it', () => {
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
