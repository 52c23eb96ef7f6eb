import { expect, test } from 'vitest';
import { defaultTypeface, hasCharacter, typefaceNames, typefacesOf } from './typefaces.ts';

test.each([
  [undefined, { text: { name: defaultTypeface } }],
  [
    { text: 'Atkinson Hyperlegible Next' as const },
    { text: { name: 'Atkinson Hyperlegible Next' } },
  ],
  [
    { headlines: 'Fraunces' as const },
    { text: { name: defaultTypeface }, headlines: { name: 'Fraunces' } },
  ],
  // The same typeface twice counts once.
  [
    {
      text: 'Atkinson Hyperlegible Next' as const,
      headlines: 'Atkinson Hyperlegible Next' as const,
    },
    { text: { name: 'Atkinson Hyperlegible Next' } },
  ],
  // A font file takes precedence over a name.
  [
    { text: 'Atkinson Hyperlegible Next' as const, textFile: 'fonts/own.woff2' },
    { text: { file: 'fonts/own.woff2' } },
  ],
  [
    {
      headlines: 'Fraunces' as const,
      headlinesFile: 'fonts/own.woff2',
      text: 'Atkinson Hyperlegible Next' as const,
    },
    { text: { name: 'Atkinson Hyperlegible Next' }, headlines: { file: 'fonts/own.woff2' } },
  ],
])('the setting %j results in the typefaces %j', (typeface, typefaces) => {
  expect(typefacesOf({ typeface })).toEqual(typefaces);
});

test.each(typefaceNames)('%s covers Western and Central European languages', (name) => {
  const letters =
    'AaZz09 ÄÖÜäöüß ÁÉÍÑÓÚÜáéíñóúüªº ÀÂÆÇÈÉÊËÎÏÔŒÙÛÜàâæçèéêëîïôœùûüÿ ŁłĄąĆćĘęŃńŚśŹźŻż ČčĎďĚěŇňŘřŠšŤťŮůŽž ŐőŰű ĂăȘșȚț ĞğİıŞş Ŷŷ ĀāĒēĪīŪū ĐđĦħ';
  expect(Array.from(letters.replaceAll(' ', '')).filter((one) => !hasCharacter(name, one))).toEqual(
    [],
  );
  expect(hasCharacter(name, '中')).toBe(false);
});

test('knows which typefaces cover Cyrillic and Greek', () => {
  expect(hasCharacter('Inter', 'Ж')).toBe(true);
  expect(hasCharacter('Inter', 'Ω')).toBe(true);
  expect(hasCharacter('Atkinson Hyperlegible Next', 'Ж')).toBe(false);
});
