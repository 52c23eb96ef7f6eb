import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { documentsIn } from '../tests/tools/documentsIn.ts';
import { jsonSchemaCheck } from '../tests/tools/jsonSchemaCheck.ts';
import { paragraph, text } from './fields.ts';
import { pageSchema, siteSchema } from './index.ts';
import { fieldsIn, limitsOf } from './inspect.ts';
import { textWidth } from './textWidth.ts';

type Field = { place: string; schema: unknown };

/** Every field of a JSON Schema, at any depth, with its path. */
function fieldsOf(schema: unknown, place: string): Field[] {
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([key, value]) => {
    if (key === 'properties' && typeof value === 'object' && value !== null) {
      return Object.entries(value).flatMap(([name, field]) => [
        { place: `${place}.${name}`, schema: field },
        ...fieldsOf(field, `${place}.${name}`),
      ]);
    }
    return fieldsOf(value, place);
  });
}

// A group is described by its fields, and a shared definition where it is defined. Every other field needs a description.
const speaks = ({ schema }: Field) =>
  typeof schema === 'object' &&
  schema !== null &&
  ('description' in schema || 'properties' in schema || '$ref' in schema || 'allOf' in schema);

describe.each([
  ['page', pageSchema],
  ['site', siteSchema],
])('the schema of a %s', (name, schema) => {
  const json = z.toJSONSchema(schema, { target: 'draft-7', io: 'input' });

  test('describes every field in a sentence for editors', () => {
    const fields = fieldsOf(json, name);
    expect(fields.length).toBeGreaterThan(40);
    expect(fields.filter((field) => !speaks(field)).map(({ place }) => place)).toEqual([]);
  });

  test('limits the length of every text', () => {
    const unbounded = fieldsIn(name, schema).filter(
      ({ field }) =>
        field.structure === 'text' &&
        limitsOf(field).maximum === undefined &&
        !(field.schema instanceof z.ZodString && field.schema.def.checks?.length),
    );
    expect(unbounded.map(({ path }) => path)).toEqual([`${name}.$schema`]);
  });
});

test.each([
  ['emoji of several code points', '👨‍👩‍👧‍👦'.repeat(7), 7],
  ['decomposed letters', 'Cafe\u0301', 4],
  ['a flag', '🇨🇭', 1],
  ['Hindi', 'नमस्ते', 3],
  ['Japanese', 'お知らせ', 8],
  ['Chinese and Latin letters', '10年 Wi-Fi', 10],
  ['Korean, also in parts', '안\u110b\u1161\u11ab', 4],
  ['half-width letters', 'ｱｲｳ', 3],
])('counts characters as people see them: %s', (_name, text, width) => {
  expect(textWidth(text)).toBe(width);
});

describe('the JSON Schemas for code editors', () => {
  const check = (name: string) =>
    jsonSchemaCheck(readFileSync(`schema/${name}.schema.json`, 'utf8'));
  const errorsInPage = check('page');
  const errorsInSite = check('site');

  test.each(documentsIn('tests/fixtures/site'))('accept $name', async ({ name, text }) => {
    const errorsIn = name === 'site.json' ? errorsInSite : errorsInPage;
    expect(await errorsIn(JSON.parse(text))).toEqual([]);
  });

  test.each([
    [
      'a fact that is shorter than its name',
      'Tuned in {the-time-that-a-tuning-takes}, since {founded}, in Port Ellis',
    ],
    ['many code points in a character', '👨‍👩‍👧‍👦'.repeat(7)],
  ])('accept a title with %s', async (_name, title) => {
    const hero = { type: 'hero', headline: 'A page' };
    const page = { path: '/x', title, description: 'Short.', blocks: [hero] };
    expect(await errorsInPage(page)).toEqual([]);
  });

  test.each([
    ['a misspelled field', { headlin: 'x' }],
    ['an unknown block type', { type: 'carousel' }],
    ['an empty text', { headline: ' ' }],
    ['a text that is too long', { headline: 'x'.repeat(71) }],
    ['an unknown drawing', { drawing: 'castle' }],
    ['a link that runs code', { href: 'javascript:alert(1)' }],
  ])('report %s while typing, as validate does', async (_name, wrong) => {
    const page = {
      path: '/x',
      title: 'A page',
      description:
        'A description that is long enough for a search engine to show it under the title.',
      blocks: [{ type: 'hero', headline: 'A page', ...wrong }],
    };
    expect(await errorsInPage(page)).not.toEqual([]);
    expect(pageSchema.safeParse(page).success).toBe(false);
  });
});

test('text loses the spaces around it, and the pieces of a paragraph keep theirs', () => {
  expect(text(10, 'A text.').parse('  Come in ')).toBe('Come in');
  const pieces = ['See ', { strong: ' all ' }, ' of it.'];
  expect(paragraph.parse(pieces)).toEqual(pieces);
});
