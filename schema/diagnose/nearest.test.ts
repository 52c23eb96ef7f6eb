import { expect, test } from 'vitest';
import { blockTypes } from '../blocks/index.ts';
import { iconNames } from '../icons/names.ts';
import { fieldsIn } from '../kinds.ts';
import { pageSchema } from '../page.ts';
import { siteSchema } from '../site.ts';
import { onlyNear, sameName, suggestName } from './nearest.ts';
import { inFile, inForm } from './phrase.ts';

/** What is suggested to those who see the file. */
function said(...asked: Parameters<typeof suggestName>): string {
  return inFile(suggestName(...asked) ?? '');
}

test('no two names of a choice are the same but for capitals, spaces, hyphens and underscores', () => {
  const groups = [...fieldsIn('page', pageSchema), ...fieldsIn('site', siteSchema)].flatMap(
    ({ field }) => (field.structure === 'group' ? [Object.keys(field.fields)] : []),
  );
  const choices = [iconNames, blockTypes, ...groups];
  expect(choices.length).toBeGreaterThan(30);
  for (const names of choices) {
    for (const name of names)
      expect(sameName(name.toUpperCase().replaceAll('-', ' '), names)).toBe(name);
  }
});

test('a name is near when few of its letters differ, and one alone is the nearest', () => {
  expect(onlyNear('headlin', ['headline', 'subheadline'])).toBe('headline');
  expect(onlyNear('stat', ['stats', 'start', 'list'])).toBeUndefined();
  expect(onlyNear('carousel', ['hero', 'prose'])).toBeUndefined();
  // One slip is near however short the name is.
  expect(onlyNear('fq', ['faq', 'hero'])).toBe('faq');
  expect(onlyNear('x'.repeat(100), ['x'.repeat(99)])).toBeUndefined();
});

test('a name is the same but for capitals, spaces, hyphens and underscores', () => {
  expect(sameName('Card Grid', ['card-grid', 'cta-band'])).toBe('card-grid');
  expect(sameName('card grids', ['card-grid'])).toBeUndefined();
  expect(sameName('a b', ['a-b', 'ab'])).toBeUndefined();
});

test('the suggestion names what is near, else all of a few or the nearest of many', () => {
  const letters = [...'abcdefgh'].map((letter) => letter.repeat(9));
  expect(said('stat', ['stats', 'start', 'list'])).toBe('Did you mean "stats" or "start"?');
  expect(said('xyz', ['sunk'])).toBe('Write "sunk".');
  expect(said('xyz', letters.slice(0, 7))).toMatch(/^Write one of: (?:\w+, ){6}\w+\.$/);
  expect(said('xyz', letters, 'All of them are there.')).toMatch(
    /^The nearest of 8: (?:\w+, ){4}\w+\. All of them are there\.$/,
  );
  expect(suggestName('xyz', [])).toBeUndefined();
});

test('a form has a button for the one name that is near, and labels for the others', () => {
  const label = (name: string) => name.toUpperCase();
  const saidInForm = (word: string, names: string[]) =>
    inForm(suggestName(word, names, 'All of them are there.', label) ?? '');
  expect(saidInForm('fq', ['faq', 'hero'])).toBe('');
  expect(saidInForm('stat', ['stats', 'start'])).toBe('Did you mean “STATS” or “START”?');
  expect(saidInForm('xyz', ['hero', 'faq'])).toBe('Choose one of: HERO, FAQ.');
});
