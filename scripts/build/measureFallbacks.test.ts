import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { packageOf, typefaceNames } from '../../schema/browser.ts';
import { defaultFallbacks, knownFallbacks } from '../../src/theme/fallbacks.ts';
import { fontStyles } from '../../src/theme/font.ts';
import { openFont } from '../content/fonts/openFont.ts';
import { measureFallbacks } from './measureFallbacks.ts';

const [defaultName, ...otherNames] = typefaceNames;

/** The font faces in styles, with the numbers of their descriptors. */
function facesIn(styles: string) {
  return Array.from(styles.matchAll(/@font-face\{(.*?)\}/g), ([, body = '']) => {
    const percent = (name: string) =>
      Number(new RegExp(`${name}:([\\d.]+)%`).exec(body)?.[1] ?? 0) / 100;
    return {
      family: /font-family:([^;]+)/.exec(body)?.[1],
      isBold: body.includes('font-weight:600'),
      isOfDigits: body.includes('unicode-range'),
      size: percent('size-adjust'),
      lineHeight:
        (percent('ascent-override') + percent('descent-override') + percent('line-gap-override')) *
        percent('size-adjust'),
    };
  });
}

// HarfBuzz's widths of this text, with kerning, in fonts metrically compatible with those of devices: Arimo, Roboto, Tinos and
// Noto Serif, regular; then of its letters and all digits in bold.
const kerned =
  'We tune, repair and restore pianos in Portland and Vancouver since 1987. A technician visits your home within two weeks, and calls you on the day before. A tuning costs $185, and the price we quote is the price you pay.';
const kernedLetters = kerned.replace(/\d+/g, '');
const kernedWidths: Record<string, { regular: number; bold: number; digits: number }> = {
  'Like Arial': { regular: 97.11, bold: 100.5, digits: 5.56 },
  'Like Roboto': { regular: 96.72, bold: 94.24, digits: 5.74 },
  'Like Times': { regular: 87.98, bold: 89.49, digits: 5 },
  'Like Noto Serif': { regular: 104.38, bold: 106.39, digits: 5.65 },
};

// Texts differ in their letters by up to a percent.
test.each(otherNames)(
  'the fallback of %s has the same line height, and the width of a text within one percent',
  async (name) => {
    const font = await openFont(await readFile(packageOf(name).file));
    const faces = facesIn(fontStyles(knownFallbacks({ text: { name } })));
    expect(faces).toHaveLength(6);
    const lineHeight = font.ascent + font.descent + font.lineGap;
    for (const { family = '', isBold, isOfDigits, size, lineHeight: faceLineHeight } of faces) {
      expect(Math.abs(faceLineHeight / lineHeight - 1), family).toBeLessThan(0.005);
      const [text, width = 0] = isOfDigits
        ? ['0123456789', kernedWidths[family]?.digits]
        : isBold
          ? [kernedLetters, kernedWidths[family]?.bold]
          : [kerned, kernedWidths[family]?.regular];
      const expected = font.widthOf(text, isBold ? 650 : 400);
      expect(Math.abs((width * size) / expected - 1), family).toBeLessThan(0.01);
    }
  },
);

test('the default typeface uses values measured in browsers, with the same line height', async () => {
  expect(await measureFallbacks(undefined, '.')).toBeUndefined();
  const font = await openFont(await readFile(packageOf(defaultName).file));
  const faces = facesIn(fontStyles());
  expect(faces).toHaveLength(6);
  for (const { lineHeight } of faces) {
    expect(Math.abs(lineHeight / (font.ascent + font.descent) - 1)).toBeLessThan(0.005);
  }
});

test('measures the owner’s font, and takes the other typeface from the table', async () => {
  const { file } = packageOf('Inter');
  const brand = { typeface: { textFile: file, headlines: 'Fraunces' } } as const;
  const known = knownFallbacks({ text: { name: 'Inter' }, headlines: { name: 'Fraunces' } });
  const measured = await measureFallbacks(brand, '.');
  expect(measured).toEqual(known);
  const styles = fontStyles(measured);
  expect(styles).toContain("h1,h2,h3,header [href='/']{--font:Headlines like Times,");
  expect(styles).toContain('--font:Texts,Like Arial,Like Roboto,system-ui,sans-serif');
});

test('does not scale the fallback of a font for another script', async () => {
  const brand = { typeface: { textFile: 'arabic.woff2' } };
  const measured = await measureFallbacks(brand, 'tests/fixtures/fonts');
  const { Arial, Roboto } = measured?.text.widths ?? {};
  for (const widths of [Arial, Roboto]) expect(widths).toMatchObject({ regular: 1, strong: 1 });
});

test('keeps the default values for texts if only headlines use another typeface', async () => {
  const measured = await measureFallbacks({ typeface: { headlines: 'Fraunces' } }, '.');
  expect(measured?.text).toBe(defaultFallbacks);
  expect(measured?.headlines?.isSerif).toBe(true);
});
