import { expect, test } from 'vitest';
import { pages, site } from '../../tests/tools/content.ts';
import { pageSchema } from '../index.ts';
import { fieldsIn } from '../kinds.ts';
import { textsOfKind } from './links.ts';
import { shownDocument } from './shownDocument.ts';

const without = { ...site, brand: { art: 'none' as const } };

test('a brand without drawings has none on its pages, and nothing else changes', () => {
  const named = pages.filter((page) => textsOfKind('drawing', pageSchema, page).length > 0);
  expect(named.length).toBeGreaterThan(3);
  for (const page of named) {
    const shown = shownDocument(page, pageSchema, without);
    expect(textsOfKind('drawing', pageSchema, shown)).toEqual([]);
    const drawings = /,"(?:drawing|beforeDrawing|afterDrawing)":"[\w/-]+"/g;
    expect(JSON.stringify(shown)).toBe(JSON.stringify(page).replace(drawings, ''));
    expect(pageSchema.safeParse(shown).success).toBe(true);
  }
});

test('every other brand has the drawings that its pages name', () => {
  for (const page of pages) {
    expect(shownDocument(page, pageSchema, site)).toBe(page);
    const brand = { art: 'drawings' as const, colors: ['#0b5d3b'] };
    expect(shownDocument(page, pageSchema, { ...site, brand })).toBe(page);
  }
});

test('every field with a drawing can be omitted', () => {
  const fields = fieldsIn('page', pageSchema).filter(({ field }) => field.kind === 'drawing');
  expect(fields.length).toBeGreaterThan(3);
  for (const { path, field } of fields) expect(field.isOptional, path).toBe(true);
});
