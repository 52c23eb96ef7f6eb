import { expect, test } from 'vitest';
import { siteForm } from './pageForm.ts';
import { fieldsOfSection, sectionOf, sections } from './settingsSections.ts';

test('every setting is in one section, and every section has settings', () => {
  const shown = sections.map((section) => Object.keys(fieldsOfSection(section)));
  expect(shown.flat().sort()).toEqual(Object.keys(siteForm.fields).sort());
  expect(shown.filter((names) => names.length === 0)).toEqual([]);
});

test('finds the section of a setting by its name, and returns the first for any other name', () => {
  expect(sectionOf('phones').title).toBe('Phones and email');
  expect(sectionOf('leadForm').title).toBe('Form');
  for (const name of [undefined, 'nothing', 'constructor']) {
    expect(sectionOf(name)).toBe(sections[0]);
  }
});
