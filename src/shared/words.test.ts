import { expect, test } from 'vitest';
import { localeOf } from '../../tests/tools/localeOf.ts';
import { translator } from './words.ts';

const english = localeOf('en');
const t = translator(english);

test('fills values into a word', () => {
  expect(t('close')).toBe('Close');
  expect(t('pictureOf', { number: 3, count: 10 })).toBe('3 of 10');
  expect(translator(localeOf('de'))('call', { phone: '030 123456' })).toBe('030 123456 anrufen');
});

test('keeps brackets in values and unknown brackets', () => {
  expect(t('copied', { text: '$& [text] $1' })).toBe('$& [text] $1 copied.');
  const custom = translator({ words: { ...english.words, menu: 'Menu [of] all' } });
  expect(custom('menu')).toBe('Menu [of] all');
});

test('falls back to the name of a word that the site lacks', () => {
  const none = translator({ words: {} });
  expect(none('directions')).toBe('directions');
  expect(none('openUntil', { time: '5 PM' })).toBe('open until');
});

test('a word with missing or unknown values does not compile', () => {
  // @ts-expect-error: the value of its placeholder is missing.
  expect(t('copied')).toBe('[text] copied.');
  // @ts-expect-error: it has no such placeholder.
  t('copied', { words: 'x' });
  // @ts-expect-error: it has no placeholder.
  t('close', { text: 'x' });
  expect(t('copied', { text: 'It' })).toBe('It copied.');
});
