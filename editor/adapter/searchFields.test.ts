import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { valueAt } from '../../schema/inspect.ts';
import { emptyEntry } from './convert.ts';
import type { FormFields } from './form.ts';
import { siteForm } from './pageForm.ts';
import { entryLabel, everyField, searchFields } from './searchFields.ts';

const site = JSON.parse(readFileSync('tests/fixtures/site/site.json', 'utf8'));
const all = everyField(siteForm.fields, siteForm.toForm(site)?.fields);
const found = (query: string) => searchFields(all, query).map(({ path }) => path.join('/'));

test('finds a setting by its text, its label and its help', () => {
  expect(found('Conference Rooms')).toContain('header/services/groups/0/links/0/text');
  expect(found('conference-rooms')).toContain('footer/columns/0/links/0/href');
  expect(found('dialog title')[0]).toBe('leadForm/dialogTitle');
  expect(found('calling code')).toContain('callingCode');
  expect(found('')).toEqual([]);
  expect(found('pineapple juice')).toEqual([]);
});

test('lists matches in label or text before matches in the help', () => {
  const phones = found('555-0100');
  expect(phones[0]).toBe('phones/main');
});

test('finds each setting once, and names an entry without words by its position', () => {
  for (const query of ['a', 'e', 'link', 'phone']) {
    const all = found(query);
    expect(new Set(all).size, query).toBe(all.length);
  }
  const links = siteForm.fields.profiles;
  if (links?.type !== 'list') throw new Error('Profiles are a list.');
  expect([entryLabel(links, emptyEntry(links.fields), 0), entryLabel(links, undefined, 2)]).toEqual(
    ['1', '3'],
  );
});

test('each word may match the setting itself or a label around it', () => {
  expect(found('footer company faq')).toContain('footer/columns/1/links/1/text');
});

test('lists every text of the site settings under its path in the file', () => {
  const texts: [string, string][] = [];
  const walk = (value: unknown, path: string) => {
    if (typeof value === 'string') texts.push([path, value]);
    if (typeof value !== 'object' || value === null) return;
    for (const [key, part] of Object.entries(value)) walk(part, path ? `${path}/${key}` : key);
  };
  walk(site, '');
  const names = new Map(all.map(({ path, text }) => [path.join('/'), text]));
  const missing = texts.filter(
    ([path, text]) => path !== '$schema' && !names.get(path)?.includes(text),
  );
  expect(missing).toEqual([]);
  expect(valueAt(site, ['phones', 'main'])).toBe(names.get('phones/main'));
});

test('lists each field with its text and the labels around it', () => {
  const labelled = (label: string) => ({
    label,
    help: { description: `About ${label}`, isOptional: true },
  });
  const fields: FormFields = {
    photo: { ...labelled('Photo (optional)'), type: 'picture', parts: ['src', 'alt'] },
    box: {
      ...labelled('Box (optional)'),
      type: 'group',
      fields: { year: { ...labelled('Year'), type: 'number' } },
    },
    rows: {
      ...{ ...labelled('Rows'), type: 'list', titles: [] },
      fields: { text: { ...labelled('Text'), type: 'line' } },
    },
  };
  const held = {
    photo: { src: 'pictures/a.jpg', alt: 'A hall', focus: [0, 1] },
    box: { year: 1961 },
    rows: [{ text: 'One' }, {}],
  };
  const told = everyField(fields, held).map(({ path, label, around, text }) => [
    ...[path.join('.'), label, around.join(' > '), text],
  ]);
  expect(told).toEqual([
    ['photo', 'Photo', '', 'pictures/a.jpg A hall'],
    ['box', 'Box', '', ''],
    ['box.year', 'Year', 'Box', '1961'],
    ['rows', 'Rows', '', ''],
    ['rows.0.text', 'Text', 'Rows > One', 'One'],
    ['rows.1.text', 'Text', 'Rows > 2', ''],
  ]);
  const names = (query: string) =>
    searchFields(everyField(fields, held), query).map(({ path }) => path.join('.'));
  expect(names('HALL')).toEqual(['photo']);
  // Every word must match, in the field or around it.
  expect(names('rows one')).toEqual(['rows.0.text']);
  expect(names('about text')).toEqual(['rows.0.text', 'rows.1.text']);
  expect(names('year')).toEqual(['box.year']);
  expect(names('  ')).toEqual([]);
});
