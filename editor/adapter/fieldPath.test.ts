import { expect, test } from 'vitest';
import type { ValuePath } from '../../schema/index.ts';
import { fieldPath, hasField, isWithin } from './fieldPath.ts';
import { pageForm, siteForm } from './pageForm.ts';

test.each<[string, number, ValuePath]>([
  ['title', -1, ['title']],
  ['header.links[1].href', -1, ['header', 'links', 1, 'href']],
  ['_id', 2, ['blocks', 2, 'id']],
  ['headline', 0, ['blocks', 0, 'headline']],
  ['items[12].title', 10, ['blocks', 10, 'items', 12, 'title']],
  ['items[0].features[3]._entry', 2, ['blocks', 2, 'items', 0, 'features', 3]],
])('the field "%s" of block %i is at %j in the document', (name, block, path) => {
  expect(fieldPath(name, block)).toEqual(path);
});

test('a place is within itself and what is around it', () => {
  expect(isWithin(['items', 0, 'title'], ['items', 0])).toBe(true);
  expect(isWithin(['items'], ['items'])).toBe(true);
  expect(isWithin(['items'], ['items', 0])).toBe(false);
  expect(isWithin(['items', 1], ['items', 0])).toBe(false);
});

test.each<[ValuePath, boolean]>([
  [['company'], true],
  [['phones'], true],
  // An entry of a list or of names with values is shown at its list.
  [['phones', 'main'], true],
  [['emails', 'general'], true],
  [['header', 'links', 0], true],
  [['samples', 0], true],
  [['header', 'links', 0, 'href'], true],
  [['header', 'links', 0, 'color'], false],
  [['header', 'color'], false],
  [['color'], false],
  [['constructor'], false],
  [[], false],
])('a field of the site settings shows what is wrong at %j: %s', (path, isShown) => {
  expect(hasField(siteForm.fields, path)).toBe(isShown);
});

test('the settings of a page show nothing of its blocks', () => {
  expect(hasField(pageForm.fields, ['title'])).toBe(true);
  expect(hasField(pageForm.fields, ['blocks', 0, 'headline'])).toBe(false);
});
