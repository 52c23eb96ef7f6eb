// @vitest-environment node
import { expect, test } from 'vitest';
import { pages, site } from '../../tests/tools/content.ts';
import { pageSchema } from '../index.ts';
import { fieldsIn } from '../kinds.ts';
import { drawingNamesIn, drawingsIn, showDrawings } from './drawings.ts';

test('a page shows the drawings that it names, in their order', () => {
  const drawn = pages.filter((page) => drawingNamesIn(page).length > 0);
  expect(drawn.length).toBeGreaterThan(3);
  for (const page of drawn) {
    const shown = showDrawings(page, pageSchema, site.drawings);
    expect(drawingsIn(shown)).toEqual(drawingNamesIn(page).map((name) => site.drawings?.[name]));
    expect(drawingNamesIn(shown)).toEqual([]);
  }
});

test('a page is shown without a drawing that is missing, and one without drawings stays as it is', () => {
  for (const page of pages) {
    const shown = showDrawings(page, pageSchema, {});
    expect([...drawingNamesIn(shown), ...drawingsIn(shown)]).toEqual([]);
    expect(pageSchema.safeParse(shown).success).toBe(true);
    if (drawingNamesIn(page).length === 0) expect(shown).toBe(page);
  }
});

test('every field with a drawing can be omitted', () => {
  const fields = fieldsIn('page', pageSchema).filter(({ field }) => field.kind === 'drawing');
  expect(fields.length).toBeGreaterThan(3);
  for (const { path, field } of fields) expect(field.isOptional, path).toBe(true);
});
