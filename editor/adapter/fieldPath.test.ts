import { expect, test } from 'vitest';
import type { ValuePath } from '../../schema/index.ts';
import { hasField } from './fieldPath.ts';
import { siteForm } from './pageForm.ts';

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
