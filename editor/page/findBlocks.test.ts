import { expect, test } from 'vitest';
import { blockDefinitions } from '../../schema/index.ts';
import { findBlocks } from './findBlocks.ts';

const found = (query: string) => findBlocks(query).map(({ type }) => type);

test.each([
  ['photo', 'gallery'],
  ['image', 'gallery'],
  ['review', 'testimonials'],
  ['team', 'people'],
  ['contact', 'form'],
  ['calendar', 'embed'],
  ['opening', 'locations'],
  ['button', 'cta-band'],
  ['paragraph', 'prose'],
])('“%s” finds the block %s', (query, type) => {
  expect(found(query)).toContain(type);
});

test('every word of a search must match', () => {
  expect(found('  Photo captions ')).toEqual(['gallery']);
  expect(found('')).toHaveLength(blockDefinitions.length);
  expect(found('zebra')).toEqual([]);
});
