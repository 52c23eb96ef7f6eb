import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { openFont } from '../content/fonts/openFont.ts';

/** Device fonts, and free fonts with the same widths. */
const doubles = { Arial: 'arimo', Roboto: 'roboto', Times: 'tinos', 'Noto Serif': 'noto-serif' };

// Kerning makes words 0.1 to 0.6% narrower. This prose is long enough to measure it.
const prose =
  'We design, install and look after the wiring that an office depends on: network and phone lines, Wi-Fi, cameras, door ' +
  'locks and meeting rooms. A technician walks the building with you first, writes down what is there, and tells you what it ' +
  'costs before any work begins. You get one plan, one price and one person to call. Years later, every outlet still has a ' +
  'label that matches the drawing, and the people who put it there answer the phone. Tell us what does not work today.';

/**
 * scripts/build/deviceWidths.json: for each font and weight, the Latin characters by advance width in thousandths of the font
 * size, and the ratio of the widths of prose with and without kerning.
 */
export async function deviceWidths(packages: string): Promise<string> {
  const table: Record<string, Record<string, object>> = {};
  for (const [font, name] of Object.entries(doubles)) {
    const measured = (weight: number) =>
      measure(
        path.join(packages, `@fontsource/${name}/files/${name}-latin-${weight}-normal.woff2`),
        weight,
      );
    table[font] = { regular: await measured(400), bold: await measured(700) };
  }
  return `${JSON.stringify(table, null, 2)}\n`;
}

async function measure(file: string, weight: number) {
  const font = await openFont(await readFile(file));
  const widths: Record<string, string> = {};
  for (const code of Array.from(font.characters).sort((a, b) => a - b)) {
    const character = String.fromCodePoint(code);
    const width = Math.round(font.widthOf(character, weight) * 1000);
    if (width > 0) widths[width] = (widths[width] ?? '') + character;
  }
  const plain = Array.from(prose, (one) => font.widthOf(one, weight));
  const kerning = font.widthOf(prose, weight) / plain.reduce((sum, width) => sum + width, 0);
  return { kerning: Number(kerning.toFixed(4)), widths };
}
