// @vitest-environment node
import { expect, test } from 'vitest';
import { pageSchema } from '../../schema/index.ts';
import { fieldsIn } from '../../schema/inspect.ts';
import { pages, site } from '../../tests/tools/content.ts';
import { originals } from '../dev/preview.ts';
import { drawingNamesIn, drawingsIn } from './drawings.ts';
import { resolvePage } from './resolvePage.ts';

test('a page shows its drawings in order', () => {
  const drawn = pages.filter((page) => drawingNamesIn(page).length > 0);
  expect(drawn.length).toBeGreaterThan(3);
  for (const page of drawn) {
    const resolved = resolvePage(page, originals(site.drawings));
    expect(drawingsIn(resolved)).toEqual(drawingNamesIn(page).map((name) => site.drawings?.[name]));
  }
});

test('a page is shown without a missing drawing', () => {
  for (const page of pages) {
    expect(drawingsIn(resolvePage(page, originals()))).toEqual([]);
  }
});

test('every drawing field is optional', () => {
  const fields = fieldsIn('page', pageSchema).filter(({ field }) => field.kind === 'drawing');
  expect(fields.length).toBeGreaterThan(3);
  for (const { path, field } of fields) expect(field.isOptional, path).toBe(true);
});
