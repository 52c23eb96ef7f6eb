// @vitest-environment node
import { expect, test } from 'vitest';
import { defaultTypeface, typefacesOf } from './typefaces.ts';

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
