// @vitest-environment node
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { searchWidth } from '../schema/diagnose/searchWidth.ts';
import { openFont } from '../scripts/content/fonts/openFont.ts';

const latin = Array.from({ length: 0x100 - 0x20 }, (_, place) =>
  String.fromCodePoint(place + 0x20),
);
// Control characters and the soft hyphen are invisible; separate accents are treated as letters without an accent.
const shown = [...latin, ...'–—‘’“”„‚…•€œŒ'].filter((one) =>
  /[\p{L}\p{N}]|[ -~–—‘’“”„‚…•€]/u.test(one),
);

test('characters are as wide as those of Arimo, which is as wide as Arial', async () => {
  const arimo = await openFont(
    await readFile('node_modules/@fontsource/arimo/files/arimo-latin-400-normal.woff2'),
  );
  const differ = shown.filter((one) => {
    const plain = one.normalize('NFD').replace(/\p{M}/gu, '');
    if (!arimo.characters.has(plain.codePointAt(0) ?? 0)) return false;
    return Math.abs(searchWidth(one, 1000) - 1000 * arimo.widthOf(plain, 400)) > 2;
  });
  expect(differ).toEqual([]);
});

test.each([
  ['', 20, 0],
  ['Piano', 20, 52],
  ['Über', 20, searchWidth('Uber', 20)],
  ['会社', 14, 28],
  ['Москва', 10, 41],
])('"%s" at %i pixels is %i pixels wide', (text, size, width) => {
  expect(searchWidth(text, size)).toBe(width);
});
