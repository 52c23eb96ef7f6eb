import { expect, test } from 'vitest';
import type { ValuePath } from '../../schema/index.ts';
import { hasField, isWithin } from './fieldPath.ts';
import { pageForm, siteForm } from './pageForm.ts';

test('a path is within itself and the paths around it', () => {
  expect(isWithin(['items', 0, 'title'], ['items', 0])).toBe(true);
  expect(isWithin(['items'], ['items'])).toBe(true);
  expect(isWithin(['items'], ['items', 0])).toBe(false);
  expect(isWithin(['items', 1], ['items', 0])).toBe(false);
});

test.each<[ValuePath, boolean]>([
  [['company'], true],
  [['phones'], true],
  // Errors of an entry of a list or record are shown at the list.
  [['phones', 'main'], true],
  [['header', 'links', 0], true],
  [['samples', 0], true],
  [['header', 'links', 0, 'href'], true],
  [['header', 'links', 0, 'color'], false],
  [['header', 'color'], false],
  [['color'], false],
  [['constructor'], false],
  [[], false],
])('a field of the site settings shows the errors at %j: %s', (path, isShown) => {
  expect(hasField(siteForm.fields, path)).toBe(isShown);
});

test('the fields of a page do not show errors of its blocks', () => {
  expect(hasField(pageForm.fields, ['title'])).toBe(true);
  expect(hasField(pageForm.fields, ['blocks', 0, 'headline'])).toBe(false);
});
