import { expect, test } from 'vitest';
import { tongueOf } from '../../tests/tools/tongueOf.ts';
import { sayIn } from './words.ts';

const english = tongueOf('en');
const say = sayIn(english);

test('a word is said with its values', () => {
  expect(say('close')).toBe('Close');
  expect(say('pictureOf', { number: 3, count: 10 })).toBe('3 of 10');
  expect(sayIn(tongueOf('de'))('call', { phone: '030 123456' })).toBe('030 123456 anrufen');
});

test('a value may hold anything, and other brackets stay', () => {
  expect(say('copied', { text: '$& [text] $1' })).toBe('$& [text] $1 is copied.');
  const own = sayIn({ words: { ...english.words, menu: 'Menu [of] all' } });
  expect(own('menu')).toBe('Menu [of] all');
});

test('a word that the site lacks is in English', () => {
  const none = sayIn({ words: {} });
  expect(none('directions')).toBe('directions');
  expect(none('openUntil', { time: '5 PM' })).toBe('open until 5 PM');
});

test('a word without its values, or with others, does not compile', () => {
  // @ts-expect-error: its place has no value.
  expect(say('copied')).toBe('[text] is copied.');
  // @ts-expect-error: it has no such place.
  say('copied', { words: 'x' });
  // @ts-expect-error: it has no place.
  say('close', { text: 'x' });
  expect(say('copied', { text: 'It' })).toBe('It is copied.');
});
