import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { jsonSchema } from '../../scripts/generate/jsonSchema.ts';
import { fieldsIn } from '../kinds.ts';
import { pageSchema } from '../page.ts';
import { renames } from '../renames.ts';
import { siteSchema } from '../site.ts';
import { isGroup } from '../values.ts';
import { applyFixes } from './fix.ts';
import { textWithNewNames, withNewNames } from './oldNames.ts';

const folder = 'tests/fixtures/second-site';
const read = (name: string) => readFileSync(`${folder}/${name}`, 'utf8');
const names = readdirSync(folder).filter((name) => name.endsWith('.json') && name !== 'site.json');
const pages = names.map((name) => ({ name, text: read(name) }));
const site = read('site.json');

/** site.json as it was written before its fields had the names of now. */
function old(text: string): string {
  return text
    .replace('"services": {\n      "title"', '"services": {\n      "label"')
    .replaceAll(/"text"(?=: "[^"]*",\s*"(?:href|description)")/g, '"label"');
}

const fileOf = (text: string) => ({ name: 'site.json', text });
const fixed = (text: string) => applyFixes({ pages, site: fileOf(text) }, {}, () => true);

test('a rename leads from a name that no field of the group has to one that a field has', () => {
  const fields = [...fieldsIn('page', pageSchema), ...fieldsIn('site', siteSchema)];
  for (const [path, name] of Object.entries(renames)) {
    const group = path.slice(0, path.lastIndexOf('.'));
    const field = fields.find((own) => own.path === group)?.field;
    expect(field?.structure, path).toBe('group');
    if (field?.structure !== 'group') continue;
    expect(Object.keys(field.fields), path).toContain(name);
    expect(Object.keys(field.fields), path).not.toContain(path.slice(group.length + 1));
  }
});

describe('a document with old names', () => {
  test('has one mistake for each, and a fix that changes nothing else', () => {
    const { site: after, fixedPlaces, diagnosis } = fixed(old(site));
    expect(after.text).toBe(site);
    expect(fixedPlaces.map(({ rule }) => rule)).toEqual(
      Array(old(site).split('"label"').length - 1).fill('renamed-field'),
    );
    expect(diagnosis.diagnostics).toEqual([]);
    expect(fixed(after.text)).toMatchObject({ fixedPlaces: [], site: { text: site } });
  });

  test.each([
    ['lines of Windows', (text: string) => text.replaceAll('\n', '\r\n')],
    ['no space', (text: string) => JSON.stringify(JSON.parse(text))],
    ['tabs, and spaces round colons', (text: string) => text.replaceAll(': ', '\t:  ')],
  ])('keeps its characters: %s', (_form, write) => {
    expect(textWithNewNames(siteSchema, fileOf(write(old(site))))).toBe(write(site));
  });

  test('has the same value in the same order when it is renamed, and is itself when nothing is', () => {
    const now: unknown = JSON.parse(site);
    const before: unknown = JSON.parse(old(site));
    if (!isGroup(now) || !isGroup(before)) throw new Error('site.json is no group.');
    expect(JSON.stringify(withNewNames(siteSchema, before))).toBe(JSON.stringify(now));
    expect(withNewNames(siteSchema, now)).toBe(now);
    expect(JSON.stringify(before)).toBe(JSON.stringify(JSON.parse(old(site))));
  });

  test('keeps a field that is there under both names, and reports it without a fix', () => {
    const both = site.replace('"text": "Visit"', '"label": "Visit us", "text": "Visit"');
    expect(textWithNewNames(siteSchema, fileOf(both))).toBe(both);
    const { site: after, diagnosis } = fixed(both);
    expect(after.text).toBe(both);
    expect(diagnosis.diagnostics).toMatchObject([
      { rule: 'renamed-field', message: expect.stringContaining('"text" as well') },
    ]);
  });

  test('that is not JSON stays as it is', () => {
    const broken = old(site).replace('"facts"', '"facts');
    expect(textWithNewNames(siteSchema, fileOf(broken))).toBe(broken);
  });
});

test('a name in another group is no old name', () => {
  const stats = { type: 'stats', items: [{ number: '1', label: 'a room' }] };
  const page = { path: '/x', label: 'x', blocks: [stats] };
  expect(withNewNames(pageSchema, page)).toBe(page);
});

test('an editor program says the new name', () => {
  const schema = jsonSchema(siteSchema);
  expect(schema).toContain('\\"label\\" has the name \\"text\\" now.');
  expect(schema).toContain('\\"label\\" has the name \\"title\\" now.');
});
