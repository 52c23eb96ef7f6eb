import { expect, test } from 'vitest';
import { blockTypes } from '../blocks/index.ts';
import { iconNames } from '../icons/names.ts';
import { fieldsIn } from '../kinds.ts';
import { pageSchema } from '../page.ts';
import { siteSchema } from '../site.ts';
import { namesMeantBy, onlyNear, sameName } from './nearest.ts';

test('no two names of a choice differ only in case, spaces, hyphens and underscores', () => {
  const groups = [...fieldsIn('page', pageSchema), ...fieldsIn('site', siteSchema)].flatMap(
    ({ field }) => (field.structure === 'group' ? [Object.keys(field.fields)] : []),
  );
  const choices = [iconNames, blockTypes, ...groups];
  expect(choices.length).toBeGreaterThan(30);
  for (const names of choices) {
    const bare = names.map((name) => name.toLowerCase().replaceAll(/[ _-]/g, ''));
    expect(new Set(bare).size).toBe(names.length);
  }
});

test('matches a name with few different letters, if only one is nearest', () => {
  expect(onlyNear('headlin', ['headline', 'subheadline'])).toBe('headline');
  expect(onlyNear('stat', ['stats', 'start', 'list'])).toBeUndefined();
  expect(onlyNear('carousel', ['hero', 'prose'])).toBeUndefined();
  // One typo is accepted in a name of any length.
  expect(onlyNear('fq', ['faq', 'hero'])).toBe('faq');
  expect(onlyNear('x'.repeat(100), ['x'.repeat(99)])).toBeUndefined();
});

test('ignores case, spaces, hyphens and underscores', () => {
  expect(sameName('Card Grid', ['card-grid', 'cta-band'])).toBe('card-grid');
  expect(sameName('card grids', ['card-grid'])).toBeUndefined();
  expect(sameName('a b', ['a-b', 'ab'])).toBeUndefined();
});

test('maps a name from another tool or language to a field of the group', () => {
  expect(namesMeantBy('subtitle', ['headline', 'subheadline', 'items'])).toEqual(['subheadline']);
  expect(namesMeantBy('subtitle', ['title', 'description', 'icon'])).toEqual(['description']);
  expect(namesMeantBy('buttonText', ['ctaText', 'href'])).toEqual(['ctaText']);
  expect(namesMeantBy('Mon', ['monday', 'sunday'])).toEqual(['monday']);
  expect(namesMeantBy('Miércoles', ['monday', 'wednesday'])).toEqual(['wednesday']);
  expect(namesMeantBy('steps', ['stats', 'process', 'list'])).toEqual(['process']);
  expect(namesMeantBy('whatever', ['stats', 'process'])).toEqual([]);
});
