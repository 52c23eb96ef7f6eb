// @vitest-environment node
import { expect, test } from 'vitest';
import { defaultTypeface, isInEveryTypeface, typefacesOf } from './typefaces.ts';

test.each([
  [undefined, { text: { name: defaultTypeface } }],
  [{ text: 'Figtree' as const }, { text: { name: 'Figtree' } }],
  [
    { headlines: 'Fraunces' as const },
    { text: { name: defaultTypeface }, headlines: { name: 'Fraunces' } },
  ],
  // The same twice is one.
  [{ text: 'Figtree' as const, headlines: 'Figtree' as const }, { text: { name: 'Figtree' } }],
  // A font of the owner comes before a name.
  [
    { text: 'Figtree' as const, textFile: 'fonts/own.woff2' },
    { text: { file: 'fonts/own.woff2' } },
  ],
  [
    { headlines: 'Fraunces' as const, headlinesFile: 'fonts/own.woff2', text: 'Figtree' as const },
    { text: { name: 'Figtree' }, headlines: { file: 'fonts/own.woff2' } },
  ],
])('the choice %j makes the typefaces %j', (typeface, typefaces) => {
  expect(typefacesOf({ typeface })).toEqual(typefaces);
});

test('every typeface has the letters and digits of English, German, Spanish and French, and no others', () => {
  const letters = 'AaZz09 ÄÖÜäöüß ÁÉÍÑÓÚÜáéíñóúüªº ÀÂÆÇÈÉÊËÎÏÔŒÙÛÜàâæçèéêëîïôœùûüÿ';
  const lacking = Array.from(letters.replaceAll(' ', '')).filter((one) => !isInEveryTypeface(one));
  expect(lacking).toEqual([]);
  expect(Array.from('×÷ŁłŠАд中ab').filter(isInEveryTypeface)).toEqual(['a', 'b']);
  expect(isInEveryTypeface('ab')).toBe(false);
});
