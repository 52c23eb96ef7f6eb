import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { emptyEntry } from './convert.ts';
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
