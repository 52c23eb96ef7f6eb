import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { openFont } from '../content/fonts/openFont.ts';
import { joinFonts } from '../content/fonts/openTypeface.ts';

/** Device fonts, and free fonts with the same widths. */
const doubles = { Arial: 'arimo', Roboto: 'roboto', Times: 'tinos', 'Noto Serif': 'noto-serif' };

// Kerning makes words 0.1 to 0.6% narrower. This prose is long enough to measure it.
const prose =
  'We design, install and look after the wiring that an office depends on: network and phone lines, Wi-Fi, cameras, door ' +
  'locks and meeting rooms. A technician walks the building with you first, writes down what is there, and tells you what it ' +
  'costs before any work begins. You get one plan, one price and one person to call. Years later, every outlet still has a ' +
  'label that matches the drawing, and the people who put it there answer the phone. Tell us what does not work today.';

/** The files with the characters that typefaces of sites share with these fonts, the main file first. */
const subsets = ['latin', 'latin-ext', 'vietnamese', 'greek', 'cyrillic'];

/** Of the other files: letters of European languages and of Vietnamese. */
const otherLetters =
  /[\u0100-\u017f\u01a0\u01a1\u01af\u01b0\u0218-\u021b\u0386-\u03ce\u0400-\u045f\u0490\u0491\u1ea0-\u1ef9]/;

/**
 * scripts/build/deviceWidths.json: for each font and weight, the characters by advance width in thousandths of the font size, and
 * the ratio of the widths of prose with and without kerning.
 */
export async function deviceWidths(packages: string): Promise<string> {
  const table: Record<string, Record<string, object>> = {};
  for (const [font, name] of Object.entries(doubles)) {
    const measured = (weight: number) =>
      measure(
        subsets.map((subset) =>
          path.join(packages, `@fontsource/${name}/files/${name}-${subset}-${weight}-normal.woff2`),
        ),
        weight,
      );
    table[font] = { regular: await measured(400), bold: await measured(700) };
  }
  return `${JSON.stringify(table, null, 2)}\n`;
}

async function measure(files: readonly string[], weight: number) {
  const fonts = await Promise.all(files.map(async (file) => openFont(await readFile(file))));
  const font = joinFonts(fonts);
  const codes = new Set(
    fonts.flatMap(({ characters }, index) =>
      Array.from(characters).filter(
        (code) => index === 0 || otherLetters.test(String.fromCodePoint(code)),
      ),
    ),
  );
  const widths: Record<string, string> = {};
  for (const code of Array.from(codes).sort((a, b) => a - b)) {
    const character = String.fromCodePoint(code);
    const width = Math.round(font.widthOf(character, weight) * 1000);
    if (width > 0) widths[width] = (widths[width] ?? '') + character;
  }
  const plain = Array.from(prose, (one) => font.widthOf(one, weight));
  const kerning = font.widthOf(prose, weight) / plain.reduce((sum, width) => sum + width, 0);
  return { kerning: Number(kerning.toFixed(4)), widths };
}
