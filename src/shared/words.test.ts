import { expect, test } from 'vitest';
import { localeOf } from '../../tests/tools/localeOf.ts';
import { translator } from './words.ts';

const english = localeOf('en');
const t = translator(english);

test('a word is said with its values', () => {
  expect(t('close')).toBe('Close');
  expect(t('pictureOf', { number: 3, count: 10 })).toBe('3 of 10');
  expect(translator(localeOf('de'))('call', { phone: '030 123456' })).toBe('030 123456 anrufen');
});

test('a value may hold anything, and other brackets stay', () => {
  expect(t('copied', { text: '$& [text] $1' })).toBe('$& [text] $1 is copied.');
  const own = translator({ words: { ...english.words, menu: 'Menu [of] all' } });
  expect(own('menu')).toBe('Menu [of] all');
});

test('a word that the site lacks is in English', () => {
  const none = translator({ words: {} });
  expect(none('directions')).toBe('directions');
  expect(none('openUntil', { time: '5 PM' })).toBe('open until 5 PM');
});

test('a word without its values, or with others, does not compile', () => {
  // @ts-expect-error: its place has no value.
  expect(t('copied')).toBe('[text] is copied.');
  // @ts-expect-error: it has no such place.
  t('copied', { words: 'x' });
  // @ts-expect-error: it has no place.
  t('close', { text: 'x' });
  expect(t('copied', { text: 'It' })).toBe('It is copied.');
});
